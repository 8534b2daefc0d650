"""Python and the browser tell a game in the same words: both are compared with tests/snapshots/story.json.

The file holds events of the playthroughs, score lines and refusals in wire format, with their sentences in
every language. web/src/lib/story.test.ts reads it too. `UPDATE_SNAPSHOTS=1` rewrites it.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from seasalt.rules import Event, Reason, Ruleset, Seat, parse_cards, redact, score
from seasalt.rules.event import RoundEnded
from seasalt.rules.scoring import Rule
from seasalt.table import Refusal
from seasalt.texts import Story, languages, line_reason, table_refusal, texts
from seasalt.wire.state_builder import event_state, score_state
from tests.playthroughs.story import NAMES
from tests.playthroughs.write import PLAYTHROUGHS

SNAPSHOT = Path(__file__).parents[1] / "snapshots" / "story.json"
EVENTS_PER_SHAPE = 2  # more would only name other cards
HANDS = (
    "crab-DB crab-LB starfish-DB shell-DB shell-LB seahorse-WH",
    "penguin-PU penguin-LO colony-GR captain-LO sailor-PK lighthouse-PU boat-DB mermaid-WH mermaid-WH",
)


def shape(event: Event, reader: Seat | None) -> tuple[object, ...]:
    """What selects the sentence of an event, whatever the cards and players."""
    facts = msgspec.to_builtins(event_state(event))
    if isinstance(event, RoundEnded):
        return RoundEnded, event.result.ending, event.result.caller == reader
    return type(event), *(
        len(value) if isinstance(value, list) else "you" if value == reader else type(value)
        for name, value in facts.items()
        if name != "outcome"
    )


def events() -> Iterator[tuple[Event, Seat | None, tuple[str, ...]]]:
    """Events of the playthroughs, a few of each shape, with their reader and the names of the players."""
    seen: dict[tuple[object, ...], int] = {}
    for playthrough in PLAYTHROUGHS:
        for move in playthrough.moves():
            for event in move.step.events:
                for reader in (*map(Seat, range(playthrough.players)), None):
                    redacted = redact(event, reader)
                    this = shape(redacted, reader)
                    seen[this] = seen.get(this, 0) + 1
                    if seen[this] <= EVENTS_PER_SHAPE:
                        yield redacted, reader, NAMES[: playthrough.players]


def without_scores(event: dict[str, Any]) -> dict[str, Any]:
    """A round result without its scores, which are long and which no sentence mentions."""
    if "result" in event:
        event["result"]["scores"] = None
    return event


def snapshot() -> dict[str, Any]:
    scores = [score(parse_cards(hand), (), Ruleset()) for hand in HANDS]
    lines = [line for points in scores for line in (*points.lines, points.bonus) if line]
    states = [state for points in scores for state in score_state(points).lines]
    return {
        "events": [
            {
                "event": without_scores(msgspec.to_builtins(event_state(event))),
                "names": names,
                "you": reader,
                "sentences": {name: Story(texts(name), names, reader).tell(event) for name in languages()},
            }
            for event, reader, names in events()
        ],
        "lines": [
            {
                "line": msgspec.to_builtins(state),
                "sentences": {name: line_reason(texts(name), line) for name in languages()},
            }
            for line, state in zip(lines, states, strict=True)
        ],
        "refusals": {
            code: {name: table_refusal(texts(name), code) for name in languages()}
            for code in sorted({*Refusal, *Reason})
        },
    }


def written(snapshot: dict[str, Any]) -> str:
    """JSON with a line for each sentence, and one for the facts of an event."""

    def in_one_line(found: re.Match[str]) -> str:
        return found[0] if '"en":' in found[0] else " ".join(found[0].split())

    text = json.dumps(snapshot, ensure_ascii=False, indent=1)
    return re.sub(r"\[[^][{}]*\]|\{[^{}]*\}", in_one_line, text) + "\n"


def test_the_snapshot_is_what_python_says() -> None:
    now = json.loads(json.dumps(snapshot()))
    if os.environ.get("UPDATE_SNAPSHOTS"):
        SNAPSHOT.write_text(written(now), "utf-8")

    assert json.loads(SNAPSHOT.read_text("utf-8")) == now


def test_the_snapshot_has_every_event_and_every_rule() -> None:
    kept = json.loads(SNAPSHOT.read_text("utf-8"))

    assert {entry["event"]["type"] for entry in kept["events"]} == {kind.__name__ for kind in Event.__args__}
    assert {entry["line"]["rule"] for entry in kept["lines"]} == set(Rule)
