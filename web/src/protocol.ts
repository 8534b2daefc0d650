// Made by `python -m seasalt.server.web.protocol_types`; do not edit.

export const PROTOCOL = 1;

export type FromClient = Watch | Unwatch | Cmd | Ping;

export type ToClient = Update | Snapshot | Away | Ack | Nak | Problem | Pong | Bye;

/** Follow a table, from the version `since`, or else from a snapshot; `fast`: bots may hurry. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  invite?: string | null;
  fast?: boolean;
}

/** Stop following a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Do something at a table. A repeated id gets the same answer again. */
export interface Cmd {
  type: "cmd";
  id: string;
  table: string;
  expect: number;
  do: DoAct | DoReady | DoStand | DoLeave | DoGoOnWithout | DoReturn | DoSeeSummary | DoEmote | DoAddBot | DoRemoveBot | DoChangeOptions | DoRematch;
}

/** Act in the game. */
export interface DoAct {
  type: "act";
  action: string;
}

/** Be ready and add a nonce to the shuffle. */
export interface DoReady {
  type: "ready";
  nonce: string;
}

/** Get up before the game. */
export interface DoStand {
  type: "stand";
}

/** Let a bot play for me. */
export interface DoLeave {
  type: "leave";
}

/** Wait no longer for this seat: during a game a bot takes over, before it the seat is emptied. */
export interface DoGoOnWithout {
  type: "go_on_without";
  seat: number;
}

/** Take my seat back from the bot. */
export interface DoReturn {
  type: "return";
}

/** Say that I have read the summary of the round. */
export interface DoSeeSummary {
  type: "seen";
}

/** Say a preset phrase. */
export interface DoEmote {
  type: "emote";
  phrase: string;
}

/** Put a bot on an empty seat. */
export interface DoAddBot {
  type: "add_bot";
  seat: number;
  bot: string;
}

/** Remove a bot. */
export interface DoRemoveBot {
  type: "remove_bot";
  seat: number;
}

/** Change the options before a game, all of them, as the host; the fields are those of NewTable. */
export interface DoChangeOptions {
  type: "options";
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  pace?: string;
  base_seconds?: number;
  bank_seconds?: number;
  days?: number;
  memory_aid?: boolean;
  hints?: boolean;
}

/** Open another game with the same seats. */
export interface DoRematch {
  type: "rematch";
}

/** Keep the connection alive, and ask for a Pong. */
export interface Ping {
  type: "ping";
  n?: number;
}

/** One new version of a table. Only the newest has a `state`; only one's own move has an `action`. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  at: number;
  what: string;
  seat: number | null;
  phrase: string | null;
  action: string | null;
  events: (RoundStartedEvent | PileStartedEvent | TurnStartedEvent | CardLiftedEvent | CardDrawnEvent | CardKeptEvent | CardTakenEvent | CardsLaidEvent | EffectLapsedEvent | PileSearchedEvent | CardPickedEvent | CardChosenEvent | VictimChosenEvent | CardStolenEvent | OthersRestrictedEvent | MermaidsLaidEvent | CalledEvent | HandRevealedEvent | TurnEndedEvent | RoundEndedEvent | GameEndedEvent)[];
  state: TableState | null;
}

export interface RoundStartedEvent {
  type: "RoundStarted";
  number: number;
  starter: number;
  deck_size: number;
}

export interface PileStartedEvent {
  type: "PileStarted";
  pile: string;
  card: string;
}

export interface TurnStartedEvent {
  type: "TurnStarted";
  seat: number;
  restricted: boolean;
  extra: boolean;
}

export interface CardLiftedEvent {
  type: "CardLifted";
  seat: number;
  card: string | null;
}

export interface CardDrawnEvent {
  type: "CardDrawn";
  seat: number;
  card: string | null;
}

export interface CardKeptEvent {
  type: "CardKept";
  seat: number;
  card: string | null;
  discarded: string;
  pile: string;
}

export interface CardTakenEvent {
  type: "CardTaken";
  seat: number;
  pile: string;
  card: string;
  top: string | null;
}

export interface CardsLaidEvent {
  type: "CardsLaid";
  seat: number;
  cards: string[];
}

export interface EffectLapsedEvent {
  type: "EffectLapsed";
  seat: number;
}

export interface PileSearchedEvent {
  type: "PileSearched";
  seat: number;
  pile: string;
  cards: string[] | null;
}

export interface CardPickedEvent {
  type: "CardPicked";
  seat: number;
  pile: string;
  card: string | null;
  top: string | null;
}

export interface CardChosenEvent {
  type: "CardChosen";
  seat: number;
  card: string | null;
  returned: string[] | null;
  returned_count: number;
}

export interface VictimChosenEvent {
  type: "VictimChosen";
  thief: number;
  victim: number;
}

export interface CardStolenEvent {
  type: "CardStolen";
  thief: number;
  victim: number;
  card: string | null;
}

export interface OthersRestrictedEvent {
  type: "OthersRestricted";
  seat: number;
}

export interface MermaidsLaidEvent {
  type: "MermaidsLaid";
  seat: number;
}

export interface CalledEvent {
  type: "Called";
  seat: number;
  call: string;
}

export interface HandRevealedEvent {
  type: "HandRevealed";
  seat: number;
  cards: string[];
}

export interface TurnEndedEvent {
  type: "TurnEnded";
  seat: number;
}

export interface RoundEndedEvent {
  type: "RoundEnded";
  result: ResultState;
  totals: number[];
}

/** How a round ended. */
export interface ResultState {
  number: number;
  ending: string;
  last_seat: number;
  caller: number | null;
  call: string | null;
  points: number[];
  for_cards: number[];
  for_color: number[];
  scores: ScoreState[] | null;
}

/** Card points, and the color bonus separately. */
export interface ScoreState {
  total: number;
  color_bonus: number;
  lines: ScoreLine[];
}

/** Points and the cards that gave them. */
export interface ScoreLine {
  rule: string;
  points: number;
  cards: string[];
  laid: boolean;
  kind: string | null;
  color: string | null;
}

export interface GameEndedEvent {
  type: "GameEnded";
  outcome: OutcomeState;
}

/** Who won. */
export interface OutcomeState {
  winners: number[];
  ranks: number[];
  by_mermaids: boolean;
}

/** A table as one viewer may see it.

    Of the actions in `legal`, those in `lapsing` lay a duo whose effect would find nothing to act on, and
    `draw` draws as many cards as `draws` says. A game that is `resumed` began elsewhere, and is not counted.
    Before a game `host` is the seat of the person who has sat here longest, and may change the options. */
export interface TableState {
  version: number;
  you: number | null;
  stage: string;
  places: PlaceState[];
  games: number;
  to_act: number | null;
  deadline: number | null;
  summary_until: number | null;
  summary_seen: number[];
  fairness: FairnessState;
  game: GameState | null;
  legal: string[];
  memory: MemoryState | null;
  lapsing?: string[];
  draws?: number | null;
  resumed?: boolean;
  host?: number | null;
}

/** A seat and its occupant. From `go_on_at` on, the others may go on without this person.

    `face` is the animal and the color of a person, `fox-or`. */
export interface PlaceState {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string | null;
  stand_in: string | null;
  why: string;
  ready: boolean;
  bank: number | null;
  go_on_at: number | null;
  face?: string | null;
}

/** What is needed to check the shuffle; secret, nonces and seed only after the game. */
export interface FairnessState {
  commitment: string;
  secret: string | null;
  nonces: string[] | null;
  seed: string | null;
}

/** The running game; `open_points` are the card points of the hands that lie open. */
export interface GameState {
  round: number;
  starter: number;
  phase: string;
  turn: number;
  deck_size: number;
  piles: PileState[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  tableaus: string[][][];
  drawn: string[] | null;
  gains: GainState[] | null;
  drawn_count: number;
  looking: string | null;
  searched: string[] | null;
  victim: number | null;
  caller: number | null;
  call: string | null;
  revealed: boolean[];
  open_points: (number | null)[];
  restricted: boolean[];
  totals: number[];
  target: number;
  score: ScoreState | null;
  bets: BetState[] | null;
  last_result: ResultState | null;
  outcome: OutcomeState | null;
}

/** A discard pile: its size and top card. */
export interface PileState {
  size: number;
  top: string | null;
}

/** A card that the viewer could get now, their points with it, and the line that it would change. */
export interface GainState {
  card: string;
  points: number;
  color_bonus: number;
  line: ScoreLine | null;
}

/** A call that the viewer can make, as an action, and the ways it can end. */
export interface BetState {
  call: "last" | "stop";
  cases: BetCase[];
}

/** One way a call can end: what this seat gets for cards and for color, and its new total. */
export interface BetCase {
  case: "ends" | "lost" | "mermaids" | "void" | "won";
  for_cards: number;
  for_color: number;
  total: number;
}

/** What the viewer could remember, at tables with a memory aid. */
export interface MemoryState {
  piles: ((string | null)[])[];
  hands: string[][];
  deck: string[];
}

/** The whole table, with the updates of this round and of the end of the last. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  info: TableInfo;
  state: TableState;
  recent: Update[];
}

/** The options of a table. Before a game the host may change them, unless the table is `public`.

    `daily` is the date of the deal of the day that is played here, the round or the long `deal`; `rated`: it
    is the try that counts; without a date: the game counts for the ratings of its people. */
export interface TableInfo {
  edition: string;
  options: Record<string, string>;
  players: number;
  target: number;
  call_at: number;
  pace: string;
  base: number;
  bank: number;
  memory_aid: boolean;
  hints: boolean;
  daily?: string | null;
  deal?: DealKind | null;
  rated?: boolean;
  public?: boolean;
}

/** What is played: one round, or the long deal, a whole game; or a round of a set. */
export type DealKind = "long" | "round" | "set";

/** The player to act has had no connection `since` then; a bot stands in `until` then, if it is known.

    Without a `seat` that is over. It is sent when it changes, and to those who begin to watch meanwhile. */
export interface Away {
  type: "away";
  table: string;
  seat?: number | null;
  since?: number | null;
  until?: number | null;
}

/** The command is done and durable. The update of that version has been sent, or comes with the next. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  version: number;
}

/** The command is refused, and why. */
export interface Nak {
  type: "nak";
  id: string;
  table: string;
  code: string;
  version?: number | null;
}

/** A message could not be handled, or a table cannot be followed any more. */
export interface Problem {
  type: "problem";
  code: string;
  table?: string | null;
}

/** The answer to a Ping, with the server's time. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The node shuts down; reconnect after this many milliseconds. */
export interface Bye {
  type: "bye";
  reconnect_in: number;
}

/** The name of a guest, and the face, as it was if none is given. */
export interface NewGuest {
  name?: string;
  face?: string | null;
}

/** Who you are. A bot's token is sent once; people get a cookie. */
export interface GuestAnswer {
  id: string;
  name: string;
  kind: string;
  token?: string | null;
  face?: string;
}

/** A list of tables. */
export interface TableList {
  tables: TableLine[];
}

/** A table in a list; with a `game`, that finished game of the table, as it ended. */
export interface TableLine {
  table: string;
  stage: string;
  version: number;
  updated_at: number;
  summary: Record<string, unknown>;
  seat?: number | null;
  kept?: boolean;
  game?: number | null;
}

/** What one's finished games add up to, by opponents and box.

    `luck` is in wins, of as many of the last games as were `reviewed`; their `months` come in order. At
    `masters` deals of the day one was further ahead than the master, and `weeks` were played every day. */
export interface Statistics {
  counts: GameCounts[];
  luck?: number;
  reviewed?: number;
  months?: MonthAccuracy[];
  masters?: number;
  weeks?: number;
}

/** What finished games add up to, `against` bots of that name, `mixed` bots or `people`, with one box.

    `mermaids` are games won by four of them; `best` is the most points of one round. */
export interface GameCounts {
  against: string;
  extra_salt: boolean;
  games: number;
  won: number;
  rounds: number;
  stops: number;
  bets: number;
  bets_won: number;
  mermaids: number;
  best: number;
}

/** How accurate the reviewed `games` of a month (2026-11, UTC) were on average, in percent. */
export interface MonthAccuracy {
  month: string;
  accuracy: number;
  games: number;
}

/** Delete me: my `name` says that I mean it. */
export interface Deletion {
  name: string;
}

/** You are deleted. Your name goes from old games within a quarter of an hour. */
export interface Deleted {
}

/** All browsers that are you, and all keys and passkeys that can become one. */
export interface Sessions {
  sessions: SessionLine[];
  keys: KeyLine[];
  passkeys?: PasskeyLine[];
}

/** A browser that is you: by what `kind` of key, on what device, since when. One of them is `this` one. */
export interface SessionLine {
  id: string;
  kind: string;
  device: string;
  created_at: number;
  seen_at: number;
  this: boolean;
}

/** A key that can still be used. */
export interface KeyLine {
  kind: string;
  until: number;
}

/** A passkey of yours: on what device it was made, since when, and when it was last used. */
export interface PasskeyLine {
  id: string;
  device: string;
  created_at: number;
  used_at: number;
}

/** A key to be made. A `link` is to the `page` that takes keys, as this browser sees its address. */
export interface NewKey {
  kind: "link" | "recovery";
  page?: string | null;
}

/** A new key, shown this once; a link also as a picture (SVG). */
export interface KeyMade {
  code: string;
  until: number;
  link?: string | null;
  picture?: string | null;
}

/** With what `key` browsers subscribe, if they can be told at all; where and how this one is told. */
export interface SubscriptionState {
  key: string | null;
  endpoint?: string | null;
  language?: string | null;
}

/** Tell this browser when games over days wait for it: its subscription, and in what language. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A key, as it is in a link, or typed. */
export interface KeyQuestion {
  code: string;
}

/** Who a key makes of this browser, and who it is now, if that is somebody else with finished games. */
export interface KeyOwner {
  name: string;
  face: string;
  kind: string;
  until: number;
  now?: string | null;
}

/** What a browser is asked for, as the JSON of WebAuthn; and who it is `now`, with finished games. */
export interface PasskeyQuestion {
  options: Record<string, unknown>;
  now?: string | null;
}

/** The answer of a browser, as the JSON of WebAuthn. */
export interface PasskeyProof {
  rawId: string;
  response: PasskeyFacts;
}

/** What a device has made or signed; the rest of what WebAuthn says is not read. */
export interface PasskeyFacts {
  clientDataJSON: string;
  attestationObject?: string | null;
  authenticatorData?: string | null;
  signature?: string | null;
  userHandle?: string | null;
}

/** A passkey is kept. Who had no recovery key gets one, for when the device of the passkey is lost. */
export interface PasskeyMade {
  recovery?: KeyMade | null;
}

/** How strong somebody plays: the true number is within `within` of `rating` 19 times of 20.

    Both are null before enough `games`, which `of` says. `listed` is whether they want to be in the list.
    `table` has their rated game that is not over: until it is, no other one counts. */
export interface RatingState {
  rating: number | null;
  within: number | null;
  games: number;
  of: number;
  listed: boolean;
  table?: string | null;
}

/** Whether a guest wants to be in the list of ratings, with name and face. */
export interface RatingWish {
  listed: boolean;
}

/** Those who want to be listed and have played lately, the surest strength first. */
export interface RatingList {
  lines: RatingLine[];
}

/** A person in the list of ratings. `claimed`: the name is theirs alone. */
export interface RatingLine {
  name: string;
  face: string;
  rating: number;
  within: number;
  mine: boolean;
  claimed: boolean;
}

/** Some people, who are not you. */
export interface People {
  people: Person[];
}

/** Somebody with whom you have finished `games`: in `won` you were placed better, in `lost` worse.

    `met` is false for somebody at your table with whom you have finished none. `claimed`: the name is theirs
    alone. */
export interface Person {
  person: PersonAt;
  name: string;
  face: string;
  claimed: boolean;
  met: boolean;
  relation: "avoid" | "remember" | null;
  games: number;
  won: number;
  lost: number;
}

/** Who had a seat in a finished game of a table, as you had; with `game` 0, who sits there now. */
export interface PersonAt {
  table: string;
  seat: number;
  game?: number;
}

/** Whether you want to meet somebody again, never again, or neither. */
export interface PersonWish {
  person: PersonAt;
  relation: "avoid" | "remember" | null;
}

/** A table as you may see it; the invitations only for whoever opened it.

    `host` is the seat of the person who invites: of those at the table, who has sat there longest. */
export interface TableAnswer {
  table: string;
  info: TableInfo;
  state: TableState;
  host?: number | null;
  seat_invite?: string | null;
  watch_invite?: string | null;
  kept?: boolean;
}

/** The tables to which people ask you with whom you have played. */
export interface Asked {
  tables: AskedLine[];
}

/** Somebody asks you to a table. */
export interface AskedLine {
  table: string;
  name: string;
  face: string;
  claimed: boolean;
}

/** A report for the operator. */
export interface Complaint {
  person: PersonAt;
  reason: "cheating" | "name" | "slow" | "talk";
}

/** It is done, and there is no more to say. */
export interface Done {
}

/** The name that belongs to you, and whether it is the one that you have now. */
export interface NameState {
  name: string | null;
  claimed: boolean;
}

/** A table to open. Bots sit down at once; with `sit` you take the first empty seat. */
export interface NewTable {
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  pace?: string;
  base_seconds?: number;
  bank_seconds?: number;
  days?: number;
  memory_aid?: boolean;
  hints?: boolean;
  public?: boolean;
  bots?: string[];
  sit?: boolean;
}

/** A new table with a seat for the guest, and for every other seat the `bot` or a person.

    Without a `bot`, the request waits for people who look for the same kind of game at the same time; if too
    few come within some seconds, it is refused with `no_players` and may be sent again. */
export interface QuickMatch {
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  memory_aid?: boolean;
  hints?: boolean;
  bot?: string | null;
}

/** A deal of a date. What follows `yours` is sent to those who have finished a try at it.

    `table` is that of the first try, unless it was deleted; the try is `rated` if it began on that date, and
    `over` without a score if its game was deleted before the end. `beaten` of the rated `players` have a
    smaller difference in points than you, and `outplayed` of the `reviewed` ones a lower accuracy. `master`
    is null until somebody has asked for it. */
export interface DailyState {
  date: string;
  deal: DealKind;
  extra_salt: boolean;
  bot: string;
  names: string[];
  today: boolean;
  stage?: "new" | "over" | "playing";
  table?: string | null;
  rated?: boolean;
  yours?: DailyScore | null;
  master?: DailyScore | null;
  players?: number;
  beaten?: number;
  reviewed?: number;
  outplayed?: number;
  bins?: DailyBin[] | null;
}

/** A result: points, those of the best opponent, and a sign for each round.

    `+` is more than the best opponent, `-` less, `=` the same. `accuracy` is in percent, once reviewed. */
export interface DailyScore {
  outcome: DailyOutcome;
  points: number;
  against: number;
  rounds: string;
  accuracy?: number | null;
}

/** How the person's game ended. */
export type DailyOutcome = "lost" | "shared" | "won";

/** How many rated results lie in a range of differences in points; null is no limit. */
export interface DailyBin {
  low: number | null;
  high: number | null;
  count: number;
}

/** Which deal to play: today's round if nothing is said.

    Hints and memory aid are for games for fun: the first try of a deal has neither. */
export interface NewDaily {
  deal?: DealKind;
  date?: string | null;
  hints?: boolean;
  memory_aid?: boolean;
}

/** A month of deals, from the `first` that can be played to `today`, and the days that you have played.

    `played` counts all days with a rated try at either deal, `streak` those since two in a row were missed. */
export interface DailyDays {
  first: string;
  today: string;
  streak: number;
  played: number;
  days: DailyDay[];
}

/** Your first try at the deal of a date; without a score it is not over. */
export interface DailyDay {
  date: string;
  rated: boolean;
  yours?: DailyScore | null;
}

/** Your friends' results, the best first. */
export interface DailyFriends {
  friends: DailyFriend[];
}

/** Somebody with whom you have played, and who has finished the same deal. `key` is for you alone. */
export interface DailyFriend {
  key: string;
  name: string;
  face: string;
  rated: boolean;
  score: DailyScore;
}

/** The deals of a week from Monday on, or of a set; `first` and `today` are as in `DailyDays`. */
export interface DailyBoard {
  first: string;
  today: string;
  deals: BoardDeal[];
  others: BoardRow[];
}

/** A deal beside others, for you: the `stage` of your try, its `table` if it is there, and your result. */
export interface BoardDeal {
  date: string;
  extra_salt: boolean;
  stage?: "new" | "over" | "playing";
  table?: string | null;
  yours?: DailyScore | null;
}

/** Somebody else's results, in the order of the deals; null where one of you has not finished. */
export interface BoardRow {
  name: string;
  face: string;
  results: (BoardResult | null)[];
}

/** Somebody's result at a deal; with the `key` you learn where you parted. */
export interface BoardResult {
  key: string;
  score: DailyScore;
}

/** A set of three deals: whoever knows its id plays them. */
export interface DealSet {
  set: string;
}

/** The first decision in which you and a friend differed, at the same deal.

    `step` is its number in the record of your game, as in a review, `at` the step of the replay. They are
    null if you never differed, or if an opponent did first, as one of another version may. */
export interface DailyParted {
  friend: DailyFriend;
  table: string;
  step?: number | null;
  at?: number | null;
  yours?: string | null;
  theirs?: string | null;
  same?: boolean;
}

/** Invitations to a table: one to watch, and for those who sit there one to take a seat. */
export interface Invites {
  seat_invite: string | null;
  watch_invite: string;
}

/** Whether you keep a table: a table that is kept is never deleted. */
export interface Kept {
  kept: boolean;
}

/** A seat to take: this one, or any. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Whether the shuffle of a finished game is as it was committed to. */
export interface Verdict {
  holds: boolean;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
}

/** A finished game, step by step: number `game`, from 1, of the `games` finished at the table. */
export interface Replay {
  table: string;
  info: TableInfo;
  names: string[];
  game: number;
  games: number;
  seat: number | null;
  results: ResultState[];
  outcome: OutcomeState | null;
  steps: ReplayStep[];
}

/** A decision, the chance that follows it, and the state after both; the first step is the deal.

    A replay for a seat is as that seat saw it: `action` and `legal` are its own, with `lapsing` and `draws`
    as in a table's state, and `scores` is null. An open replay shows every hand, and each seat's `scores`. */
export interface ReplayStep {
  seat: number | null;
  action: string | null;
  events: (RoundStartedEvent | PileStartedEvent | TurnStartedEvent | CardLiftedEvent | CardDrawnEvent | CardKeptEvent | CardTakenEvent | CardsLaidEvent | EffectLapsedEvent | PileSearchedEvent | CardPickedEvent | CardChosenEvent | VictimChosenEvent | CardStolenEvent | OthersRestrictedEvent | MermaidsLaidEvent | CalledEvent | HandRevealedEvent | TurnEndedEvent | RoundEndedEvent | GameEndedEvent)[];
  state: GameState;
  scores: ScoreState[] | null;
  legal: string[];
  lapsing?: string[];
  draws?: number | null;
}

/** The chances to win over a finished game, with every hand open and the deck unknown. */
export interface Curve {
  names: string[];
  points: CurvePoint[];
}

/** Each seat's chance to win after this step of the replay, where a turn begins or the game ends. */
export interface CurvePoint {
  step: number;
  round: number;
  chances: number[];
}

/** What is known of a finished game so far: `done` pieces of `of`. Ask again until all are done.

    There are no seats before the ledger is known, which comes first. */
export interface Review {
  game: number;
  done: number;
  of: number;
  players: number;
  reviewer: string;
  seats: ReviewSeat[];
  decisions: ReviewDecision[];
  strokes: ReviewStroke[];
}

/** The totals of a seat so far: null while there is too little to tell. `played_like` is a level. */
export interface ReviewSeat {
  name: string;
  decisions: number;
  accuracy: number | null;
  loss_per_decision: number | null;
  played_like: string | null;
  by_kind: Record<string, ReviewKind>;
  ledger: ReviewLedger;
  luck_by_kind: Record<string, number>;
  own_by_kind: Record<string, number>;
}

/** The decisions of one kind. */
export interface ReviewKind {
  decisions: number;
  loss_per_decision: number;
}

/** The game of one seat in shares of a win: what it began with, what changed it, and the result. */
export interface ReviewLedger {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** A decision, and what was given away, 0 to 1 of a win, as its seat could know then.

    `step` is the number of the action in the record, `at` the step of the replay in which it was to be made.
    The options come best first; there is a `bet` where a call was possible. The `reason` is that of the best
    option against the chosen one, or against the second best; null where the playouts prefer it and no reason
    explains half of that. */
export interface ReviewDecision {
  step: number;
  at: number;
  seat: number;
  round: number;
  turn: number;
  kind: string;
  action: string;
  best: string;
  loss: number;
  low: number;
  high: number;
  verdict: string;
  bet: ReviewBet | null;
  options: ReviewOption[];
  reason?: ReviewReason | null;
}

/** The chances to win by the two calls, and by playing on. */
export interface ReviewBet {
  stop: number;
  last_chance: number;
  play_on: number;
}

/** An option of a decision: its chance to win the game with an interval, and points in this round. */
export interface ReviewOption {
  action: string;
  win: number;
  low: number;
  high: number;
  points: number;
}

/** Why the best option is better than another one, in facts that the seat could know.

    `share` is how much of the difference goes when the fact is taken away, at least half. What the other
    fields mean depends on the `kind` (`coach.suggestions.ReasonKind`); null is what it says nothing about. */
export interface ReviewReason {
  kind: string;
  share: number;
  seat?: number | null;
  card?: string | null;
  number?: number | null;
  other?: string | null;
  other_number?: number | null;
}

/** What came by chance and changed much: how the chances of all seats changed with all hands open.

    Of two `cards` drawn together one was `kept`; null elsewhere. */
export interface ReviewStroke {
  step: number;
  at: number;
  round: number;
  turn: number;
  action: string;
  changes: number[];
  cards: string[];
  kept?: string | null;
}

/** A decision of a finished game from which to go on: game 1, 2... of the table, by default the last. */
export interface SecondTry {
  step: number;
  game?: number | null;
}

/** The adviser's options at this version of the table, best first, from what this seat can know. */
export interface Hint {
  version: number;
  prospects: Prospect[];
}

/** An option, its expected chance to win the game, 0 to 1, and its expected points in this round.

    `low` and `high` are a 95 % interval, as far as the guesses of hidden cards are good. */
export interface Prospect {
  action: string;
  win_chance: number;
  low: number;
  high: number;
  points: number;
}

/** Cards as people type them, or in notation. */
export interface ScoreQuestion {
  hand?: string;
  laid?: string;
  options?: Record<string, string>;
}

/** A round with real cards: all players' cards, the totals before it, and how it ended.

    Seat `by` called, or the round ended in its turn. Unless both are given, only the cards are counted. */
export interface RoundQuestion {
  players: PlayerCards[];
  edition?: string;
  options?: Record<string, string>;
  number?: number;
  totals?: number[];
  ended?: "last_chance" | "mermaids" | "stop" | "void" | null;
  by?: number | null;
}

/** The hand and the laid cards of a player, in notation; laid cards in any order. */
export interface PlayerCards {
  hand?: string;
  laid?: string;
}

/** Points for everybody, and the end of the round if it is known. */
export interface RoundAnswer {
  players: PlayerPoints[];
  target: number;
  end: RoundEnd | null;
}

/** The points of the cards. Laid cards that are not `paired` are counted as if in hand. */
export interface PlayerPoints {
  score: ScoreState;
  paired: boolean;
}

/** The result of a round, who begins the next one, or who has won.

    `enough` is false if the caller had too few points for a call: then a card is missing. */
export interface RoundEnd {
  result: ResultState;
  enough: boolean;
  totals: number[];
  starter: number | null;
  outcome: OutcomeState | null;
}

/** All editions and options, and what is the same in all of them.

    `targets` is the usual target by the number of players, `collections` the points for 1, 2, 3... cards. */
export interface Editions {
  editions: EditionState[];
  options: OptionState[];
  targets: Record<string, number>;
  collections: Record<string, number[]>;
  multipliers: Record<string, Multiplier>;
}

/** An edition: its value of every option, and the options in which it differs from the standard. */
export interface EditionState {
  name: string;
  options: Record<string, string>;
  differs: string[];
}

/** An option: the values to choose from, or any number from 1 if `number` is set. */
export interface OptionState {
  name: string;
  values: string[];
  number: boolean;
  default: string;
  books: BookSays[];
}

/** What one rule book says about an option, and whether that differs from the standard edition. */
export interface BookSays {
  edition: string;
  value: string;
  voice: string;
  differs: boolean;
}

/** Points for each card of a kind. */
export interface Multiplier {
  each: number;
  kind: string;
}

/** All puzzles; `today` is the number of that of the day (UTC), `before` those of the days before. */
export interface PuzzleList {
  day: string;
  today: number;
  before: number[];
  puzzles: PuzzleLine[];
}

/** A puzzle in the list: what it is about, and how hard it is, as a level and as a rating. */
export interface PuzzleLine {
  number: number;
  theme: string;
  level: string;
  players: number;
  extra_salt: boolean;
  rating: number;
}

/** A position as its seat sees it, and what it may do there; the own name is empty. */
export interface PuzzleQuestion {
  number: number;
  theme: string;
  level: string;
  info: TableInfo;
  seat: number;
  names: string[];
  state: GameState;
  memory: MemoryState;
  legal: string[];
  lapsing: string[];
  draws: number | null;
}

/** What every option is worth, the best first, over so many deals, and who finds that one.

    For each option after the first there is the reason why that one is better; null where the playouts prefer
    it and no reason explains half of that. */
export interface PuzzleAnswer {
  number: number;
  solved: Record<string, number>;
  worlds: number;
  prospects: Prospect[];
  reasons: (ReviewReason | null)[];
}

/** A puzzle to be played on: an option and what its player did next, in a deal of any number. */
export interface PuzzleTrial {
  actions: string[];
  deal: number;
}

/** The next decision of the player, and all events since the puzzle; nothing is `legal` after the round.

    Then there is its `result`, unless four mermaids have ended the game. */
export interface PuzzleTurn {
  state: GameState;
  memory: MemoryState;
  legal: string[];
  lapsing: string[];
  draws: number | null;
  events: (RoundStartedEvent | PileStartedEvent | TurnStartedEvent | CardLiftedEvent | CardDrawnEvent | CardKeptEvent | CardTakenEvent | CardsLaidEvent | EffectLapsedEvent | PileSearchedEvent | CardPickedEvent | CardChosenEvent | VictimChosenEvent | CardStolenEvent | OthersRestrictedEvent | MermaidsLaidEvent | CalledEvent | HandRevealedEvent | TurnEndedEvent | RoundEndedEvent | GameEndedEvent)[];
  result: ResultState | null;
}

/** What the operator says on every page, until a time; no text: nothing. */
export interface NoticeState {
  text?: string;
  until?: number;
}

/** The status of the node, and of the things it depends on. */
export interface Health {
  status: string;
  checks?: Record<string, string>;
  version?: string;
}
