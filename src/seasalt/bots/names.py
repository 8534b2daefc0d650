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


def name_for(bot: str, taken: Collection[str]) -> str:
    """A name for a new bot that is not taken at the table.

    >>> name_for("master", ["Ada", "Kai"])
    'Maris'
    """
    own = NAMES.get(bot, NAMES["greedy"])  # others have no names of their own
    others = (name for names in NAMES.values() for name in names)
    return next(name for name in (*own, *others) if name not in taken)
