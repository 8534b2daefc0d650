"""What bots are called at a table: some names for each kind, for two of a kind may meet."""

from collections.abc import Collection

NAMES: dict[str, tuple[str, ...]] = {
    "beginner": ("Pip", "Lou", "Mika"),
    "casual": ("Jo", "Toni", "Noa"),
    "skilled": ("Robin", "Kim", "Yuki"),
    "expert": ("Sasha", "Alex", "Noor"),
    "master": ("Kai", "Maris", "Morgan"),
    "greedy": ("Ada", "Bo", "Cleo", "Dan"),
    "random": ("Edna", "Gerd", "Finn"),
    "rusher": ("Rico", "Remo", "Rasmus"),
    "collector": ("Clara", "Cora", "Conny"),
    "hunter": ("Hugo", "Henk", "Haru"),
    "gambler": ("Gina", "Greta", "Gala"),
}
ANYBODY = NAMES["greedy"]  # for bots that come with a budget, or from elsewhere


def name_for(bot: str, taken: Collection[str]) -> str:
    """A name for one more bot at a table, which nobody there has.

    >>> name_for("master", ["Ada", "Kai"])
    'Maris'
    """
    own = NAMES.get(bot, ANYBODY)
    others = (name for names in NAMES.values() for name in names)
    return next(name for name in (*own, *others) if name not in taken)
