"""Names, modules, classes, functions and bots themselves take a seat alike."""

from random import Random
from typing import Any

import pytest

from seasalt.bots import BotError, BotFault, GreedyBot, UniformBot, maker_of, name_of, parse_bot
from seasalt.rules import Action, Knowledge, View


class Patient:
    """Needs no generator."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return options[-1]


class Seeded(Patient):
    rng: Random | None = None

    def seeded(self, rng: Random) -> "Seeded":
        other = Seeded()
        other.rng = rng
        return other


def patient() -> Patient:
    return Patient()


HERE = __name__


@pytest.mark.parametrize(
    ("entrant", "kind"),
    [
        ("greedy", GreedyBot),
        ("random", UniformBot),
        ("seasalt.bots:GreedyBot", GreedyBot),
        (GreedyBot, GreedyBot),
        (GreedyBot(Random(1)), GreedyBot),
        (lambda rng: GreedyBot(rng), GreedyBot),
        (Patient, Patient),
        (patient, Patient),
        (f"{HERE}:Patient", Patient),
        (f"{HERE}:patient", Patient),
    ],
)
def test_whatever_names_a_bot_makes_it(entrant: Any, kind: type) -> None:
    assert type(maker_of(entrant)(Random(1))).__name__ == kind.__name__


def test_a_name_of_the_roster_is_made_by_the_roster() -> None:
    for name in ("greedy", "skilled", "field:keen"):
        assert maker_of(name) is parse_bot(name)


def test_a_bot_plays_itself_unless_it_can_be_seeded() -> None:
    bot, rng = Patient(), Random(1)

    assert maker_of(bot)(rng) is bot
    assert maker_of(Seeded())(rng).rng is rng  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("entrant", "fault"),
    [
        ("grandmother", BotFault.UNKNOWN),
        ("grandmother:100", BotFault.UNKNOWN),
        ("no_such_module:Bot", BotFault.MODULE),
        ("seasalt.bots:NoSuchBot", BotFault.MODULE),
        ("mc:many", BotFault.BUDGET),
        ("greedy:fast", BotFault.NO_BUDGET),
        ("seasalt.bots:ROSTER", BotFault.NOT_A_BOT),
        (7, BotFault.NOT_A_BOT),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(entrant: Any, fault: BotFault) -> None:
    with pytest.raises(BotError) as refused:
        maker_of(entrant)

    assert refused.value.fault is fault


def test_every_kind_of_entrant_has_a_name() -> None:
    bot = Patient()
    assert [name_of(one) for one in ("mc:100", Patient, patient, bot)] == [
        "mc:100",
        "Patient",
        "patient",
        "Patient",
    ]
    bot.name = "Grandfather"  # type: ignore[attr-defined]
    assert name_of(bot) == "Grandfather"
