"""People and what they build, each drawn from back to front."""

from web.cards.folding import STILL, Figure, Move, Part, dot, mark, part


def boat(move: Move = STILL) -> Figure:
    inner = part("a 4,56 m 50,59 n 50,69", "amn*@2 Amn*@1", move=move)
    mast = part("a 49,4 b 51,4 c 51,66 d 49,66", "abcd@2", move=move)
    flag = part("a 51,4 b 64,8.5 c 51,13", "abc@6", move=move)
    main = part("a 52.5,10 e 75,31,5 c 90,53 b 52.5,59,2", "aeb ecb-1", lines="60,57.9 61,18", move=move)
    jib = part("f 47.5,14 i 27,35,4 h 11,53 g 47.5,59", "fig*@9 ihg*@7", move=move)
    hull = part("a 4,56 n 50,69,8 d 26,87 D 74,87 A 96,56", "and ndD nDA", lines="50,69 50,87", move=move)
    return [inner, mast, flag, main, jib, hull]


def boat_heeling() -> Figure:
    """The same boat on the other tack, pressed over by the wind."""
    return boat(Move(0.93, -1, 0, 13, flip=True))


def paper_boat() -> Figure:
    """The boat that everybody has folded from a sheet."""
    peak = part("a 24,60 b 50,13,7 c 76,60 d 50,64,9", "abd*@9 bcd*@6", lines="50,14 50,62")
    far = part("a 3,47 b 30,60 c 70,60 d 97,47 e 50,71", "abe*@3 ecd*@2", casts=False)
    hull = part(
        "a 3,47 f 24,62,3 n 50,72,8 d 27,88 D 73,88 F 76,62,3 A 97,47",
        "afd fnd-1 ndD nDF FDA",
        lines="50,72 50,88;24,62 38,88;76,62 62,88",
    )
    return [far, peak, hull]


def swimmer() -> Figure:
    """The crawl: one arm over the water, the face turned to breathe."""
    back = part("a 44,88 b 50,66 c 68,55,6 d 98,74 e 97,88 m 72,74,7", "abcm*@7 cdm*@6 dem*@4")
    upper = part("a 54,66 b 62,62,5 c 78,62 d 79,26,1 e 71,11,5 f 64,26,1", "abef*@9 bcde*@5")
    fore = part("a 71,11,5 b 64,26,1 c 28,38 d 22,27,2 m 25,32,6 e 56,9,2", "aedm*@9 abcm*@6")
    hand = part("a 22,27,2 b 11,32,1 c 2,48 d 13,50 e 28,38 m 25,32,6", "abm*@9 bcdm*@8 dem*@6")
    up = Move(dy=-9, dx=1)
    face = part(
        "a 24,58 b 19,67,2 c 25,70 d 24,76 e 31,86 f 52,86 g 56,66 m 40,64,8",
        "abcm*@9 cdem*@8 efm*@6 fgm*@5",
        move=up,
    )
    cap = part(
        "a 23,59 b 24,46 c 36,37,2 d 51,40 e 60,53 f 59,68 g 40,62,8 m 39,49,12",
        "abmg bcm cdm dem-1 efgm-1",
        move=up,
    )
    strap = mark("gs", "M31 64l10 2h18", up)
    mouth = dot(28.5, 77, 2.6, "e", up)
    return [back, upper, fore, hand, face, cap, strap, goggle(30, 64, 6.4, up), mouth, sea()]


def goggle(x: float, y: float, radius: float, at: Move = STILL) -> str:
    """One glass of a swimmer's goggles."""
    glass = dot(x, y, radius * 0.66, "t7", at) + dot(
        x - radius * 0.2, y - radius * 0.2, radius * 0.24, "w", at
    )
    return dot(x, y, radius, "e", at) + glass


def butterfly() -> Figure:
    """Both arms at once, seen from in front."""
    arms = part(
        "a 44,86 b 34,68,6 c 22,50,7 d 16,38,1 e 3,58 f 11,61,4 g 22,63 h 31,84",
        "abh*@6 cdef*@9 cfg*@7 bcgh*@8 ABH*@3 CDEF*@7 CFG*@4 BCGH*@5",
    )
    hands = part("a 3,58 b 12,61,3 c 12,77 d 4,73", "abcd*@8 ABCD*@5")
    face = part("a 31,42 b 33,60 c 42,72 d 50,75,5 e 50,42,8", "abcde*@9 ABCde*@7")
    cap = part("a 50,12,6 b 37,16 c 30,28 d 29,46 e 50,43,10 m 50,28,14", "abm bcm cdem", mirror=True)
    stripe = part("a 45.5,12.7,6 m 45.5,28,14 e 45.5,43.2,9", "aAMm*@9 mMEe*@8", casts=False)
    band = mark("gs", "M29.5 49l8 1M70.5 49l-8 1M46 49.5h8")
    goggles = goggle(40.5, 51, 7.4) + goggle(59.5, 51, 7.4)
    mouth = mark("l", "M45 66l3 2h4l3-2")
    return [arms, hands, face, cap, stripe, band, goggles, mouth, sea()]


def sea() -> Part:
    """A strip of water: four leaning crests with a pale back, and a pleated hem."""
    points, faces = [], []
    row, crest, mid, low, hem = "abcde", "fghi", "jklm", "nopqr", "stuv"
    for i in range(5):
        x = 2 + 24 * i
        points += [f"{row[i]} {x},86", f"{low[i]} {x},93"]
        if i < 4:
            points += [f"{crest[i]} {x},73", f"{mid[i]} {x + 9},85", f"{hem[i]} {x + 12},98"]
            faces += [f"{row[i]}{crest[i]}{mid[i]}@8", f"{crest[i]}{row[i + 1]}{mid[i]}*@9"]
            faces += [f"{row[i]}{mid[i]}{hem[i]}{low[i]}@6", f"{mid[i]}{row[i + 1]}{low[i + 1]}{hem[i]}@4"]
    return part(" ".join(points), " ".join(faces))


def mermaid() -> Figure:
    """Skin is the face of the white sheet; hair and tail are its slate back."""
    at = Move(dx=-10)
    locks = part(
        "a 50,2 b 34,7,2 c 27,22 d 29,40,2 e 21,57 f 34,50 g 50,44,4",
        "abg*@4 bcdg*@3 defg*@4",
        move=at,
    )
    long = part(
        "a 50,2 b 67,8,2 c 74,26 d 71,44,3 e 82,66 f 64,56 g 50,44,4", "abg*@3 bcdg*@2 defg*@1", move=at
    )
    tail = part(
        "a 29,58 b 25,70 c 31,84 d 47,95 e 66,94 f 82,82 g 88,68 h 40,60,5 i 38,71,10 j 45,81,11 k 60,82,10"
        " l 74,74,8 m 52,58 n 52,68 o 57,72 p 66,69 q 75,62",
        "abih*@7 bcji*@6 cdj*@5 dekj*@3 efk*@2 flk*@2 fgl*@1 hinm*@4 ijon*@3 jko*@5 kpo*@5 klqp*@6 glq*@4",
        lines="27,64 34,66 40,65;26,77 34,77 40,75;38,90 43,86 46,81;56,95 57,89 59,83;75,88 70,83 67,79",
    )
    fluke = part(
        "a 81,67,5 b 63,52 c 64,38 d 78,51,5 e 94,33 f 99,50 g 93,62",
        "abd*@7 bcd*@8 ade*@4 aef*@2 afg*@1",
        lines="79,62 68,45;84,63 95,45",
    )
    body = part(
        "a 44,36 b 56,36 c 66,43 d 63,52 e 59,52 f 63,62 g 50,68,6 h 38,62 i 41,52 j 37,52 k 34,43 m 50,42,7",
        "akjm@9 jihgm@8 abm@6 bcdm@6 defgm@4",
        move=at,
        casts=False,
    )
    arms = part("a 35,42 b 41,47,3 c 32,59 d 25,57 e 37,70 f 32,74", "abcd@9 dcef@8", move=at)
    other = part("a 65,42 b 59,47,3 c 66,60 d 73,57 e 60,72 f 55,69", "abcd@6 cdef@7", move=at)
    top = part(
        "a 38,47 b 44,43 c 50,48,3 d 45,54 e 56,43 f 62,47 g 55,54", "abcd*@4 cefg*@2", move=at, casts=False
    )
    face = part(
        "a 37,15 b 37,26 c 43,35 d 50,38,3 e 63,15 f 63,26 g 57,35 h 50,13,6", "abcdh@9 hefgd@7", move=at
    )
    fringe = part("a 36,22 b 38,8 c 50,4,4 d 62,8 e 64,22 f 54,13,5", "abcf*@4 cdef*@3", move=at)
    marks = dot(35, 24, 1.7, "e") + dot(45, 24, 1.7, "e") + mark("l", "M37 30.500l2 1.300h2l2-1.3")
    star = mark("w", "M47 8.500l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.6 1.5.5-3-2.2-2.1 3-.4z")
    return [long, locks, body, top, tail, fluke, other, arms, face, marks, fringe, star]


_TILTED = Move(turn=-7, dx=1)


def sailor(hat: Move = _TILTED, at: Move = STILL) -> Figure:
    shirt = part("a 14,98 b 18,80 c 36,68 d 50,70,5 n 50,98,5", "abcdn*", mirror=True, move=at, casts=False)
    stripes = mark("st", "M14 96h72M40 73h20M40 79.5h20", at)
    neck = part("a 42,58 b 41,69 c 50,73,3", "abcCBA@7", move=at, casts=False)
    collar = part("a 37,66 b 15,75,1 c 19,90 d 50,95,6 e 50,87,4", "abe bcde", mirror=True, move=at)
    knot = part("a 50,84,2 b 42,88 c 50,94,4 e 40,99 f 50,99", "abc@7 aBc@4 cef@6 cEf@3", move=at)
    ears = part("a 32,44 b 27,43 c 28,51 d 33,54", "abcd@7", mirror=True, move=at, casts=False)
    face = part("a 31,34 b 32,50 c 39,61 d 50,65,4 e 50,34,8", "abcde@9 ABCde@8", move=at)
    hair = part("a 30,34 b 44,34 c 38,40,2 d 32,47", "abc@3 acd@2", mirror=True, move=at, casts=False)
    nose = part("a 50,45,4 b 46.5,53 c 50,54.5", "abcB@7", move=at, casts=False)
    smile = mark("l", "M44 57.5l3.5 2.3h5l3.5-2.3", at)
    eyes = dot(41.5, 48, 2.3, "e", at) + dot(58.5, 48, 2.3, "e", at)
    hat = hat.then(at)
    dome = part("a 30,18 b 37,7 c 50,3,6 d 50,20,9", "abcd*", mirror=True, move=hat)
    brim = part(
        "a 28,38 b 22,17 c 50,22,8 d 50,41,7", "abcd*", mirror=True, lines="26,31 50,35 74,31", move=hat
    )
    return [shirt, stripes, neck, collar, knot, ears, face, hair, nose, smile, eyes, dome, brim]


def sailor_waving() -> Figure:
    """The other sailor, cap pushed the other way, one arm up."""
    arm = part("a 62,76 b 78,70,3 c 97,74 d 96,46,2 e 86,44 f 83,62,4 g 68,90", "abfg cdef+1 bcf-1")
    cuff = part("a 85,46 b 97,48 c 97,41 d 86,39", "abcd*@9", casts=False)
    hand = part("a 87,40 b 96,41 c 98,29 d 94,22 e 89,24 f 83,31 m 91,33,3", "abm@8 bcdm@7 defm@9 fam@8")
    return [*sailor(Move(turn=8, dx=-1), Move(0.9, -9, 3)), arm, cuff, hand]


def captain() -> Figure:
    coat = part("a 5,98 b 11,78 c 36,68 d 50,98,9", "abcd-3", mirror=True, casts=False)
    lapels = part("a 36,68 b 25,78 c 32,84,2 d 50,98,3 e 46,74,4", "abce-1 ecd-2", mirror=True)
    epaulettes = part("a 6,84 b 11,75,3 c 29,69 d 30,76", "abcd*@8", mirror=True)
    ears = part("a 31,46 b 26,46 c 28,55 d 32,57", "abcd@6", mirror=True, casts=False)
    face = part("a 30,38 b 31,58 c 69,58 d 70,38 e 50,38,5 f 50,58,5", "abfe@8 efcd@6", casts=False)
    beard = part(
        "a 29,50 b 37,55,3 c 50,60,7 d 29,66 e 37,80,3 f 50,90,6",
        "abed* bcfe*",
        mirror=True,
        lines="43,66 44,82;57,66 56,82",
    )
    moustache = part("a 50,57,6 b 40,57,3 c 31,62 d 40,67 e 50,63,4", "abde*+1 bcd*+1", mirror=True)
    nose = part("a 50,46,4 b 45,57 c 50,60,3 d 55,57", "abcd@6")
    brows = part("a 34,48.5 b 45,48 c 45,50.5 d 35,51", "abcd*@9", mirror=True, casts=False)
    crown = part("a 30,32 b 14,22 c 24,9 d 50,3 m 50,20,10", "abcm* cdm* aAm*@7", mirror=True)
    band = part("a 30,29 b 30,39 m 50,31,4 n 50,42,4", "abnm-3", mirror=True)
    visor = part("a 27,38 b 36,45 c 50,48,2 d 50,40,5", "abcd@2", mirror=True)
    badge = mark("w", "M50 20l5.5 8-5.5 10-5.5-10z")
    anchor = mark("l", "M50 25v9.500M47.5 27.500h5M46 31.500l4 3.5 4-3.5")
    eyes = dot(41, 53, 2.2, "e") + dot(59, 53, 2.2, "e")
    pipe = part(
        "a 58,64 b 57,68 c 80,76 d 82,71 e 78,58 f 92,57 g 90,73 h 80,77 m 84,66,4",
        "abcd@2 efm@4 fghm@2 hem@3",
    )
    buttons = "".join(dot(x, y, 1.9, "w") for x in (37, 63) for y in (90.5,))
    back: Figure = [coat, lapels, epaulettes, ears, face, eyes, brows]
    return [*back, beard, moustache, nose, crown, band, visor, badge, anchor, pipe, buttons]


def lighthouse() -> Figure:
    beams = '<path class="bm" d="M44 25L2 15V36ZM56 25L98 15V36Z"/>'
    rock = part("a 8,97 b 22,83,3 c 36,79,6 d 50,82,8 e 47,97 f 30,97", "abf-1 bcf-1 cdef-1")
    cliff = part("d 50,82,8 g 64,78,5 h 80,84,3 i 93,97 e 47,97 j 68,97", "dgje-1 ghj-1 hij-1")
    tower = part(
        "a 33,84 b 35.5,71 c 37.5,58.5 d 39.5,46 e 41,35 f 47,84,7 g 47,71,7 h 47,58.5,7 i 47,46,7 j 47,35,7"
        " k 67,84 l 64.5,71 m 62.5,58.5 n 60.5,46 o 59,35",
        "abgf fglk bchg* ghml* cdih hinm deji* ijon*",
    )
    rail = part("a 36,36 b 36,31,2 c 64,31 d 64,36 e 46,31,4 f 46,36,4", "abef ecdf")
    lamp = part(
        "a 43,31 b 43,20 c 57,20 d 57,31 e 50,20,3 f 50,31,3", "abef*@9 ecdf*@8", lines="43,25.5 57,25.5"
    )
    roof = part("a 38,21 b 50,8,6 c 62,21 d 49,22,4", "abd bcd")
    tip = part("a 49,9 b 50,2 c 51,9", "abc@3")
    door = '<path class="e" d="M49 84V75l3-3 3 3v9zM51 51h3.5v5H51zM41.5 63l2-.3v4.5l-2 .2z"/>'
    return [beams, rock, cliff, tower, rail, lamp, tip, roof, door]
