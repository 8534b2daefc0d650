"""The animals of the sea, each drawn from back to front."""

import math

from web.cards.folding import STILL, Figure, Group, Move, dot, eye, mark, part, turned

_CLAW = (
    "p 15,40 q 3,27 r 5,13 s 20,3 t 16,20,6 u 25,36 v 32,25 w 33,9 x 33,42,2 y 25,51 z 11,46",
    "xyzpu pqtu qrst tuvw",
)


def crab(left: Move = STILL, right: Move = STILL, at: Move = STILL) -> Figure:
    """`left` and `right` move the claws, the right one as seen in a mirror."""
    legs = part(
        "a 29,52,2 b 10,49,4 c 9,57 d 28,60 e 2,71 f 28,60,2 g 13,62,4 h 14,70 i 32,68 j 6,85"
        " k 32,66,2 l 20,77,4 o 18,94 n 40,74",
        "abcd bce fghi ghj klon",
        mirror=True,
        move=at,
    )
    claws = [part(*_CLAW, move=left.then(at)), part(*_CLAW, move=right.then(Move(flip=True)).then(at))]
    shell = part(
        "b 34,40,1 c 20,53 d 33,72 e 50,77 m 50,55,12",
        "bBm bcm cdm deDm",
        mirror=True,
        lines="30,61 38,64 45,72;70,61 62,64 55,72",
        move=at,
    )
    stalks = part("a 40,43 b 38,32 c 46,32 d 46,43", "abcd@4", mirror=True, move=at)
    return [legs, *claws, stalks, eye(42, 31, 5, at), eye(58, 31, 5, at), shell]


def crab_fencing() -> Figure:
    """One claw down, one up."""
    return crab(turned(-50, 32, 46), turned(14, 32, 46), Move(0.87, 4.4, 3, -9))


def crab_walking() -> Figure:
    """Sideways, claws before its face."""
    return crab(turned(20, 32, 46), turned(-26, 32, 46), Move(0.86, -3, 2, 12))


def crabcast() -> Group:
    return Group(
        (
            ("crab-2", Move(0.48, -23, -24, -5)),
            ("crab-3", Move(0.48, 25, -25, 6)),
            ("crab", Move(0.6, 1, 22)),
        )
    )


def lobster() -> Figure:
    legs = part("a 42,42 b 41,48 c 22,54 d 41,49 e 43,56 f 26,69", "abc@7 def@6", mirror=True, casts=False)
    feel = part("a 49.6,26 b 47,27 c 42,1.5", "abc@5", mirror=True, casts=False)
    claws = part(
        "p 23,42 q 9,29 r 8,14 s 21,1 t 20,21,6 u 32,35 v 37,23 w 35,7 x 44,35,2 y 42,43 z 24,47",
        "xyzpu pqtu qrst tuvw+1",
        mirror=True,
    )
    fan = part("a 46,76,4 b 43,96 i 50,98 c 41,96,3 d 31,92 e 29,90,3 f 24,80", "abiBA acd* aef", mirror=True)
    tail = part(
        "a 41,54 b 40,64 c 41,67 d 43,75 e 44,79 m 50,55,7 n 50,66,7 o 50,69,7 p 50,77,6 q 50,80,5",
        "abnm bcon* cdpo depq*",
        mirror=True,
    )
    back = part("a 50,19,2 b 41,32 c 39,47 d 43,57 m 50,40,10 n 50,59,7", "abcm cdnm", mirror=True)
    return [legs, feel, claws, fan, tail, back, eye(45, 32, 3), eye(55, 32, 3)]


def fish(at: Move = STILL, tail: float = 0) -> Figure:
    """`tail` bends it: degrees."""
    fins = part(
        "a 37,29 b 50,8,2 c 54,29 d 71,20 e 67,40 f 43,74 g 56,93,2 h 60,66 i 51,72",
        "abc bced fgi gih-1",
        move=at,
    )
    fluke = part(
        "t 69,50.5,5 u 96,22 v 86,50.5,1 w 96,79 x 84,34 y 84,67",
        "txv xuv tyv ywv-1",
        move=turned(tail, 68, 50.5).then(at),
    )
    body = part(
        "a 4,52 b 23,34 c 33,29 d 49,25 e 74,46 f 74,55 g 49,77 h 33,73 i 23,68"
        " m 31,51,9 k 41,51,10 n 57,51,10",
        "abm aim bckm* imkh* cdnk den efn fgn ghkn",
        move=at,
    )
    breast = part("a 44,52,1 b 62,58 c 55.5,63.5,4 d 49,69", "abc acd-1", move=turned(tail, 44, 52).then(at))
    return [fins, fluke, body, breast, eye(20, 47, 4.8, at)]


def fish_rising() -> Figure:
    return fish(Move(0.9, 2, 1, -20, flip=True), 14)


def fish_diving() -> Figure:
    return fish(Move(0.92, -2, 2, -24), -18)


def shoal() -> Group:
    far = (Move(0.36, 31, -1), Move(0.45, 13, -31, 4), Move(0.45, 16, 31, -4))
    return Group(tuple(("fish", move) for move in (*far, Move(0.58, -20))))


_JAW = (
    "M7 55l18 1-5 6-10-5z",
    "M10 55.2l2 3.2 2-3zM15 55.4l2 4 2-3.7zM20 55.7l1.7 3.3 1.9-3z",
)
_OPEN_JAW = (
    "M3 48l25 6-9 12-8-4z",
    "M5 48.8l3.5 5 2.5-3.500zM13 50.700l3 5 2.5-3.700zM20 52.300l2.5 4.2 2.5-3.500zM12.5 62.500l2-4.5 2.5 6z",
)


def shark(at: Move = STILL, tail: float = 0, jaw: tuple[str, str] = _JAW) -> Figure:
    """`tail` bends it: degrees."""
    fins = part("a 41,36 b 60,5 c 53,36,3 d 66,38 e 73,41 f 80,33 g 81,45", "abc cbd efg", move=at)
    fluke = part(
        "a 79,43,3 b 98,12 c 87,46 d 79,53 e 95,73", "abc acd dce", move=turned(tail, 80, 48).then(at)
    )
    far = part("a 45,60 b 60,78 c 58,60", "abc@2", move=at)
    body = part(
        "a 2,46 b 29,32 c 58,34 d 82,44 e 82,52 f 60,63 g 32,66 h 10,57 m 34,51,9 n 63,50,8",
        "abm bcnm cdn den ahm*+2 hgm*+2 gfnm*+2 fen*+1",
        move=at,
    )
    breast = part("a 34,54 b 42,58,4 c 52,55 d 53,89", "abd bcd", move=at)
    mouth = mark("e", jaw[0], at) + mark("w", jaw[1], at)
    gills = mark("k", "M36 42l-2 9M40.5 42l-2 9M45 42l-2 9", at)
    return [fins, fluke, far, body, breast, mouth, gills, eye(20, 43, 3.2, at)]


def shark_biting() -> Figure:
    return shark(Move(0.95, 1, 3, -14, flip=True), -12, _OPEN_JAW)


def shell(at: Move = STILL, spread: float = 76) -> Figure:
    """`spread` is half the angle of the fan."""
    names = "abcdefgijklmnopqr"
    angles = [math.radians(spread * (i / 8 - 1)) for i in range(17)]
    lengths = [(44 + 29 * math.cos(angle) ** 1.1) * (0.945 if i % 2 else 1) for i, angle in enumerate(angles)]

    def rib(i: int, share: float = 1) -> str:
        """Where the i-th rib ends, or crosses a growth line."""
        length = share * lengths[i]
        return f"{50 + length * math.sin(angles[i]):.1f},{86 - length * math.cos(angles[i]):.1f}"

    ends = [f"{names[i]} {rib(i)},{(2 if i % 2 else 9) + 7 * math.cos(angles[i]):.1f}" for i in range(17)]
    fan = part(
        "h 50,86 " + " ".join(ends),
        " ".join(f"h{names[i]}{names[i + 1]}" for i in range(16)),
        lines=";".join(" ".join(rib(i, share) for i in range(17)) for share in (0.86, 0.6)),
        move=at,
    )
    ears = part("a 50,78,4 b 33,79 c 37,92 d 50,94,3", "abcd", mirror=True, move=at)
    knot = part("a 50,76,5 b 43,85 c 50,92", "abc*", mirror=True, move=at)
    return [ears, fan, knot]


def shell_leaning() -> Figure:
    return shell(Move(0.99, 2, -1, 24), 62)


def octopus(arms: str = "", at: Move = STILL) -> Figure:
    """`arms` are other places for some points of its arms."""
    legs = part(
        "a 28,44 b 34,56,2 c 13,67 d 11,57,4 e 2,44"
        " f 31,53 g 40,60,2 h 23,84 i 15,76,4 j 2,76"
        " k 38,58 l 45,61,2 m 37,88 n 29,85,4 o 17,97"
        " p 44,60 q 50,61,2 r 49,83 s 43,84,4 t 40,98" + arms,
        "abcd dce fghi ihj klmn nmo pqrs srt",
        mirror=True,
        move=at,
    )
    head = part(
        "a 50,4,3 b 30,12 c 20,33 d 30,54 e 50,62 m 50,30,17", "abm bcm cdm dem", mirror=True, move=at
    )
    return [legs, head, eye(40, 43, 5.4, at), eye(60, 43, 5.4, at)]


def octopus_waving() -> Figure:
    """Two arms up, the others swept aside."""
    return octopus(
        " c 17,60 d 8,49,4 e 9,20 h 20,78 i 14,69,4 j 2,83 m 33,86 n 26,81,4 o 28,98"
        " E 87,14 D 93,44,4 C 85,58 J 97,62 I 87,70,4 O 71,98 T 53,99",
        Move(0.96, 0, 1, -8),
    )


def jellyfish(at: Move = STILL, sway: float = 0) -> Figure:
    """`sway` swings its strands: degrees."""
    swung = turned(sway, 50, 46).then(at)
    strands = part("a 12,46 b 20,48,1 c 16,68,2 d 9,70 e 17,90", "abcd@5 dce@3", mirror=True, move=swung)
    sides = part(
        "a 26,48 b 38,48,2 c 35,62,2 d 25,64 e 31,78,2 f 38,76 g 31,96",
        "abcd@7 dcfe@4 efg@6",
        mirror=True,
        move=swung,
    )
    middle = part(
        "a 44,50 b 56,50,2 c 52,66 d 43,66,2 e 56,82,2 f 48,83 g 51,100", "abcd@8 dcef@5 feg@7", move=swung
    )
    bell = part(
        "a 50,3,12 b 30,8,8 c 13,24,4 d 6,46,0 e 20,54,6 f 35,48,8 g 50,56,13 p 27,28,11 q 50,33,17",
        "abcp apq cdep efp pfq fgFq",
        mirror=True,
        move=at,
    )
    dots = "".join(dot(x, y, r, "d", at) for x, y, r in ((38, 20, 2.2), (50, 24, 2.6), (62, 20, 2.2)))
    return [strands, sides, middle, bell, dots]


def jellyfish_drifting() -> Figure:
    return jellyfish(Move(0.92, 2, 0, 20), 14)


def starfish(at: Move = STILL, bends: tuple[int, ...] = (7, 9, 6, 10, 8)) -> Figure:
    """No two arms lie alike: `bends` are degrees."""
    middle, tip, pit, left, right = "abcde", "fghij", "klnop", "qrstu", "vwxyz"

    def place(length: float, angle: float) -> tuple[float, float]:
        turn = math.radians(angle - 4)
        return 50 + length * math.sin(turn), 53 - length * math.cos(turn)

    points, faces, dots = "m 50,53,15", "", ""
    for i, bend in enumerate(bends):
        angle = 72 * i
        for names, length, turn, height in (
            (middle, 27, 0, 10),
            (tip, 47, bend, 3),
            (pit, 19, 36, 0),
            (left, 33, -11, 0),
            (right, 32, 17, 0),
        ):
            x, y = place(length, angle + turn)
            points += f" {names[i]} {x:.1f},{y:.1f},{height}"
        faces += f" m{pit[i - 1]}{middle[i]} m{middle[i]}{pit[i]}"
        faces += f" {pit[i - 1]}{left[i]}{tip[i]}{middle[i]} {middle[i]}{tip[i]}{right[i]}{pit[i]}"
        for length, size, share in ((9, 1.9, 0.0), (18, 1.7, 0), (27, 1.5, 0), (35, 1.2, 0.45)):
            dots += dot(*place(length, angle + share * bend), size, "d", at)
    return [part(points, faces, move=at), dots]


def starfish_turned() -> Figure:
    return starfish(Move(turn=35, dy=-2), (14, 2, 12, 16, 4))


def seahorse() -> Figure:
    fin = part(
        "a 63,41 b 79,42,2 c 83,52 d 79,63,2 e 62,65 m 64,53,4", "abm* bcdm* dem*", lines="64,53 83,52"
    )
    crown = part(
        "a 41,15 b 43,3 c 51,12 d 47,12 e 55,0 f 58,13 g 53,12 h 65,7 i 59,20",
        "abc@7 def@6 ghi@4",
        casts=False,
    )
    tail = part(
        "a 46,83 b 58,86,3 c 53,98 d 45,91,3 e 38,100 f 39,92,3 g 27,93 h 34,88,3 i 27,82 j 35,84,2"
        " k 37,77 l 41,83",
        "abcd dcef fegh gijh iklj",
    )
    body = part(
        "a 41,35 b 34,45 c 28,57 d 33,71 f 46,83 g 50,31,5 h 49,44,9 i 45,57,12 j 48,70,9 l 52,85,4"
        " m 60,27 n 65,40 o 65,55 p 62,70 r 58,86",
        "abhg* bcih* cdji* dflj* ghnm hion ijpo jlrp",
        casts=False,
        lines="37,40 50,37 63,33;31,51 47,50 65,47;30,64 46,63 64,62;39,77 50,78 60,78",
    )
    head = part(
        "a 11,22,1 b 10,29 c 28,31 d 27,20,2 e 38,14 f 48,10 g 58,15 h 61,28 i 50,36 j 38,35 m 43,23,9",
        "adcb defm fghm hijm jcdm",
    )
    return [fin, tail, body, crown, head, eye(40, 22.5, 3.8)]


def penguin(at: Move = STILL, wings: float = 0, nod: float = 0) -> Figure:
    """`wings` lifts them, `nod` turns the head: degrees."""
    feet = part(
        "a 33,88 b 24,96 c 47,96 d 47,87 e 55,87 f 54,96 g 77,96 h 68,87",
        "abcd@3 efgh@2",
        move=at,
        casts=False,
    )
    left = part(
        "a 34,36 b 14,62,3 c 17,70 d 30,58", "abcd-1", move=turned(wings, 34, 40).then(at), casts=False
    )
    right = part(
        "e 67,36,2 f 87,62 g 84,70 h 71,58", "efgh-1", move=turned(-wings, 67, 40).then(at), casts=False
    )
    body = part(
        "a 43,29 b 31,38 c 24,62 d 31,86 e 50,92 f 70,86 g 77,62 h 69,37 i 59,28"
        " m 34,56,6 n 38,83,3 o 62,83,3 p 64,56,7 q 48,31,3 r 46,60,12",
        "abmq-1 bcm-1 cdnm-1 dnofe-1 fgpo-1 ghp-1 hiqp-1 qmr* mnr* nor* opr* pqr*",
        move=at,
    )
    nodded = turned(nod, 50, 26).then(at)
    head = part(
        "a 50,4,2 b 38,9 c 34,20 d 41,32 e 61,31 f 66,16 m 51,18,10",
        "abm-1 bcm-1 cdm*+1 dem-1 efm-1 fam-1",
        move=nodded,
    )
    beak = part("a 37,14 b 23,22,1 c 37,19,3 d 38,25", "abc@7 bdc@4", move=nodded)
    return [feet, left, right, body, head, beak, eye(43, 16, 3.4, nodded)]


def penguin_calling() -> Figure:
    """Wings out, beak up, looking the other way."""
    return penguin(Move(0.97, 0, 1, flip=True), 52, 30)


def colony() -> Group:
    return Group(
        (
            ("penguin", Move(0.6, -25, -16, -3)),
            ("penguin-2", Move(0.54, 22, -17, 4)),
            ("penguin", Move(0.72, 1, 13)),
        )
    )
