"""Names of bots at a table: several for each kind, since a table may have two of a kind."""

from collections.abc import Collection

NAMES: dict[str, tuple[str, ...]] = {
    "beginner": ("Pip", "Lou", "Mika"),
    "casual": ("Jo", "Toni", "Noa"),
    "skilled": ("Robin", "Kim", "Yuki"),
    "expert": ("Sasha", "Alex", "Noor"),
    "master": ("Kai", "Maris", "Morgan"),
    "champion": ("Dylan", "Muriel", "Delphine"),
    "greedy": ("Ada", "Bo", "Cleo", "Dan"),
    "random": ("Edna", "Gerd", "Finn"),
    "rusher": ("Rico", "Remo", "Rasmus"),
    "collector": ("Clara", "Cora", "Conny"),
    "hunter": ("Hugo", "Henk", "Haru"),
    "gambler": ("Gina", "Greta", "Gala"),
    "net": ("Nell", "Nemo", "Nika"),
}
ANYBODY = NAMES["greedy"]  # for bots with a budget, or of another origin


def name_for(bot: str, taken: Collection[str]) -> str:
    """A name for a new bot that nobody at the table has.

    >>> name_for("master", ["Ada", "Kai"])
    'Maris'
    """
    own = NAMES.get(bot, ANYBODY)
    others = (name for names in NAMES.values() for name in names)
    return next(name for name in (*own, *others) if name not in taken)
