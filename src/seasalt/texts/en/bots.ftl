# The bots: what they are called, and how they play. On a command line their names are the same everywhere.

bot-greedy = Greedy
bot-random = Random
bot-rusher = Rusher
bot-collector = Collector
bot-hunter = Mermaid hunter
bot-gambler = Gambler

bot-about-greedy = wants points now
bot-about-random = does anything that is allowed
bot-about-rusher = seven points and out, before anybody else is ready
bot-about-collector = builds sets, and is not impressed by seven points
bot-about-hunter = wants all four mermaids, or at least their colors
bot-about-gambler = draws what nobody knows, and likes to say LAST CHANCE
