"""The page: sentences and tables from the results. What a sentence claims is looked up, never assumed."""

from collections.abc import Callable
from pathlib import Path

from bench.facts.betting import betting, waiting
from bench.facts.cards import cards, mermaids
from bench.facts.results import Facts
from bench.facts.rounds import endings, lengths, starting, void
from bench.facts.wording import (
    NUMBERS,
    PLAYERS,
    gain,
    kind_name,
    listed,
    mean,
    note,
    of,
    percent,
    section,
    share,
    table,
)
from seasalt.rules import Ruleset

PAGE = Path(__file__).parents[2] / "docs" / "facts.md"


def page(facts: Facts) -> str:
    """The whole page."""
    parts = (
        intro, starting, betting, waiting, cards, mermaids, lengths, endings, void, others, method,
    )  # fmt: skip
    return "\n\n".join(part(facts) for part in parts) + "\n"


def intro(facts: Facts) -> str:
    """Who played, and how much of it is true for people."""
    runs = [run for run in facts["runs"] if run["policy"] == "keen"]
    games, rounds = (sum(run[name] for run in runs) for name in ("games", "rounds"))
    bets = [run["endings"]["bet_won"][0] + run["endings"]["bet_lost"][0] for run in runs]
    return section(
        "# Facts worth knowing",
        f"""Results of {games:,} simulated games with {rounds:,} rounds: what starting is worth, when
        LAST CHANCE pays, which cards win, how long games take. Brackets and ± give 95 % intervals.""",
        note(
            "One quick bot against itself",
            f"""All seats are played by one policy, the kernel's *keen* ([bots](bots.md)). It decides in
            microseconds, lays every duo, and ends {100 * min(bets):.0f} to {100 * max(bets):.0f} % of all
            rounds with LAST CHANCE. People may wait longer for better hands, which changes some of these
            numbers. Where we measured that, it is stated; the [last table](#other-bots) has other bots.""",
        ),
    )


def others(facts: Facts) -> str:
    """The same numbers by other players."""
    thinker = facts["thinker"]

    def row(words: str, tell: Callable[[Facts], str], *, thinks: bool = True) -> list[str]:
        two, two_greedy, four, four_greedy = (
            tell(of(facts, players, policy=policy)) for players in (2, 4) for policy in ("keen", "greedy")
        )
        return [words, two, two_greedy, tell(thinker) if thinks else "", four, four_greedy]

    def best_card(run: Facts) -> str:
        return kind_name(max(run["cards"], key=lambda kind: run["cards"][kind]["best_more"][0]))

    return section(
        "## Other bots",
        f"""*Greedy* takes what adds most points now, and bets only when far ahead. `{thinker["bot"]}` looks
        ahead and is stronger; with only {thinker["games"]} games its intervals are wide.
        {_start_is_worth(facts)} {_thinking(facts)}""",
        table(
            ("base box", "2 players: keen", "greedy", f"`{thinker['bot']}`", "4 players: keen", "greedy"),
            [
                row("starter wins the game", lambda run: share(run["win_share"][0])),
                row("starter scores most in round 1", lambda run: share(run["first_best"][0]), thinks=False),
                row("rounds that end by STOP", lambda run: share(run["endings"]["stop"])),
                row("bets won", lambda run: share(run["bets_won"])),
                row("a bet on 7 points, won", lambda run: share(run["bets"][0]["won"]), thinks=False),
                row("its gain", lambda run: gain(run["bets"][0]["gain"]), thinks=False),
                row("turns per round", lambda run: mean(run["turns"])),
                row("rounds per game", lambda run: mean(run["rounds_per_game"])),
                row("games won by four mermaids", lambda run: share(run["mermaid_games"]), thinks=False),
                row("best card", best_card, thinks=False),
            ],
        ),
    )


def _start_is_worth(facts: Facts) -> str:
    gaps = {
        players: 100
        * (of(facts, players, policy="greedy")["win_share"][0][0] - of(facts, players)["win_share"][0][0])
        for players in PLAYERS
    }
    told = listed(f"{abs(gap):.1f} with {NUMBERS[players]}" for players, gap in gaps.items())
    if min(gaps.values()) > 0:
        return f"Starting is worth more to *greedy* than to *keen*, in games per hundred: {told}."
    if max(gaps.values()) < 0:
        return f"Starting is worth less to *greedy* than to *keen*, in games per hundred: {told}."
    return f"The value of starting differs between *greedy* and *keen*, in games per hundred: {told}."


def _thinking(facts: Facts) -> str:
    keen, thinker = of(facts, 2), facts["thinker"]
    stops, quick = thinker["endings"]["stop"], keen["endings"]["stop"]
    if stops[1] > quick[2]:
        often = "more often than"
    elif stops[2] < quick[1]:
        often = "less often than"
    else:
        often = "about as often as"
    return (
        f"`{thinker['bot']}` calls STOP {often} *keen*, in {percent(stops)} of the rounds compared with "
        f"{percent(quick)}, and wins {percent(thinker['bets_won'])} of its bets compared with "
        f"{percent(keen['bets_won'])}."
    )


def method(facts: Facts) -> str:
    """How to have it again."""
    keen, greedy = (of(facts, 2, policy=policy)["games"] for policy in ("keen", "greedy"))
    targets = listed(str(Ruleset().target(players)) for players in PLAYERS)
    return section(
        "## Method",
        f"""`{facts["command"]}` repeats the simulation in a minute or two, and writes this page, its
        pictures and `bench/facts/results.json`, which has every number with more digits. The rules are the
        standard edition's ([rules](rules.md)), to {targets} points. Games are played to the end, and all
        their rounds count. Calls are taken from first rounds, where nobody has points yet; the chance to win
        the game after them comes from the match-equity table of [the bots](bots.md). The 95 % intervals come
        from the variation between {facts["batches"]} batches of games, because rounds of one game are not
        independent. For events that never occurred in n tries, the upper bound is 3/n.""",
        table(
            ("", ""),
            [
                ("seed", str(facts["seed"])),
                ("games", f"{keen:,} by keen, {greedy:,} by greedy: for each number of players and each box"),
                ("commit", facts["commit"]),
                ("date", facts["date"]),
                ("CPU", facts["cpu"]),
                ("Python", facts["python"]),
            ],
        ),
    )
