# The bots: what they are called, and how they play. On a command line their names are the same everywhere.

bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master
bot-champion = Champion
bot-greedy = Greedy
bot-random = Random
bot-rusher = Rusher
bot-collector = Collector
bot-hunter = Mermaid hunter
bot-gambler = Gambler
bot-net = Network

bot-about-beginner = sees what a card is worth now, calls late and lets you build
bot-about-casual = sees what a duo or a begun set promises, and the further ahead, the bolder it bets
bot-about-skilled = watches colors, and what the next player wants
bot-about-expert = plays through in its head how the round may go on
bot-about-master = plays through thousands of ways in which the round may go on, with the whole game in view
bot-about-champion = taught itself in billions of moves, and still thinks every one through
bot-about-greedy = wants points now
bot-about-random = does anything that is allowed
bot-about-rusher = seven points and out, before anybody else is ready
bot-about-collector = builds sets, and is not impressed by seven points
bot-about-hunter = wants all four mermaids, or at least their colors
bot-about-gambler = draws what nobody knows, and likes to say LAST CHANCE
bot-about-net = taught itself in billions of moves, and plays by that feeling, without looking ahead

# What a bot is called at a table, in the letters of the language.
bot-name = { $name }
