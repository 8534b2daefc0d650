"""A second try: the same for the seat that tries again, and something else where it could not see."""

from dataclasses import replace
from random import Random

import pytest

from seasalt.coach.replay_from import replay_from
from seasalt.coach.review import moments
from seasalt.rules import Record, Seat, format_record, parse_record
from seasalt.rules.record import replay
from seasalt.rules.view import redact, view
from tests.coach.records import a_record, first_part


def seen(record: Record, seat: Seat) -> list[object]:
    steps = [step for _, step in replay(record)]
    return [*(redact(event, seat) for step in steps for event in step.events), view(steps[-1].game, seat)]


@pytest.mark.parametrize(("players", "extra_salt"), [(2, False), (2, True), (4, True)])
def test_the_seat_sees_the_same_and_the_others_hold_other_cards(players: int, extra_salt: bool) -> None:
    record = a_record(players, extra_salt, b"again", "skilled")
    changed = tried = 0
    for moment in list(moments(record))[::7]:
        before = first_part(record, moment.step)

        again = replace(before, actions=replay_from(record, moment.step, Random(moment.step)).actions)

        assert replay_from(record, moment.step, Random(0)).seat == moment.seat
        assert seen(again, moment.seat) == seen(before, moment.seat)
        assert parse_record(format_record(again)) == again, "it is a record like any other"
        *_, now = replay(again)
        *_, then = replay(before)
        tried += 1
        changed += now.step.game.round.hands != then.step.game.round.hands
    assert changed > tried / 3
    assert changed < tried, "before the first draw there is nothing to change"


def test_every_card_that_the_seat_has_not_seen_may_be_in_another_hand() -> None:
    record = a_record(2, False, b"again", "skilled")
    moment = next(
        one for one in moments(record) if one.view.hand_sizes[1 - one.seat] >= 3 and not one.view.tableaus[1]
    )
    hands = set()
    for seed in range(40):
        actions = replay_from(record, moment.step, Random(seed)).actions
        *_, last = replay(replace(record, seed=None, actions=actions))
        hands.add(last.step.game.round.hands[1 - moment.seat])

    assert len(hands) > 10
