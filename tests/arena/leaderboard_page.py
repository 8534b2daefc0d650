"""The tables of docs/leaderboard.md, printed from the cards in leaderboard/.

`python -m tests.arena.leaderboard_page` writes them.
"""

from pathlib import Path
from typing import Any

import msgspec

from seasalt.arena.field.protocol import HELD_OUT, KINDS, PUBLIC

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "leaderboard.md"
FOLDER = ROOT / "leaderboard"

Players = dict[str, dict[str, dict[str, dict[str, list[float]]]]]


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A mean with its interval."""

    mean: float
    low: float
    high: float


class OfPlayers(msgspec.Struct, forbid_unknown_fields=True):
    """The shares with a number of players."""

    field: Share
    public: Share
    held_out: Share
    opponents: dict[str, Share]


class Response(Share):
    """The strongest opponent."""

    opponent: str


class Summary(msgspec.Struct, forbid_unknown_fields=True):
    """What follows from the results."""

    players: dict[str, OfPlayers]
    response: Response


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card, as `seasalt field BOT --card` writes it and its author has completed it."""

    protocol: int
    field: int
    seed: str
    bot: str
    title: str
    about: str
    reproducible: bool
    command: str
    version: str
    commit: str
    cpu: str
    workers: int
    hours: float
    games: int
    forfeits: int
    decisions: int
    cpu_ms_per_decision: float | None
    summary: Summary
    digest: str
    results: Players


def cards() -> dict[str, Card]:
    """The entries by the name of their file, the best first."""
    found = {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Card) for path in sorted(FOLDER.glob("*.json"))
    }
    return dict(sorted(found.items(), key=lambda one: -one[1].summary.players["2"].field.mean))


def protocol() -> str:
    """What is played."""
    lines = ["| players | deals | boxes | games of an entry |", "|---|---|---|---|"]
    lines += [
        f"| {kind.players} | {kind.deals} | both | {kind.deals * 20 * kind.players:,} |" for kind in KINDS
    ]
    names = {"public": PUBLIC, "held out": HELD_OUT}
    groups = [f"| {group} | {', '.join(f'`{name}`' for name in named)} |" for group, named in names.items()]
    return "\n".join([*lines, "", "| opponents | |", "|---|---|", *groups])


def table() -> str:
    """A row for each entry."""
    lines = [
        "| entry | 2 players | public | held out | 3 players | 4 players | strongest against it |"
        " CPU per decision | hours | commit |",
        "|" + "---|" * 10,
    ]
    for one in cards().values():
        two, three, four = (one.summary.players[str(kind.players)] for kind in KINDS)
        answer = one.summary.response
        shares = [_share(two.field), _percent(two.public), _percent(two.held_out)]
        shares += [_share(three.field), _share(four.field), f"`{answer.opponent}` {_share(answer)}"]
        speed = "–" if one.cpu_ms_per_decision is None else f"{one.cpu_ms_per_decision:.2g} ms"
        name = f"**{one.title}** `{one.bot}`"
        lines.append(f"| {name} | {' | '.join(shares)} | {speed} | {one.hours:.2f} | `{one.commit}` |")
    return "\n".join(lines)


def entries() -> str:
    """What each entry is, and how to get the same numbers."""
    lines = ["| entry | what it is | command | digest |", "|---|---|---|---|"]
    lines += [f"| `{one.bot}` | {one.about} | `{one.command}` | `{one.digest}` |" for one in cards().values()]
    machines = ", ".join(sorted({one.cpu for one in cards().values()}))
    return "\n".join([*lines, "", f"Measured on {machines}; hours are of wall time, with several workers."])


def _share(share: Any) -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.0f} to {100 * share.high:.0f})"


def _percent(share: Share) -> str:
    return f"{100 * share.mean:.1f}"


def printed(text: str) -> str:
    """The page with its tables as they should be."""
    for name, lines in {"protocol": protocol(), "table": table(), "entries": entries()}.items():
        before, begin, rest = text.partition(f"<!-- {name} -->")
        _, end, after = rest.partition(f"<!-- end of {name} -->")
        assert end, f"the page has no place for {name}"
        text = "\n\n".join([before + begin, lines, end + after])
    return text


if __name__ == "__main__":
    PAGE.write_text(printed(PAGE.read_text("utf-8")), "utf-8")
