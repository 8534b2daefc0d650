"""The faces of people: an animal, folded of paper of a color, as text: `fox-or`."""

from zlib import crc32

ANIMALS = ("crane", "fox", "cat", "rabbit", "owl", "frog", "turtle", "butterfly")
COLORS = ("or", "ye", "gr", "lb", "db", "pu", "pk", "gy")
FACES = tuple(f"{animal}-{color}" for animal in ANIMALS for color in COLORS)


def usual_face(guest: str) -> str:
    """The face of a guest who has chosen none.

    >>> usual_face("anna") == usual_face("anna") in FACES
    True
    """
    return FACES[crc32(guest.encode()) % len(FACES)]
