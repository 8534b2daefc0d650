# The table in the browser. One section a page; the words of the game itself are in game.ftl.

## Everywhere

web-title = Sea Salt & Paper
web-description = The card game { web-title } in the browser, against bots or with friends. An unofficial, open edition.
web-no-script = This table needs JavaScript. Allow it for this page, then load it again.
web-back = Back to the start
web-guest = Guest
web-notice = From the operator of this server
web-language = Language
web-extra-salt = Extra Salt
web-extra-salt-about = eight more cards
web-edition = Rule book
web-house = House rules
web-house-none = all as in the rule book
web-house-count = { $count ->
    [one] one of your own
   *[other] { $count } of your own
}
web-house-book = in the book: { $value }
web-house-reset = Play by the rule book
web-players = Players
web-opponents = Opponents
web-levels = Levels
web-characters = Characters
web-hints = Hints
web-hints-about = On your turn you may ask what the strongest bot would do. This goes for everybody at the table, and everybody sees it.

## What failed

web-failed = That did not work. Please try again.
web-failed-offline = The server cannot be reached. Is this device online?
web-failed-too-many = That was a bit fast. Wait a moment, then try again.
web-failed-unavailable = The server is busy for a moment. Please try again.
web-failed-busy = The bots are busy thinking at other tables. Please ask again in a moment.
web-failed-not-allowed = This table is private: you need the link of somebody who sits there.
web-failed-blocked = The operator of this server has closed it to you.
web-failed-set-aside = Something at this table is damaged, so it was set aside. It is not your fault; the other tables go on.
web-failed-too-many-tables = You have a seat at a lot of tables that are not over yet. Finish or leave one of them first.
web-failed-no-proof = This game began in the middle of another one, so no seed proves its cards.
web-failed-bad-key = This key is not valid: it was used, has expired, or was mistyped.
web-failed-no-passkeys = Passkeys do not work at this address.
web-failed-bad-passkey = This passkey was not accepted. Nothing has changed.
web-failed-too-many-passkeys = You have ten passkeys. Remove one of them first.
web-failed-no-passkey-given = No passkey was used. Nothing has changed.
web-failed-not-signed-in = This device was signed out. Load the page again to begin as somebody new.
web-signed-out = This device was signed out. From now on you are somebody new here.
web-failed-other-name = Your name has changed meanwhile. Load the page again.
web-failed-no-such-session = That device is signed out already.
web-failed-no-push-service = Your browser could not reach its push service. Is this device online?
web-failed-bad-push-service = This server cannot send notices to the push service of your browser.
web-failed-too-many-watchers = So many people watch this table that there is no room for one more. Try again later.
web-failed-name-claimed = This name belongs to somebody else here. Choose another one in the settings.
web-failed-name-reserved = This name cannot be made yours: it is that of a bot or of the house, or it mixes letters of several alphabets.
web-failed-claim-too-early = Finish five games first; then you can make your name yours.
web-failed-no-such-person = You have not finished a game with that person, or they are no longer here.
web-failed-too-many-people = You have remembered or avoided so many people that there is no room for more.
web-failed-too-many-reports = That is enough for today. The operator reads what you have reported.

## A table in a list

web-listed-hints = hints
web-listed-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
web-listed-seconds = { $seconds } s per move
web-listed-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
  }
web-listed-round = round { $round }
web-listed-seats = { $taken } of { $players } seats taken
web-listed-join = Join
web-listed-watch = Watch
web-listed-continue = Continue
web-listed-whose = table of { $names }
web-listed-your-turn = Your turn
web-listed-waiting = Waiting for { $name }
web-listed-gathering = Not started yet
web-listed-won = You won
web-listed-winner = { $name } won
web-listed-against = with { $names }

## Start

web-start-about = A card game for two to four players. Free, no account.
web-start-play = Play now
web-start-play-about = { $bots ->
    [1] you and one bot
    [2] you and two bots
   *[other] you and three bots
  }, { $salt ->
    [yes] Extra Salt
   *[no] 15 minutes
  }
web-start-opening = Shuffling…
web-start-find = Find players
web-find-title = { $count ->
    [1] Looking for another player…
   *[other] Looking for { $count } other players…
  }
web-find-about = The game begins as soon as others look for the same one. Leave this page open.
web-find-alone = Nobody else is looking right now. You can go on waiting, or play against bots.
web-find-bots = Play against bots
web-find-stop = Stop
web-start-choices = More choices
web-start-more = More
web-start-running = Your games
web-start-open = Open tables
web-start-open-about = { $count ->
    [0] none waiting
    [one] { $count } waiting
   *[other] { $count } waiting
  }
web-start-open-all = All open tables
web-start-open-none = Nobody is waiting right now.
web-start-friends = With friends
web-start-friends-about = by a link
web-start-learn = Learn
web-start-learn-about = in 3 minutes
web-start-rules = Rules
web-start-rules-about = to look up
web-start-score = Score pad
web-start-score-about = for real cards
web-start-games = My games
web-start-games-about = { $count ->
    [0] and replays
    [one] { $count } running
   *[other] { $count } running
  }
web-start-settings = Settings
web-start-fine = An unofficial, open edition with drawings of its own. Game by Bruno Cathala and Théo Rivière.

## With friends

web-friends-title = With friends
web-friends-about = One press makes a link. Send it, and play.
web-friends-options = Options
web-friends-name = Your name
web-face = Your face
web-face-about = Others see it at every table, from the next one on.
web-face-animal = Animal
web-face-color = Color of the paper
web-face-done = Done
web-face-crane = Crane
web-face-fox = Fox
web-face-cat = Cat
web-face-rabbit = Rabbit
web-face-owl = Owl
web-face-frog = Frog
web-face-turtle = Turtle
web-face-butterfly = Butterfly
web-friends-time = Time to think
web-friends-time-none = No clock
web-friends-time-bank = Seconds
web-friends-time-days = Days
web-friends-base = For a move
web-friends-bank = In reserve, for the whole game
web-friends-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
web-friends-minutes = { $count ->
    [0] none
    [one] { $count } minute
   *[other] { $count } minutes
  }
web-friends-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
web-friends-time-about = { $pace ->
    [bank] When the reserve is used up, a bot decides that move.
    [days] For games on the side. When the time is up, a bot decides that move.
   *[none] Everybody takes as long as they like. After a minute the others may let a bot decide that move.
  }
web-friends-who = Who can join
web-friends-link = By link
web-friends-public = Everyone
web-friends-who-about = { $public ->
    [yes] The table is listed for all; the link works too. Among strangers a clock keeps the game going.
   *[no] Only those who have the link.
  }
web-friends-memory = Memory aid
web-friends-memory-about = The table shows everybody what they could have remembered: the piles, and cards seen in a hand.
web-friends-edition-about = The printed rule books differ in a few details. Standard follows most of them.
web-friends-open = { $public ->
    [yes] Open the table
   *[no] Get a link
  }
web-friends-open-about = bots can fill empty seats later
web-friends-opening = Opening…

## Before the game

web-lobby-title = Table for { $players }
web-lobby-missing = { $count ->
    [1] One seat is free
    [2] Two seats are free
   *[other] Three seats are free
  }
web-lobby-missing-about = Send the link, or let bots play.
web-lobby-full = All seats are taken
web-lobby-full-about = The game begins when everybody is ready.
web-lobby-you = { $name } (you)
web-lobby-ready = ready
web-lobby-not-ready = not ready yet
web-lobby-bot = Bot: { $level }
web-lobby-free = Free seat
web-lobby-free-about = waiting for somebody
web-lobby-add-bot = Add a bot
web-lobby-fill = Fill the free seats with bots
web-lobby-remove-bot = Remove { $name }
web-lobby-free-seat = Free { $name }’s seat
web-lobby-sit = Sit here
web-lobby-options-about = Until the game begins. Whoever was ready is asked again.
web-lobby-changed = { $name } changed the rules: { $rules }.
web-lobby-invite = Invite
web-lobby-invite-about = Anybody who has this link may sit down.
web-lobby-qr = QR code of the link to a seat
web-lobby-copy = Copy link
web-lobby-copied = Copied
web-lobby-share = Share
web-lobby-share-text = Play { web-title } with me.
web-lobby-watch = Others may watch
web-lobby-watch-about = They see the table, but no hands.
web-lobby-copy-watch = Copy link to watch
web-lobby-fair = Nobody can rig the shuffle
web-lobby-fair-about = The server has fixed its secret already and shows its fingerprint below. When you press “ready”, your browser adds a number of its own. Cards are dealt from both, so neither side alone can choose them. After the game everything is shown and can be checked in the replay.
web-lobby-fair-commitment = Fingerprint
web-lobby-act-ready = I am ready
web-lobby-act-ready-last = the game begins
web-lobby-act-ready-others = { $count ->
    [one] then we wait for one more
   *[other] then we wait for { $count } more
  }
web-lobby-act-waiting = Waiting for { $names }
web-lobby-act-waiting-seat = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
web-lobby-act-waiting-about = you are ready
web-lobby-act-stand = Stand up
web-lobby-act-watch = You are watching
web-lobby-act-watch-about = the game will begin here

## Join

web-join-title = You are invited
web-join-by = { $name } invites you
web-join-watch-title = Come and watch
web-join-at = At the table: { $names }.
web-join-nobody = Nobody sits there yet.
web-join-name = Your name
web-join-learn = New to the game? Learn it in 3 minutes
web-join-learn-about = then you come back to this table
web-join-sit = Take a seat
web-join-sit-about = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
  }
web-join-sitting = One moment…
web-join-full = All seats are taken, but you may watch.
web-join-running = The game has started, but you may watch.
web-join-over = The game is over.
web-join-watch-about = you see only face-up cards
web-join-replay = See the replay
web-join-looking = Looking for the table…
web-join-again = Try again
web-join-play = Play something else

## My games

web-games-title = Games
web-games-running = Running
web-games-running-none = No game is waiting for you.
web-games-open-one = Open a table for everyone
web-games-over = Finished
web-games-over-none = Your finished games will be here, with every move to look at again.
web-games-replay = Replay
web-games-looking = Looking…

## Statistics

web-profile = Profile
web-profile-about = stamps, accuracy, luck, rating
web-profile-reviewed = Accuracy and luck
web-profile-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
web-profile-luck = { $games ->
    [one] Luck so far: { $wins } wins in { $games } game.
   *[other] Luck so far: { $wins } wins in { $games } games.
  }
web-profile-luck-about = That much the cards added to your chances, or took, in the games that were reviewed.
web-profile-none = Once a game of yours was reviewed, your accuracy and your luck are here.
web-profile-server = A server adds up accuracy and luck. Here they are in the review of each game.
web-stamps = Stamps
web-stamps-about = One for each level that you have beaten, and for some things done once. They stay.
web-stamp-bet = LAST CHANCE won
web-stamp-mermaids = Four mermaids
web-stamp-master = Ahead of the master
web-stamp-week = A full week
web-stamp-has = done
web-stamp-not = not yet
web-stats-title = Your statistics
web-stats-none = After your first finished game: how often you win, and against whom.
web-stats-about = Counted in this browser only.
web-stats-games = Games
web-stats-won = Won
web-stats-best = Best round
web-stats-bets = Bets won
web-stats-of = of { $count }
web-stats-calls = Rounds: { $rounds }. Called STOP: { $stops }. Called LAST CHANCE: { $bets }.
web-stats-mermaids = Won by four mermaids: { $count }.
web-stats-against = Against
web-stats-box = Box
web-stats-base = Base game
web-stats-mixed = Different bots
web-stats-people = People
web-stats-reset = Reset
web-stats-reset-ask = Forget all these figures?
web-stats-reset-yes = Forget
web-stats-reset-no = Keep
web-rating-title = Your rating
web-rating-soon = { $games } of { $of } rated games: after that your strength is a number.
web-rating-about = The bot Beginner has 1000. Games count after “Find players”, or alone with bots: standard rules, no hints, no memory aid, one game at a time. Whoever leaves is last.
web-rating-listed = Show me in the list
web-rating-listed-about = With name and face, for 90 days after your last game that counts.
web-rating-list = Rated players
web-rating-list-none = Nobody is listed yet.
web-rating-game = This game counts for your rating.
web-rating-open = A rated game of yours is not over. Until it is, no other game counts.
web-rating-go-on = Go on with it

## Keep my games

web-account-title = Keep my games
web-account-about = Your games belong to this browser, without a password or an address. A link makes another device you, too; a recovery key brings you back if all are lost.
web-account-link = Add a device
web-account-link-about = Open this link on the other device within ten minutes. It works once, for whoever has it.
web-account-qr = The link as a QR code
web-account-recovery = Recovery key
web-account-recovery-about = Write it down: it is shown only now. It works once, until { $date }, on the page { $page }. A new one replaces it.
web-account-copy = Copy the key
web-account-recovery-known = You have a recovery key, until { $date }.
web-account-passkey = Add a passkey
web-account-passkey-made = Your passkey is ready. With it you come back on any device that has it, on the page { $page }.
web-account-passkeys = Your passkeys
web-account-passkey-end = Remove
web-account-devices = Your devices
web-account-this = this one
web-account-device = Unknown browser
web-account-by-link = by a link
web-account-by-recovery = by a recovery key
web-account-by-operator = by a key of the operator
web-account-by-passkey = by a passkey
web-account-end = Sign out
web-account-end-others = Sign out all others
web-account-export = Download everything
web-account-delete = Delete me
web-account-delete-ask = All that is yours goes for good: games, results, devices, keys. In games with other people a dash replaces your name; a bot goes on in those that run.
web-account-delete-yes = Delete for good
web-account-delete-no = Keep it
web-account-come = Become { $name } here
web-account-come-about = This browser gets the games, the results and the name of { $name }. The key works once.
web-account-now = Until now this browser is { $name }: those games can then be reached only from another device of { $name }, or by a recovery key.
web-account-use = Be { $name } here
web-account-key = Your key
web-account-look = Go on
web-account-passkey-use = Sign in with a passkey
web-account-known = Sign in with a key

## Learn
# The coach has room for three lines on a phone: at most 150 characters.

web-learn-title = Your first game
web-learn-coach = Coach
web-learn-back = One step back
web-learn-skip = Skip
web-learn-next = Go on
web-learn-part = Part { $part } of { $parts }
web-learn-draw = Your first turn
web-learn-draw-text = In every turn you take a card. Draw two from the deck: you may keep one of them.
web-learn-keep = Keep one
web-learn-keep-text = Two octopuses are worth 3 points, so one is a start. Choose the octopus. The shark goes onto pile B.
web-learn-end = End your turn
web-learn-end-text = There is nothing to play yet. End your turn, then it is Ada’s.
web-learn-again = Your turn again
web-learn-again-text = Ada kept a card that you cannot see, and put a boat onto B. Draw two again.
web-learn-ahead = Think ahead
web-learn-ahead-text = Two fish make a duo, and a fish lies on pile A. So keep this fish, and cover pile B with the shell.
web-learn-hope-text = Now hope that nobody takes the fish on A.
web-learn-take = Take from a pile
web-learn-take-text = It is still there! Instead of drawing you may take the top card of a pile. Choose pile A.
web-learn-duo = Your first duo
web-learn-duo-text = Two fish are worth a point. Lay them, and they bring you a card from the deck too. Choose one of them.
web-learn-laid = A crab came
web-learn-laid-text = Laid cards still count for you, and nobody can steal them. End your turn.
web-learn-third-text = Two boats gave Ada a second turn. Draw two: you need points!
web-learn-shoal = A multiplier
web-learn-shoal-text = The shoal gives a point for each fish you have, laid ones too. Keep it. The crab goes onto pile A.
web-learn-crab-text = You hold a crab, and another lies on A. Perhaps it will wait for you.
web-learn-second = The second crab
web-learn-second-text = It waited. Choose pile A and take the crab: two crabs are a duo.
web-learn-crabs = Crabs search
web-learn-crabs-text = Two crabs let you look through a whole pile and take any card from it. Lay them.
web-learn-look = Which pile?
web-learn-look-text = You choose before you look. Pile B is the larger one: look through it.
web-learn-pick = Take any card
web-learn-pick-text = One shell is worth nothing. But it is grey, like your octopus and your shoal, and a color will pay soon.
web-learn-four = Four points
web-learn-four-text = Two duos and the shoal make 4, as the strip above your hand shows. With 7 you may end the round.
web-learn-there = There it is
web-learn-there-text = An octopus on pile B! With yours it is worth 3 points. Take it, and you have 7.
web-learn-seven = Seven points
web-learn-seven-text = Now you may end the round, safely or with a bet. Press “Call”.
web-learn-bet = Safe, or a bet?
web-learn-bet-text = STOP pays your 7 points. With LAST CHANCE Ada has one more turn. If she does not beat you, your 3 grey cards count too, and she gets only her color. Dare it!
web-learn-ada = { $name } is playing
web-learn-ada-now = That was your turn. Now it is { $name }’s.
web-learn-ada-thinks = { $name } looks at her cards.
web-learn-ada-boats = Two boats: Ada may take another turn at once.
web-learn-ada-last = Your cards lie open, and nobody can steal from them. Ada has one last turn.
web-learn-over = All cards on the table
web-learn-not-that = Not now. Press what is outlined.
web-learn-not-card = A good card too, but the other one helps you more today.
web-learn-not-end = Not yet: first lay your two cards.
web-learn-not-end-call = You could play on. But Ada collects as well: end the round while you are ahead.
web-learn-not-stop = STOP is safe, and in many games it is right. Here the bet brings 10 instead of 7.
web-learn-won = You won the bet, and the game
web-learn-won-text = 7 points against 6. Your bet pays for your cards, and one point more for each grey one; Ada scores only her color. A real game takes several rounds, to 40 points with two players.
web-learn-skipped = Ready?
web-learn-skipped-text = The table always says what you can do next, and what it brings.
web-learn-unseen = What you have not met yet
web-learn-unseen-boats = Two boats: another turn at once.
web-learn-unseen-shark = Swimmer and shark: steal a card from somebody’s hand.
web-learn-unseen-mermaid = A mermaid: a point for each card of your largest color. Four of them win the game.
web-learn-unseen-rest = Penguins, sailors, shells: the more of a kind, the better.
web-learn-rules = All the rules
web-learn-once-more = Once more
web-learn-after-all = Learn it after all
web-learn-play = Play a real game
web-learn-play-about = you and one bot, to 40 points
web-learn-to-table = To the table
web-learn-to-table-about = your invitation waits there

## Score pad

web-score-title = Score pad
web-score-about = For a game with real cards: mark what everybody has, and it is counted.
web-score-back = Back to the pad
web-score-names = Names of the players
web-score-names-about = In the order in which you sit, to the left.
web-score-player = Player { $number }
web-score-begin = Begin
web-score-begin-about = the pad stays in this browser
web-score-last = { $count ->
    [one] Your last game, with one round, is still here.
   *[other] Your last game, with { $count } rounds, is still here.
  }
web-score-last-back = Bring it back
web-score-start = A fresh pad
web-score-leads = { $name } leads
web-score-level = Level
web-score-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
web-score-starter = { $name } begins the next round.
web-score-starter-first = You choose who starts.
web-score-rounds = Rounds and points
web-score-round-column = Round
web-score-see = Round { $number }: see it
web-score-sums = Total
web-score-called-mark = called the round
web-score-enter = Round { $number }
web-score-enter-about = when it is over: count it
web-score-enter-begun = go on with it
web-score-new = New game
web-score-new-ask = Begin a new game?
web-score-new-about = This one is set aside; you can bring it back until you start another.
web-score-keep = Keep it
web-score-others = Other players
web-score-again = Play again
web-score-again-about = same players
web-score-removed = Round { $number } was removed.
web-score-put-back = Put it back
web-score-tabs = Players, and how the round ended
web-score-end = End
web-score-spot = Mark what is
web-score-hand = in hand
web-score-laid = laid
web-score-laid-base = Laid duos may be marked with the hand: they count the same.
web-score-laid-salt = Keep hand and laid cards apart: a starfish counts only with its own duo.
web-score-loose = A laid card has no partner yet: mark it too, or put it in hand.
web-score-loose-of = { $name }: a duo is incomplete
web-score-tap = { $card }: { $hand } in hand, { $laid } laid, { $copies } in the box
web-score-tap-gone = { $card }: { $names } has it
web-score-points = { $count ->
    [one] point
   *[other] points
  }
web-score-sum = { $points ->
    [one] One point
   *[other] { $points } points
  }, color bonus { $color }: see why
web-score-heard = { $points ->
    [one] One point
   *[other] { $points } points
  }
web-score-why = Points of { $name }
web-score-why-none = Nothing that counts yet.
web-score-why-bonus = only after LAST CHANCE
web-score-next = Next: { $name }
web-score-to-end = How did it end?
web-score-cards = Cards
web-score-how = How did it end?
web-score-stop-about = Everyone scores their cards.
web-score-last-about = The others had one more turn.
web-score-void = Deck ran out
web-score-void-about = Nobody scores.
web-score-mermaids = Four mermaids
web-score-mermaids-about = The game is won.
web-score-by = { $ended ->
    [void] Whose turn was it?
    [mermaids] Who laid them?
   *[other] Who called?
  }
web-score-who = Choose a player
web-score-too-few = { $points ->
    [one] { $name } has one point, too few for a call. Is a card missing?
   *[other] { $name } has { $points } points, too few for a call. Is a card missing?
  }
web-score-write = Write it down
web-score-done = Done
web-score-won-mermaids = { $name } laid four mermaids.
web-score-mend = Change
web-score-remove = Remove this round
web-score-to-pad = To the pad
web-score-uncounted = Not counted yet
web-score-uncounted-about = It is counted as soon as the server can be reached.
web-score-offline = No connection
web-score-offline-about = Your cards are kept. Points come when it is back.

## Rules page

web-rules-search = Search the rules
web-rules-places = { $count ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $count } places.
  }
web-rules-contents = Contents
web-rules-differs = differs from standard
web-rules-copies = { $count } ×
web-rules-copies-salt = { $count } ×, Extra Salt
web-rules-examples = For example
web-rules-bet = A bet, for example
web-rules-other = Somebody else
web-rules-pays = { $cards } for cards, { $color } for color

## Settings

web-settings-title = Settings
web-settings-about = They apply at once, in this browser.
web-settings-name-about = From the next table on.
web-settings-name-kept = Saved.
web-settings-look = Appearance
web-settings-look-system = System
web-settings-look-light = Light
web-settings-look-dark = Dark
web-settings-sound = Sounds
web-settings-sound-about = paper, and two drops when it is your turn
web-settings-haptics = Vibration
web-settings-haptics-about = on your turn and at big moments, if the device supports it
web-settings-speed = How fast the others move
web-settings-speed-calm = Calm
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-motion = Motion
web-settings-motion-about = cards travel to where they go
web-settings-motion-off = Your device asks for less motion, so cards only fade.
web-settings-auto-end = End turns automatically
web-settings-auto-end-about = when nothing is left to play or to call
web-settings-signs = Large color signs
web-settings-signs-about = the sign of its color is bigger on every card
web-notices = Notify me when it is my turn
web-notices-about = in games over days, also while this page is closed
web-notices-title = Your turn
web-notices-offer = Notify me
web-notices-blocked = Your browser blocks notices from this page. Allow them in its settings, then load the page again.
web-notices-home = On this device notices come only to apps. Choose Share, then “Add to Home Screen”, and open the table from there.
web-device = Keep the table on this device
web-device-about = for games against bots while the server is out of reach; about 8 MB
web-device-progress = being fetched: { $done } of { $total } files
web-device-failed-storage-full = There is no room for it on this device.
web-device-failed-offline = It could not be fetched whole. Please try again.

## The table: the next act
# The title of a button has at most 20 characters, its second line at most 34.

web-draw-two = Draw two
web-draw-one = Draw one
web-draw-detail = keep one of them
web-draw-or-take = or take the top card of a pile
web-draw-stung = a jellyfish allows no more
web-take = Take from { $pile }
web-take-detail = the { $card }
web-choose-pile = Choose a pile
web-keep-choose = Pick a card to keep
web-keep = Keep the { $card }
web-keep-where = where does the other card go?
web-keep-detail = and put the { $card } on { $pile }
web-keep-colored = Keep the { $card }
web-keep-colored-detail = and put the { $card } on { $pile }
web-keep-makes = { $enough ->
    [yes] { $points }, may call
    [closed] makes { $points }, color { $color }
   *[no] { $points } of { $needed }
  }
web-keep-stays = { $enough ->
    [yes] still { $points }, may call
    [closed] still { $points }, color { $color }
   *[no] still { $points } of { $needed }
  }
web-keep-label = Keep { $card }: { $worth }
web-look-choose = Choose a pile
web-look = Look through { $pile }
web-look-detail = then take one card from it
web-pick-choose = Choose a card
web-pick = Take the { $card }
web-pick-from = Take one from { $pile }
web-pick-help = From the bottom up. Nobody else sees what you take.
web-pick-then = then on top: { $card }
web-lobster-from = { $count ->
    [one] Keep the last card
   *[other] Keep one of { $count }
  }
web-lobster-help = The others go back into the deck, which is shuffled.
web-steal-choose = Choose a player
web-steal = Steal from { $name }
web-steal-detail = { $count ->
    [one] the only card
   *[other] one of { $count } cards, by chance
  }
web-victim = steal here
web-lay-choose = Choose its partner
web-lay-crab = Play two crabs
web-lay-boat = Play two boats
web-lay-fish = Play two fish
web-lay-shark = Play swimmer + shark
web-lay-jellyfish = Play the jellyfish
web-lay-lobster = Play the lobster
web-lay-starfish = Play a trio
web-effect-crab = then take a card from a pile
web-effect-boat = then take another turn
web-effect-fish = then draw a card
web-effect-shark = then steal a card
web-effect-jellyfish = then the others may only draw one
web-effect-lobster = then keep one of five cards
web-effect-starfish = two points more, but no effect
web-effect-none = no effect now: nothing to take
web-mermaids = Lay four mermaids
web-mermaids-detail = and win the game
web-end-turn = End turn
web-end-soon = by itself in { $seconds } s
web-end-soon-said = Nothing is left to do. Your turn ends by itself in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }; “Wait” or Escape keeps it.
web-end-wait = Wait
web-end-or-lay = or choose cards to play
web-undo = Back
web-wait-for = Wait for { $name }
web-take-back = Play myself again
web-take-back-detail = a bot plays for you now
web-go-on = Let a bot play
web-go-on-detail = { $name } is taking a while
web-others-wait = The others are waiting: they may let a bot decide for you now.

## The table: places and marks

web-hint = Hint
web-hint-title = What would the strongest bot do?
web-hint-about = Your chance to win the game, and the points to expect from this round. Choose an action here; the main button plays it.
web-hint-only = There is only one thing to do now.
web-hint-margin = Each bar ends at the estimate. The chance most likely lies within the paler band: the narrower, the surer.
web-hint-thinking = The bot is thinking…
web-hint-chance = { $chance } chance to win, most likely between { $low } and { $high }
web-hint-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
  }
web-your-turn = Your turn
web-is-choosing = { $who ->
    [you] A bot is choosing for you
   *[other] { $name } is choosing
  }
web-steps = Steps of a turn
web-step-take = Take
web-step-play = Play
web-step-call = Call
web-round = Round { $number }
web-first-to = { $points ->
    [1] one round
   *[other] first to { $points }
  }
web-practice = practice
web-practice-about = A practice game: it is not counted.
web-last-chance-runs = { $who ->
    [you] you called last chance
   *[other] { $name } called last chance
  }
web-beat = { $who ->
    [you] Your { $points } must hold
   *[other] { $name }: { $points } to beat
  }
web-beat-mine = you: { $points }
web-situation-has = { $who ->
    [you] you have { $points }
   *[other] { $name } has { $points }
  }
web-situation-turns = last turn: { $names }
web-mute = Turn sound off
web-unmute = Turn sound on
web-moment-calls = { $who ->
    [you] You call
   *[other] { $name } calls
  }
web-moment-has = { $who ->
    [you] You have { $points }.
   *[other] { $name } has { $points }.
  }
web-moment-last-turn = Your last turn
web-moment-wait = The others have one more turn
web-moment-won = Victory!
web-moment-lost = Not this time
web-moment-shared = Shared victory
web-moment-watched = The game is over
web-you = You
web-you-now = You, just now
web-others = Other players
web-middle = Deck and piles
web-deck = Deck
web-deck-label = { $count ->
    [one] Deck, one card
   *[other] Deck, { $count } cards
  }
web-pile-label = { $pile }: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-pile-empty = { $pile }: empty
web-your-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
  }
web-chosen = chosen
web-new = new
web-pairs-with = { $count ->
    [one] pairs with card { $cards }
   *[other] pairs with cards { $cards }
  }
web-seat-label = { $name }: { $target ->
    [1] { $total } points
   *[other] { $total } of { $target } points
  }, { $held ->
    [one] one card in hand
   *[other] { $held } cards in hand
  }, { $laid ->
    [none] nothing laid
   *[other] laid: { $laid }
  }. { $open ->
    [yes] Open hand, { $points }: { $cards }.
   *[no] { $note }
  }
web-choosing = is choosing
web-choosing-left = is choosing, { $time }
web-offline = offline
web-offline-left = offline, a bot plays in { $time }
web-is-offline = { $name } is offline
web-bot-sits-in = a bot fills in
web-hand-shown = open hand
web-did-take = took from { $pile }
web-did-put = put on { $pile }
web-did-draw = drew
web-did-lay = laid cards
web-did-steal = { $who ->
    [you] stole from you
   *[other] stole a card
  }
web-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
web-hours = { $count } h
web-watching = You are watching. You see only face-up cards.

## The table: points and calls

web-points-label = Points: { $points }{ $open ->
    [yes] ; needed for a call: { $needed }
   *[no] {""}
  }. Show where they come from
web-points-from = Where your points come from
web-points-missing = { $count ->
    [one] One more point, and you may end the round.
   *[other] { $count } more points, and you may end the round.
  }
web-points-enough = Enough to end the round, when it is your turn.
web-call = Call
web-call-which = STOP or LAST CHANCE
web-call-at = Call at { $points }
web-call-title = End the round?
web-call-have = You have { $points ->
    [one] one card point
   *[other] { $points } card points
  }{ $count ->
    [0] .
    [one] {" "}and one { $color } card.
   *[other] {" "}and { $count } { $color } cards.
  }
web-stop = STOP
web-stop-help = Everyone scores their cards now.
web-last-chance = LAST CHANCE
web-last-chance-help = The others play one more turn. You bet that nobody beats { $points }.
web-case-ends = For certain
web-case-won = Bet won
web-case-lost = Bet lost
web-case-void = The deck is empty
web-case-mermaids = Four mermaids
web-bet-why = { $kind ->
    [won] { $cards } for cards, { $color } for color
    [lost] { $color } for color, cards count 0
    [ends] { $cards } for cards
    [void] nobody scores
   *[mermaids] you win the game
  }
web-holds = holds { $held }, { $duos ->
    [0] nothing laid
    [one] one duo laid
   *[other] { $duos } duos laid
  }
web-play-on = Play on
web-call-choose = Choose one
web-call-stop = Call stop
web-call-stop-detail = the round ends now
web-call-last = Call last chance
web-call-last-detail = your hand is shown to all

## The table: log, talk, menu

web-log = Log
web-talk = Talk
web-log-and-talk = Log and talk
web-talk-empty = Nobody has said anything yet.
web-say-something = Say something
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck
web-phrase-well-played = Nice one
web-phrase-thanks = Thanks
web-phrase-wow = Wow
web-phrase-oops = Oops
web-phrase-hurry = Your turn?
web-phrase-good-game = Good game
web-menu = Menu
web-hints-on = Hints are on: on your turn you may ask what the strongest bot would do.
web-bot-for-me = Let a bot play for me
web-bot-for-me-detail = you can take your seat back at any time
web-rules = Rules
web-shortcuts = Keys
web-signs = What the signs mean
web-signs-about = The corner of a card shows its color and what it scores.
web-sign-duo = 2→1: two cards that make a duo are worth 1 point.
web-sign-collector = 0 3 6…: one, two, three cards of the kind are worth 0, 3, 6 points, and so on.
web-sign-multiplier = 1×: so many points for each card of the kind in the picture.
web-leave-table = Leave the table
web-leave-table-detail = the game waits under “My games”
web-close = Close
web-key-deck = draw from the deck
web-key-piles = take from pile A, B, or put a card there
web-key-walk = move between cards, piles, players
web-key-enter = choose, press
web-key-undo = take back what you chose
web-key-main = do what the main button says
web-key-end = end your turn
web-key-stop = call STOP
web-key-last = call LAST CHANCE
web-key-log = log and talk
web-key-hint = ask for a hint, where the table has them
web-key-help = this list
web-recap = While you were away
web-known-hand = What you could remember of this hand
web-known-nothing = Nothing for certain.
web-known-pile = { $pile }, from the top
web-known-pile-help = What you could remember: a card face down is one you have not seen.

## The table: when something is wrong

web-lost = Connection lost
web-lost-next = Next try in { $time }. Your seat is safe.
web-lost-trying = Trying again. Your seat is safe.
web-try-now = Try now
web-no-table = No table here
web-page-lost = This page did not load
web-home = To the start
web-loading = One moment…

## The end of a round and of a game

web-round-title = { $ending ->
    [stop] { $who ->
        [you] You called stop.
       *[other] { $name } called stop.
      }
    [bet_won] { $who ->
        [you] Your bet won.
       *[other] { $name } won the bet.
      }
    [bet_lost] { $who ->
        [you] Your bet lost.
       *[other] { $name } lost the bet.
      }
   *[void] The deck ran out.
  }
web-round-detail = { $ending ->
    [stop] Everyone scores their cards.
    [bet_won] LAST CHANCE with { $points } points, and nobody beat it. The others score color only.
    [bet_lost] LAST CHANCE with { $points } points was not enough. The others score their cards.
   *[void] Nobody called, so nobody scores in this round.
  }
web-bet-broken = { $who ->
    [you] You broke the bet.
   *[other] { $name } broke the bet.
  }
web-bet-numbers = { $whose ->
    [more] Your { $more } against { $less }.
    [less] { $more } against your { $less }.
   *[none] { $more } against { $less }.
  } { $ending ->
    [bet_won] The others score color only.
   *[bet_lost] The caller scores color only.
  }
web-ledger-rule = Rule
web-ledger-called = called
web-ledger-duos = { $count ->
    [one] one duo
   *[other] { $count } duos
  }
web-ledger-cards = Card points
web-ledger-round = This round
web-ledger-lost = does not count
web-totals = { $points ->
    [1] Points
   *[other] Totals, first to { $points }
  }
web-see-cards = See cards
web-counted-nothing = no points
web-next-round = Next round
web-next-ready = { $ready } of { $people } ready, starts in { $time }
web-next-starts = starts in { $time }
web-to-result = To the result
web-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
  }
web-by-mermaids = Four mermaids win the game at once.
web-best-round = best round { $points }, { $calls ->
    [0] no calls
    [one] one call
   *[other] { $calls } calls
  }
web-end-ahead = { $who ->
    [you] You were ahead from round { $round } on.
   *[other] { $name } was ahead from round { $round } on.
  }
web-end-always = { $who ->
    [you] You were ahead from the first round on.
   *[other] { $name } was ahead from the first round on.
  }
web-end-late = { $who ->
    [you] The last round put you ahead.
   *[other] The last round put { $name } ahead.
  }
web-end-level = Level at { $points }: { $names }.
web-end-shared = That decides nothing here: the victory is shared.
web-turning-points = Turning points
web-review-open = Review
web-curve = Chance to win
web-curve-points = Points
web-curve-about = At each turn, with all hands open and the deck unknown.
web-curve-working = Working out the chances…
web-curve-spoken = { $name }: { $first } at first, between { $least } and { $most } on the way, { $last } in the end.
web-last-round = The last round
web-replay = Replay
web-rematch = Rematch
web-rematch-bots = same table, new cards
web-rematch-friends = once everybody is ready
web-new-table = New table
web-new-table-detail = this one has seen many games

## Replay

web-replay-title = Replay, round { $round }
web-replay-looking = Loading the game…
web-replay-none = No replay here
web-replay-soon = Not over yet
web-replay-soon-about = As soon as the game is over, you can see every move here.
web-replay-not-allowed = You need a link from somebody who sat at this table.
web-replay-no-such = There is no such game; perhaps a part of the link is missing.
web-replay-to-table = To the table
web-replay-seats = Players and their cards
web-replay-seat = { $name }: { $target ->
    [1] { $total } points
   *[other] { $total } of { $target } points
  }.
web-replay-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
web-replay-gain = +{ $points } this round
web-replay-laid = Laid: { $cards }.
web-replay-hand = Hand: { $cards }.
web-replay-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
web-replay-drawn = Drawn: { $cards }.
web-replay-hidden = These cards were hidden.
web-replay-drew = { $who ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
      }.
   *[other] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
      }.
  }
web-replay-drew-seen = { $who ->
    [you] You draw: { $cards }.
   *[other] { $name } draws: { $cards }.
  }
web-replay-shows = { $who ->
    [you] You show your hand.
   *[other] { $name } shows the hand.
  }
web-replay-step = { $step } of { $steps }
web-replay-where = Round { $round }, step { $step } of { $steps }: { $sentence }
web-replay-slider = Step
web-replay-back = Step back
web-replay-on = Step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
  }
web-replay-view = How to watch
web-replay-open = All hands open
web-replay-open-short = All hands
web-replay-open-about = every card that was held, drawn or looked at
web-replay-as = { $who ->
    [you] As you saw it
   *[other] As { $name } saw it
  }
web-replay-game = Game
web-replay-game-of = Game { $game } of { $games }
web-replay-key-space = Space
web-replay-key-step = a step back, a step forward
web-replay-key-play = play or pause
web-replay-key-round = next round, round before
web-replay-key-ends = to the beginning, to the end
web-replay-story = What happened
web-replay-round-short = R{ $round }
web-replay-ledger = The round by rule
# A round in a list: no full stop, it stands beside the points.
web-moment = { $ending ->
    [stop] { $who ->
        [you] You called stop
       *[other] { $name } called stop
      }
    [bet_won] { $who ->
        [you] Your bet won
       *[other] { $name } won the bet
      }
    [bet_lost] { $who ->
        [you] Your bet lost
       *[other] { $name } lost the bet
      }
    [mermaids] Four mermaids
   *[void] The deck ran out
  }
web-moment-gain = +{ $points }
web-moment-best = { $name } +{ $points }
web-replay-share = Share and check
web-replay-share-about = The link opens this replay at step { $step }, with the same view: { $view }.
web-replay-copy = Copy the link
web-replay-record = Download the record
web-replay-record-about = The record is a text with every move and every card. Other programs can read it too.
web-replay-keep = Keep this game
web-replay-kept = The server keeps this game for you.
web-replay-keep-about = Old games are removed after a while. Those that somebody keeps stay.
web-replay-verify = Verify the shuffle
web-replay-verify-about = See whether anybody could have chosen the cards.
web-replay-verifying = Checking…
web-replay-fair = The shuffle was fair.
web-replay-fair-why = The table fixed its secret before the game, every player added a number of their own after that, and every card came as these numbers say: nobody could choose the cards.
web-replay-fair-here = This browser has checked secret and seed itself.
web-replay-unfair = The shuffle cannot be confirmed.
web-replay-unfair-why = The numbers do not fit together: the cards may not have come from the shuffle that was promised.
web-replay-numbers = All the numbers
web-replay-commitment = Promise before the game (SHA-256 of the secret)
web-replay-secret = Secret of the server
web-replay-nonce = Added by { $name }
web-replay-seed = Seed of all cards (SHA-256 of secret and numbers)

## Cards
# The name stands on the card, in a column of some eight letters: a long word needs soft hyphens.
# The rule under it has at most 15 characters: what the card scores.

web-card-label = { $kind }, { $color }
web-copies = In the box
web-copies-color = { $count } × { $color }

web-name-crab = Crab
web-name-boat = Boat
web-name-fish = Fish
web-name-swimmer = Swimmer
web-name-shark = Shark
web-name-mermaid = Mermaid
web-name-shell = Shell
web-name-octopus = Octopus
web-name-penguin = Penguin
web-name-sailor = Sailor
web-name-lighthouse = Light{"\u00AD"}house
web-name-shoal = Shoal of fish
web-name-colony = Penguin colony
web-name-captain = Captain
web-name-jellyfish = Jelly{"\u00AD"}fish
web-name-lobster = Lobster
web-name-crabcast = Cast of crabs
web-name-starfish = Starfish
web-name-seahorse = Sea{"\u00AD"}horse

web-rule-crab = duo · 1
web-rule-boat = duo · 1
web-rule-fish = duo · 1
web-rule-swimmer = + shark · 1
web-rule-shark = + swimmer · 1
web-rule-mermaid = top color
web-rule-shell = 0 2 4 6 8 10
web-rule-octopus = 0 3 6 9 12
web-rule-penguin = 1 3 5
web-rule-sailor = one 0, two 5
web-rule-lighthouse = 1 per boat
web-rule-shoal = 1 per fish
web-rule-colony = 2 per penguin
web-rule-captain = 3 per sailor
web-rule-jellyfish = + swimmer · 1
web-rule-lobster = + crab · 1
web-rule-crabcast = 1 per crab
web-rule-starfish = trio · 3
web-rule-seahorse = + collection

# The line about a card that was tapped: its name stands before it. At most 68 characters.
web-short-crab = two: 1 point, and take any card from one pile
web-short-boat = two: 1 point, and take another turn
web-short-fish = two: 1 point, and draw a card
web-short-swimmer = with a shark: 1 point, and steal a card
web-short-shark = with a swimmer: 1 point, and steal a card
web-short-mermaid = 1 point for each card of your top color; four win
web-short-shell = two to six: 2, 4, 6, 8 or 10 points
web-short-octopus = two to five: 3, 6, 9 or 12 points
web-short-penguin = one to three: 1, 3 or 5 points
web-short-sailor = both: 5 points
web-short-lighthouse = 1 point for each of your boats
web-short-shoal = 1 point for each of your fish
web-short-colony = 2 points for each of your penguins
web-short-captain = 3 points for each of your sailors
web-short-jellyfish = with a swimmer: 1 point, and the others may only draw one
web-short-lobster = with a crab: 1 point, and keep one of five cards
web-short-crabcast = 1 point for each of your crabs
web-short-starfish = with a duo: 2 points more, but no effect
web-short-seahorse = counts as one more card of a collection

web-about-crab = Two crabs are a duo, worth 1 point. When you lay them, choose a discard pile, look through all of it and take one card.
web-about-boat = Two boats are a duo, worth 1 point. When you lay them, you take another whole turn at once.
web-about-fish = Two fish are a duo, worth 1 point. When you lay them, add the top card of the deck to your hand.
web-about-swimmer = With a shark it is a duo, worth 1 point. When you lay them, choose an opponent and take a random card from that hand. With Extra Salt a jellyfish can be its partner too.
web-about-shark = With a swimmer it is a duo, worth 1 point. When you lay them, choose an opponent and take a random card from that hand. A hand that is revealed is safe.
web-about-mermaid = Your first mermaid gives 1 point for each card of the color that you have most of, the second for the color that you have second most of, and so on. All four in your hand win the game.
web-about-shell = One shell is worth nothing; two to six are worth 2, 4, 6, 8 or 10 points together.
web-about-octopus = One octopus is worth nothing; two to five are worth 3, 6, 9 or 12 points together.
web-about-penguin = One, two or three penguins are worth 1, 3 or 5 points together.
web-about-sailor = One sailor is worth nothing; both are worth 5 points together.
web-about-lighthouse = Worth 1 point for each boat that you have, in hand or laid.
web-about-shoal = Worth 1 point for each fish that you have, in hand or laid. The shoal itself is not one of them.
web-about-colony = Worth 2 points for each penguin that you have. The colony itself is not one of them.
web-about-captain = Worth 3 points for each sailor that you have. The captain is not one of them.
web-about-jellyfish = With a swimmer it is a duo, worth 1 point. When you lay them, your opponents may only draw one card from the deck in their next turn: no pile, no duo, no call.
web-about-lobster = With a crab it is a duo, worth 1 point. When you lay them, look at the top five cards of the deck, keep one and shuffle the others back.
web-about-crabcast = Worth 1 point for each crab that you have, in hand or laid. A lobster is no crab.
web-about-starfish = Lay it together with a duo from your hand, as a trio worth 3 points. The effect of the duo does not happen. At most one starfish a duo, and never added later.
web-about-seahorse = Stays in your hand and counts as one more shell, octopus, penguin or sailor, whichever is best for you, if you have at least one of them and the set is not complete.

## The deal of the day

daily-today = Today
daily-title = Deal of the day
daily-set = Play my deal
daily-set-on = The three deals
daily-long = The long deal
daily-new = same cards for everybody
daily-playing = your try is waiting
daily-result = { $outcome ->
    [won] won
    [lost] lost
   *[shared] shared
  }, { $difference }
daily-again = Play again
daily-again-about = same cards, for fun
daily-rated = Deal of the day: this game counts.
daily-fun = Deal of the day, for fun: only your first game of the day counts.

# People with whom we have played.
web-people-title = People
web-people-record = You { $won } : { $lost } { $name } in { $games ->
    [one] one game
   *[other] { $games } games
  }
web-people-owned = the name is theirs alone
web-people-more = { $name }: play again, remember, report
web-people-again = Play again with { $name }
web-people-again-about = A table for two; they find it on their start page for a day.
web-people-remember = Remember
web-people-remember-about = First among the people you know.
web-people-avoid = Not again
web-people-avoid-about = No search brings you together, and you do not see what they say. They do not learn of it.
web-people-is-remember = remembered
web-people-is-avoid = not again
web-report = Report
web-report-about = Whoever runs this server reads it, with the name and the table. What is it about?
web-report-name = The name
web-report-talk = Too many phrases
web-report-slow = Stalling
web-report-cheating = Cheating
web-report-done = Reported. Thank you.
web-asked-title = You are asked to play
web-asked = wants another game with you
web-asked-come = Come
web-asked-no = Not now, { $name }
web-own-name = “{ $name }” is yours alone here.
web-own-claim = Make this name mine alone
web-own-ask = Nobody else here can then sit down as “{ $name }”, or with a name that looks like it. You have one such name, for good.
web-own-yes = Make it mine
web-own-no = Not now
