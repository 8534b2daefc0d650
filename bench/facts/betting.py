"""Sections of the page: LAST CHANCE or STOP, and how long the others wait."""

from collections.abc import Iterable

from bench.facts.results import MOST_POINTS, Facts
from bench.facts.wording import (
    HARD,
    NUMBERS,
    PLAYERS,
    by_players,
    gain,
    listed,
    of,
    percent,
    picture,
    plain,
    section,
    share,
    signed,
    table,
)


def betting(facts: Facts) -> str:
    """LAST CHANCE against STOP, by the points held."""
    bets = {players: {bet["points"]: bet for bet in of(facts, players)["bets"]} for players in PLAYERS}
    seven = [bets[players][7] for players in PLAYERS]
    two, four = (of(facts, players)["at_a_call"]["bonus"][0] for players in (2, 4))
    heads = ("points", *(head for p in PLAYERS for head in (f"won, {p} players", "points", "gain")))
    rows = [
        (
            f"{points} or more" if points == MOST_POINTS else str(points),
            *(cell for by_points in bets.values() for cell in _cells(by_points.get(points))),
        )
        for points in range(7, MOST_POINTS + 1)
    ]
    return section(
        "## LAST CHANCE or STOP",
        f"""In first rounds, everybody calls as soon as they have seven points, and every call is played both
        ways from the same position: STOP, and LAST CHANCE with one more turn for the others. **With seven
        points the bet is won {by_players(percent(bet["won"]) for bet in seven)}.** {_pays(bets)}""",
        picture(
            "bet",
            "Two charts by the points at the call.",
            f"Above, bets won: with seven points {_percents(bet['won'] for bet in seven)}.",
            "Below, what LAST CHANCE gains over STOP, in percent of games won:",
            f"with seven points {_gains(seven)}.",
        ),
        f"""The caller is usually the first to have seven: the others have less, one turn each to catch up,
        and lose ties. And a won bet does two things: your color bonus is added ({two:.1f} points at a call
        with two players, {four:.1f} with four), and the cards of the others do not count. The table shows
        your points of the round with STOP → with LAST CHANCE, and the *gain*: what LAST CHANCE adds to your
        chance to win the game, in percentage points, at a standing of zero for everybody. With
        seven points and two players that chance is {100 * seven[0]["stop_chance"][0]:.1f} % after STOP and
        {100 * seven[0]["last_chance"][0]:.1f} % after LAST CHANCE.""",
        table(heads, rows),
        f"Count the cards in the other hand before you bet. {_hands(of(facts, 2)['bets_by_hand'])}",
        picture(
            "hand",
            "Two players: bets won, by the points held and by the cards in the other’s hand.",
            *(
                f"{cell['points']} points against {_cards(cell['hand'])}: {100 * cell['won'][0]:.0f} percent."
                for cell in of(facts, 2)["bets_by_hand"]
                if cell["points"] in (7, 8) and cell["hand"] in (2, 4, 6)
            ),
        ),
    )


def _cells(bet: Facts | None) -> tuple[str, str, str]:
    if bet is None:
        return "", "", ""
    stop, last = bet["stop_points"][0], bet["last_points"][0]
    return share(bet["won"]), f"{stop:.1f}{HARD}→{HARD}{last:.1f}", gain(bet["gain"])


def _pays(bets: dict[int, dict[int, Facts]]) -> str:
    pays = {players: _pays_from(by_points) for players, by_points in bets.items()}
    if len(set(pays.values())) == 1 and pays[2]:
        return f"On average it pays from {pays[2]} points on, with two, three and four players."
    told = [
        f"with {NUMBERS[players]} from {points} points on"
        if points
        else f"with {NUMBERS[players]} not clearly"
        for players, points in pays.items()
    ]
    return f"On average it pays {listed(told)}."


def _pays_from(bets: dict[int, Facts]) -> int:
    """From how many points on the gain is surely one; 0 where it never is."""
    paying = 0
    for points in sorted(bets, reverse=True):
        if bets[points]["gain"][1] <= 0:
            break
        paying = points
    return paying


def _hands(cells: list[Facts]) -> str:
    """A thin hand and a full one, with few points and with many."""
    (thin, *_, full), (many_thin, *_, many_full) = (
        [cell for cell in cells if cell["points"] == points]
        for points in (7, max(cell["points"] for cell in cells))
    )
    told = (
        f"With seven points against {_cards(thin['hand'])} the bet is won {percent(thin['won'])} and its "
        f"gain is {signed(thin['gain'])}; against {_cards(full['hand'])} it is won {percent(full['won'])}, "
        f"gain {signed(full['gain'])}."
    )
    if many_full["gain"][1] > many_thin["gain"][2]:
        return (
            f"{told} With {many_full['points']} or more a full hand is a reason to bet: "
            f"{signed(many_full['gain'])} against {_cards(many_full['hand'])}, {signed(many_thin['gain'])} "
            f"against {_cards(many_thin['hand'])}, because its cards will not count."
        )
    return told


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def _percents(intervals: Iterable[list[float]]) -> str:
    return by_players(f"{100 * interval[0]:.0f} percent" for interval in intervals)


def _gains(bets: Iterable[Facts]) -> str:
    return by_players(plain(100 * bet["gain"][0], 1) for bet in bets)


def waiting(facts: Facts) -> str:
    """The same bet among people who wait."""
    waits = {players: of(facts, players)["patient"] for players in PLAYERS}
    first, last = ([waits[players][place] for players in PLAYERS] for place in (0, -1))
    most = last[0]["least"]
    told = [
        f"with {NUMBERS[players]} while they wait for {until} or less"
        if until
        else f"with {NUMBERS[players]} never"
        for players in PLAYERS
        for until in [_pays_until(waits[players])]
    ]
    costs = all(wait["gain"][2] < 0 for wait in last)
    advice = "If your friends wait for good hands, stop at seven." if costs else ""
    heads = ("others wait for", *(head for p in PLAYERS for head in (f"won, {p} players", "gain")))
    rows = [
        (
            str(row[0]["least"]),
            *(cell for wait in row for cell in (share(wait["won"]), gain(wait["gain"]))),
        )
        for row in zip(*waits.values(), strict=True)
    ]
    return section(
        "### If the others wait",
        f"""The numbers above hold if everybody calls at seven. Now the others wait: they call with 8
        points or more, with 9 or more and so on, while one seat calls with seven. **Then betting on seven
        pays {listed(told)}.** If they wait for {most}, the bet is won
        {by_players(percent(wait["won"]) for wait in last)}. {advice}""",
        picture(
            "patience",
            "Two charts by the points for which players wait.",
            f"Above, what betting on seven points gains over STOP: {_gains(first)} where nobody waits,",
            f"{_gains(last)} where the others wait for {most}.",
            f"Below, void rounds, where everybody waits for {most}:",
            f"{_percents(wait['void'] for wait in last)}.",
        ),
        table(heads, rows),
    )


def _pays_until(waits: list[Facts]) -> int:
    until = 0
    for wait in waits:
        if wait["gain"][1] <= 0:
            break
        until = wait["least"]
    return until
