"""Sections of the page: who starts, how long it takes, how rounds end."""

from collections.abc import Iterator

from bench.facts.results import Facts
from bench.facts.wording import (
    BOXES,
    NUMBERS,
    PLAYERS,
    by_players,
    listed,
    mean,
    of,
    one_in,
    percent,
    picture,
    plain,
    section,
    share,
    table,
)


def runs(facts: Facts) -> Iterator[tuple[int, str, Facts]]:
    """What keen players did, for each number of players with each box."""
    for players in PLAYERS:
        for salted, box in BOXES.items():
            yield players, box, of(facts, players, extra_salt=salted)


def starting(facts: Facts) -> str:
    """What it is worth to start."""
    shares = {players: of(facts, players)["win_share"] for players in PLAYERS}
    two = of(facts, 2)
    first, second = two["first_points"]
    heads = (
        "players",
        "box",
        "starter wins",
        "fair",
        "last seat wins",
        "starter scores most in round 1",
        "points of round 1, seat by seat",
    )
    rows = [
        (
            str(players),
            box,
            share(run["win_share"][0]),
            f"{100 / players:.1f} %",
            share(run["win_share"][-1]),
            share(run["first_best"][0]),
            " : ".join(f"{points[0]:.1f}" for points in run["first_points"]),
        )
        for players, box, run in runs(facts)
    ]
    return section(
        "## Who starts",
        f"""**The starter wins {by_players(percent(seats[0]) for seats in shares.values())}.**
        {_fair({players: seats[0] for players, seats in shares.items()})} In the first round of two players
        the starter scores most {percent(two["first_best"][0])} of the time, {first[0]:.1f} points on average
        against {second[0]:.1f}: one more turn matters in a race to seven. Later rounds start left of the
        player who ended the one before, so the advantage is not given back. For a fair evening, play as many
        games as there are players, and let everybody start one.""",
        picture(
            "starter",
            "Columns: games won by seat, from the starter on, beside the fair share.",
            *(
                f"{players} players: {', '.join(f'{100 * seat[0]:.1f}' for seat in seats)} percent."
                for players, seats in shares.items()
            ),
        ),
        table(heads, rows),
    )


def _fair(shares: dict[int, list[float]]) -> str:
    over = {players: 100 * (won[0] - 1 / players) for players, won in shares.items()}
    if all(won[1] > 1 / players for players, won in shares.items()):
        return f"That is {listed(f'{gap:.1f}' for gap in over.values())} games in a hundred more than fair."
    gaps = listed(plain(gap, 1) for gap in over.values())
    return f"That is {gaps} games in a hundred compared with a fair share."


def lengths(facts: Facts) -> str:
    """How long it takes."""
    heads = (
        "players",
        "box",
        "turns per round",
        "per player",
        "nine rounds in ten",
        "decisions per round",
        "rounds per game",
        "nine games in ten",
    )
    rows = [
        (
            str(players),
            box,
            mean(run["turns"], 2),
            f"{run['turns'][0] / players:.1f}",
            _middle(run["turns_counted"]),
            mean(run["decisions"]),
            mean(run["rounds_per_game"], 2),
            _middle(run["rounds_counted"]),
        )
        for players, box, run in runs(facts)
    ]
    turns, rounds = (
        [of(facts, players)[name][0] for players in PLAYERS] for name in ("turns", "rounds_per_game")
    )
    each = [taken / players for taken, players in zip(turns, PLAYERS, strict=True)]
    return section(
        "## How long it takes",
        f"""**A round takes {by_players(f"{taken:.0f} turns" for taken in turns)}**, that is
        {listed(f"{taken:.1f}" for taken in each)} per player. A game takes
        {by_players(f"{taken:.1f} rounds" for taken in rounds)}. Nine rounds of two players in ten take
        {_middle(of(facts, 2)["turns_counted"])} turns, and of four
        {_middle(of(facts, 4)["turns_counted"])}.""",
        picture(
            "length",
            "Distributions for two, three and four players.",
            f"Above, turns in a round: {listed(f'{taken:.1f}' for taken in turns)} on average.",
            f"Below, rounds in a game: {listed(f'{taken:.1f}' for taken in rounds)} on average.",
        ),
        table(heads, rows),
        """An extra turn from boats is part of the turn. Decisions are: draw or take, what to keep, what to
        lay, call or end the turn.""",
    )


def _middle(counts: list[int]) -> str:
    """From where to where all but one in twenty on either side lie."""
    return f"{_quantile(counts, 0.05)} to {_quantile(counts, 0.95)}"


def _quantile(counts: list[int], part: float) -> int:
    return next(value for value in range(len(counts)) if sum(counts[: value + 1]) >= part * sum(counts))


def endings(facts: Facts) -> str:
    """How rounds end."""
    two, four = of(facts, 2), of(facts, 4)
    rows = [
        (str(players), box, *(share(ending) for ending in run["endings"].values()))
        for players, box, run in runs(facts)
    ]
    return section(
        "## How rounds end",
        f"""**Of all bets {percent(two["bets_won"])} are won with two players, and {percent(four["bets_won"])}
        with four.**""",
        picture(
            "endings",
            "Bars: how rounds end.",
            *(
                f"{players} players: STOP {100 * run['endings']['stop'][0]:.0f}, "
                f"LAST CHANCE won {100 * run['endings']['bet_won'][0]:.0f}, "
                f"lost {100 * run['endings']['bet_lost'][0]:.0f} percent."
                for players in PLAYERS
                for run in [of(facts, players)]
            ),
        ),
        table(
            ("players", "box", "STOP", "LAST CHANCE won", "LAST CHANCE lost", "void", "four mermaids"), rows
        ),
    )


def void(facts: Facts) -> str:
    """Rounds that bring nothing, and what brings them about."""
    waits = [of(facts, players)["patient"] for players in PLAYERS]
    ten, salted = (
        next(wait for wait in of(facts, 4, extra_salt=salt)["patient"] if wait["least"] == 10)
        for salt in (False, True)
    )
    return section(
        "### Void rounds",
        f"""{" ".join(_void(facts, players) for players in PLAYERS)} Patience empties decks. If all four
        wait for ten points before they call, {percent(ten["void"])} of the rounds are void, and with the
        eight cards of Extra Salt {percent(salted["void"])}: see the lower half of
        [this picture](#if-the-others-wait).""",
        table(
            ("everybody waits for", *(f"void, {players} players" for players in PLAYERS)),
            [
                (str(row[0]["least"]), *(share(wait["void"]) for wait in row))
                for row in zip(*waits, strict=True)
            ],
        ),
    )


def _void(facts: Facts, players: int) -> str:
    run = of(facts, players)
    rare = run["endings"]["void"]
    if rare[0] == 0:
        return f"With {NUMBERS[players]} players not one of {run['rounds']:,} rounds was void."
    return f"With {NUMBERS[players]} players {one_in(rare[0])} was, {percent(rare)}."
