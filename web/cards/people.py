"""People and what they build, each drawn from back to front."""

from web.cards.folding import Figure, Move, Part, dot, part


def boat() -> Figure:
    inner = part("a 4,56 m 50,59 n 50,69", "amn*@2 Amn*@1")
    mast = part("a 49,4 b 51,4 c 51,66 d 49,66", "abcd@2")
    flag = part("a 51,4 b 64,8.5 c 51,13", "abc@6")
    main = part("a 52.5,10 e 75,31,5 c 90,53 b 52.5,59,2", "aeb ecb-1", lines="60,57.9 61,18")
    jib = part("f 47.5,14 i 27,35,4 h 11,53 g 47.5,59", "fig*@9 ihg*@7")
    hull = part("a 4,56 n 50,69,8 d 26,87 D 74,87 A 96,56", "and ndD nDA", lines="50,69 50,87")
    return [inner, mast, flag, main, jib, hull]


def swimmer() -> Figure:
    face = part("a 25,30 b 26,54 c 37,72 d 50,77,5 e 50,30,8", "abcde*+1", mirror=True)
    nose = part("a 50,44,5 b 45,56 c 50,59,4", "abc*", mirror=True, casts=False)
    cap = part("a 43,3,6 b 32,8 c 24,20 d 22,35 e 43,32,9 m 43,15,14", "abm bcm cdem", mirror=True)
    stripe = part("a 43,3,6 m 43,15,14 e 43,32,9", "aAMm*@9 mMEe*@8")
    strap = part("a 22,38 b 22,45 c 34,49 d 34,39", "abcd!", mirror=True, casts=False)
    lens = part("a 29,44 b 33,37 c 43,38 d 48,44 e 43,51 f 33,50", "abcdef!", mirror=True)
    glass = part(
        "a 31.5,44 b 34.5,39.5 c 42,40 d 45.5,44.5 e 41.5,48.5 f 34.5,48",
        "abcd@9 adef@6",
        mirror=True,
        casts=False,
    )
    smile = '<path class="l" d="M43 65l5 2.4h4l5-2.4"/>'
    return [face, nose, strap, cap, stripe, lens, glass, smile, sea()]


def sea() -> Part:
    """A strip of water: four leaning crests with a pale back, and a pleated hem."""
    points, faces = [], []
    row, crest, mid, low, hem = "abcde", "fghi", "jklm", "nopqr", "stuv"
    for i in range(5):
        x = 2 + 24 * i
        points += [f"{row[i]} {x},85", f"{low[i]} {x},92"]
        if i < 4:
            points += [f"{crest[i]} {x},71", f"{mid[i]} {x + 9},84", f"{hem[i]} {x + 12},97"]
            faces += [f"{row[i]}{crest[i]}{mid[i]}@8", f"{crest[i]}{row[i + 1]}{mid[i]}*@9"]
            faces += [f"{row[i]}{mid[i]}{hem[i]}{low[i]}@6", f"{mid[i]}{row[i + 1]}{low[i + 1]}{hem[i]}@4"]
    return part(" ".join(points), " ".join(faces))


def mermaid() -> Figure:
    hair = part(
        "a 46,2 b 60,9,2 c 68,26 d 72,46,1 e 66,66 f 57,50,5 g 54,30,5 h 46,16",
        "abgh*@3 bcfg*@2 cdf*@4 def*@1",
        casts=False,
    )
    tail = part(
        "a 34,61 b 24,69 c 25,83 d 37,94 e 58,97 f 76,91 g 89,76 h 45,63,3 i 42,70,9 j 47,80,10 k 62,83,9"
        " l 58,60 m 61,67 n 63,73 o 70,74 p 80,66",
        "abih@9 bcji@8 cdj@6 dekj@4 efk@3 fgpk@2 himl@5 ijnm@3 jkon@7 kpo@5",
        lines="29,66 36,68 43,65;23,75 34,77 43,73;29,87 38,87 45,80;46,95 49,90 54,83;66,94 66,89 68,82",
    )
    fluke = part("j 85,73,4 a 66,45 c 85,57,7 e 99,39 f 98,63", "jac@9 jce@5 jef@2", lines="85,73 75,49")
    neck = part("a 37,30 b 46,28 c 47,38 d 38,38", "abcd@3", casts=False)
    torso = part(
        "a 31,39 b 41,36 c 53,38 d 56,45 e 52,54 f 59,64 g 33,64 h 37,54 i 29,47 k 45,66,5",
        "baihgk@9 bkfedc@5",
        casts=False,
    )
    top = part("a 28.5,48 b 32,42 c 42,44 d 55.5,43 e 54,50 f 44,52 g 34,52", "abcfg*@3 cdef*@1", casts=False)
    arm = part("a 31,38 b 39,41,3 c 25,54 d 17,52 e 33,68 f 27,73", "abcd@8 dcef@5")
    head = part(
        "a 29,8 b 25,14 c 20,21 d 23,24 e 23,28 f 27,33 g 39,34 h 48,17 i 35,20,5", "abcdeih@9 efgi@6 igh@4"
    )
    cap = part("a 25,13 b 30,3 c 45,1 d 57,13 e 56,30 f 47,40,2 g 42,15,5", "abcg*@4 cdg*@3 deg*@2 efg*@1")
    face = '<path class="l" d="M26 19.5l2.8 1.5 2.8-1.3M23.5 27.5l2.5.2"/>'
    return [hair, neck, torso, top, tail, fluke, arm, head, face, cap]


def sailor() -> Figure:
    tilt = Move(turn=-6, dx=1)
    shirt = part("a 14,98 b 17,77 c 34,64 d 50,66,6 n 50,98,6", "abcdn*", mirror=True, casts=False)
    stripes = '<path class="st" d="M17 80l15-1 18 5 18-5 15 1M16 88.5l16-1 18 5 18-5 16 1M15 96h17l18 3"/>'
    collar = part("a 36,60 b 20,70,1 c 28,80 d 50,90,5 e 46,64,4", "abce ecd", mirror=True)
    tie = part(
        "a 50,82 b 43,88 c 50,95 d 57,88 e 47,92 f 39,98 g 50,99 h 53,92 i 61,98", "efg@3 hgi@2 abcd@6"
    )
    face = part("a 32,30 b 34,51 c 50,61 d 50,30,6", "abcd*+2", mirror=True)
    hair = part("a 31,31 b 43,31 c 33,46", "abc@2", mirror=True, casts=False)
    dome = part("a 31,15 b 37,6 c 50,3,5 d 50,17,7", "abcd*", mirror=True, move=tilt)
    band = part("a 30,27 b 31,35 m 50,29,5 n 50,37,5", "abnm", mirror=True, move=tilt)
    brim = part("a 28,30 b 21,12 c 39,16,6 d 41,32,5", "abcd*+1 cdDC*@8", mirror=True, move=tilt)
    arm = part("a 70,68,3 b 73,84 c 88,88 d 99,70 e 96,61,3 f 76,42 g 69,47 h 86,69,2", "abch-1 hcde efgh+1")
    hand = part("a 77,45 b 70,50 c 59,38 d 61,33 e 67,34", "abcde*@9")
    marks = dot(43, 45, 1.9, "e") + dot(57, 45, 1.9, "e") + '<path class="l" d="M45 52l3 2h4l3-2"/>'
    return [shirt, stripes, collar, tie, face, hair, marks, dome, band, brim, arm, hand]


def captain() -> Figure:
    coat = part(
        "a 7,98 b 13,77 c 34,66 d 50,98,9",
        "abcd-1",
        mirror=True,
        casts=False,
        lines="18,98 24,83 22,72;82,98 76,83 78,72",
    )
    lapels = part("a 33,66 b 27,80 c 50,97,3 d 44,70,4", "abcd+1", mirror=True)
    epaulettes = part("a 8,80 b 12,73,2 c 32,65 d 34,70", "abcd*", mirror=True)
    face = part("a 32,42 b 32,58 c 68,58 d 68,42", "abcd@5", casts=False)
    nose = part("a 50,47 b 45.5,58 c 50,60 d 54.5,58", "abcd@7")
    beard = part("a 30,48 b 38,58,3 c 50,57,7 d 31,66 e 39,78,3 f 50,87,6", "abed* bcfe*", mirror=True)
    moustache = part("a 50,57,5 b 35,60 c 42,65 d 50,62,4", "abcd*+1", mirror=True)
    crown = part("a 32,35 b 17,24 c 26,13 d 50,6 m 50,21,9", "abcm* cdm* aAm*@7", mirror=True)
    visor = part("a 29,40 b 37,48 c 50,51 d 63,48 e 71,40", "abcde@1")
    band = part("a 31,33 b 31,42 m 50,35,4 n 50,44,4", "abnm-2", mirror=True)
    badge = '<path class="w" d="M50 23l4.5 7-4.5 9-4.5-9z"/>'
    anchor = '<path class="l" d="M50 27.5v8M47.8 29.6h4.4M46.8 33.2L50 36l3.2-2.8"/>'
    eyes = dot(42, 53, 1.8, "e") + dot(58, 53, 1.8, "e")
    pipe = part("a 57,62 b 58,66 c 80,72 d 79,68 e 76,57 f 88,56 g 87,70 h 79,73", "abcd@2 efgh@3")
    buttons = "".join(dot(x, y, 1.7, "w") for x in (38, 62) for y in (88, 95))
    return [
        coat,
        lapels,
        epaulettes,
        face,
        nose,
        beard,
        moustache,
        crown,
        visor,
        band,
        badge,
        anchor,
        eyes,
        pipe,
        buttons,
    ]


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
