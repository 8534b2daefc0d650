"""Non-interference at the table: what reaches a viewer does not depend on what the viewer may not know."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Game, Ruleset, Seat, Step, apply, learn, no_knowledge, redact
from seasalt.rules.knowledge import Knowledge
from seasalt.table import Stage, Table, fold
from seasalt.wire.messages import encode
from seasalt.wire.state_builder import StateBuilder, table_state
from tests.games import viewers
from tests.properties.secrets import Viewer, alike, twin
from tests.properties.strategies import Policy
from tests.properties.strategies import Table as Cards
from tests.properties.test_secrets import in_step, swaps
from tests.table.sessions import Session, a_session, started
from tests.thorough import THOROUGH


def state_for(table: Table, viewer: Viewer, knowledge: Knowledge | None = None) -> bytes:
    return encode(table_state(table, viewer, knowledge))


def events_for(table: Table, step: Step, viewer: Viewer) -> bytes:
    return encode(StateBuilder(table, step.events).events(viewer))


def other_secrets(table: Table, game: Game, rng: Random) -> Table:
    """The same table with another game out of sight, and other secrets behind the same commitment."""
    places = tuple(
        replace(place, nonce=None if place.nonce is None else rng.randbytes(16).hex())
        for place in table.places
    )
    return replace(table, game=game, secret=rng.randbytes(32).hex(), places=places, actions=())


def with_game(table: Table, game: Game) -> Table:
    return replace(table, game=game)


@given(st.integers(0, 10_000))
def test_a_table_looks_the_same_whatever_lies_out_of_sight(seed: int) -> None:
    rng = Random(seed)
    session = started(rng.choice((2, 3, 4)))
    session.rng = rng
    for _ in range(rng.randrange(80)):
        session.act()
    table = session.table
    assert table.game is not None
    for viewer in viewers(table.game):
        hidden = other_secrets(table, twin(table.game, viewer, rng), rng)

        assert state_for(hidden, viewer) == state_for(table, viewer)
        assert hidden.game is not None
        for action, counterpart in alike(table.game, hidden.game, viewer):
            one, other = apply(table.game, action), apply(hidden.game, counterpart)
            assert events_for(table, one, viewer) == events_for(hidden, other, viewer)
            if not one.game.chance_acts:
                assert state_for(with_game(table, one.game), viewer) == state_for(
                    with_game(hidden, other.game), viewer
                )


@pytest.mark.parametrize("players", [2, 3, 4] if THOROUGH else [3])
def test_two_games_that_differ_only_out_of_sight_send_the_same_bytes_throughout(players: int) -> None:
    cards = Cards(Ruleset(extra_salt=True), players, Seat(0), Policy.SHY, seed=players)
    table = replace(started(players).table, memory_aid=True)
    differed = 0
    for viewer in viewers(cards.start().game):
        for swap in swaps(cards, Random(players), wanted=2):
            known = [no_knowledge(viewer, players, cards.start().game.box)] * 2
            for steps in in_step(cards, swap, viewer, limit=200):
                for which, step in enumerate(steps):
                    for event in step.events:
                        known[which] = learn(known[which], redact(event, viewer))
                one, other = steps
                differed += one.game != other.game

                assert events_for(table, one, viewer) == events_for(table, other, viewer)
                assert state_for(with_game(table, one.game), viewer, known[0]) == state_for(
                    with_game(table, other.game), viewer, known[1]
                )
    assert differed > 50


def sent(session: Session) -> list[tuple[Table, bytes]]:
    """For each version, all bytes that players and spectators receive."""
    table, versions = None, []
    for entry, at, events in session.log:
        table = fold(table, entry, at).table
        everybody: list[Viewer] = [None, *map(Seat, range(table.players))]
        builder = StateBuilder(table, events)
        data = b"".join(encode(builder.state(who)) + encode(builder.events(who)) for who in everybody)
        versions.append((table, data))
    return versions


@given(st.integers(0, 10_000))
def test_secret_nonces_and_seed_are_shown_after_the_game_and_not_before(seed: int) -> None:
    session, _ = a_session(seed, tries=150)
    for table, data in sent(session):
        fairness = table.fairness
        hidden = [fairness.secret, *(nonce for nonce in fairness.nonces if len(nonce) >= 8)]
        if all(fairness.nonces):
            hidden.append(fairness.seed.hex())

        assert {text.encode() in data for text in hidden} == {table.stage is Stage.OVER}


def test_the_sessions_above_come_to_an_end_now_and_then() -> None:
    ended = [
        any(table.stage is Stage.OVER for table, _ in sent(a_session(seed, 150)[0])) for seed in range(12)
    ]

    assert any(ended)


def test_a_viewer_who_sees_a_card_is_shown_another_table_when_it_changes() -> None:
    session = started(3)
    for _ in range(40):
        session.act()
    table = session.table
    assert table.game is not None
    hidden = with_game(table, twin(table.game, None, Random(1)))  # only a spectator cannot tell them apart

    assert state_for(hidden, None) == state_for(table, None)
    assert any(state_for(hidden, seat) != state_for(table, seat) for seat in map(Seat, range(3)))
