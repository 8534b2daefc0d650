"""An external program that breaks the protocol forfeits the game, and nothing else happens."""

import json
import sys
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from seasalt.arena import Series
from seasalt.arena.deals import program
from seasalt.arena.deals.deal import GameResult, play_deal
from seasalt.arena.deals.player import ForfeitReason
from seasalt.arena.deals.program_protocol import decide_line, game_line
from seasalt.bots.contract import dealt_otherwise
from seasalt.rules import Ruleset, Seat, legal_actions, no_knowledge, view
from tests.arena.programs import command, good, note
from tests.processes import has_ended, wait_until
from tests.properties.fitting_games import learn_all
from tests.properties.strategies import Policy, Table
from tests.servers import PATIENCE_S

SHORT = Ruleset(target_score=8)
EXAMPLE = Path(__file__).parents[3] / "examples" / "my_bot.py"


def games(bot: str, *, deal: int = 0) -> tuple[GameResult, ...]:
    """The games of a deal against greedy."""
    return play_deal(Series(("greedy", bot), ruleset=SHORT, bot_seconds=PATIENCE_S), deal).games


def forfeits(bot: str) -> set[tuple[ForfeitReason, str]]:
    """The reasons why the program forfeited its games: all of them, and greedy won."""
    played = games(bot)
    for game in played:
        assert game.forfeit is not None
        assert game.forfeit.bot == 1
        assert game.wins[game.seating.index(0)] == 1.0
        assert game.points[game.seating.index(1)] == 0
    return {(game.forfeit.why, game.forfeit.detail) for game in played if game.forfeit}


# --- what is allowed


def test_the_example_plays_whole_games_and_the_same_ones_again() -> None:
    bot = f"cmd:{sys.executable} -S {EXAMPLE}"
    once, again = games(bot, deal=2), games(bot, deal=2)

    assert all(game.forfeit is None for game in once)
    assert once == again


def test_a_program_may_say_what_it_thinks() -> None:
    talkative = good(before="print('info this looks', 'good', flush=True); print('', flush=True)")

    assert all(game.forfeit is None for game in games(talkative))


def test_a_program_is_started_once_a_deal_and_hears_how_its_games_ended(tmp_path: Path) -> None:
    heard, pids = tmp_path / "heard", tmp_path / "pids"
    over = note(heard, "rest").replace("str(rest)", "rest")
    played = games(good(before=f"import os; {note(pids, 'os.getpid()')}", over=over))

    assert len(set(pids.read_text().split())) == 1
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert told == [{"wins": list(game.wins), "points": list(game.points)} for game in played]


def test_the_cpu_of_a_program_is_counted() -> None:
    deal = play_deal(Series(("greedy", good(before="sum(range(200000))")), ruleset=SHORT), 0)

    assert deal.cpu_s[1] > deal.decisions[1] * 1e-4


# --- what forfeits the game


def test_a_program_that_is_not_there_forfeits() -> None:
    ((why, detail),) = forfeits("cmd:/no/such/bot")

    assert why is ForfeitReason.NOT_STARTED
    assert "/no/such/bot" in detail


@pytest.mark.parametrize(
    ("program", "why", "detail"),
    [
        (command("raise SystemExit('no luck today')"), ForfeitReason.NOT_STARTED, "no luck today"),
        (command("print('ready 2', flush=True); input()"), ForfeitReason.NOT_STARTED, "ready 2"),
        (good(before="raise ValueError('oops')"), ForfeitReason.CRASHED, "ValueError: oops"),
        (good(before="print('bestmove e2e4', flush=True)"), ForfeitReason.GARBAGE, "bestmove e2e4"),
        (good(before="print('act mermaids', flush=True)"), ForfeitReason.ILLEGAL, "mermaids"),
    ],
    ids=["ends early", "other version", "crashes", "breaks the protocol", "plays an illegal action"],
)
def test_a_program_that_fails_forfeits_and_the_detail_is_reported(
    program: str, why: ForfeitReason, detail: str
) -> None:
    assert forfeits(program) == {(why, detail)}


@pytest.fixture
def hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A statement that never ends: for the arena, an hour passes once a program has begun with it."""
    begun = tmp_path / "begun"
    begun.touch()
    hours = 0

    def clock() -> float:
        """An hour passes between two looks at it, so that neither the first nor the last wait misses it."""
        nonlocal hours
        now = monotonic() + 3600 * hours
        hours = begun.stat().st_size
        return now

    monkeypatch.setattr(program, "monotonic", clock)
    return f"import signal; open({str(begun)!r}, 'a').write('1'); signal.pause()"


def test_a_program_that_does_not_get_ready_forfeits(hang: str) -> None:
    assert forfeits(command(hang)) == {(ForfeitReason.NOT_STARTED, f"{PATIENCE_S:g} s")}


def test_a_program_that_hangs_forfeits(hang: str) -> None:
    assert forfeits(good(before=hang)) == {(ForfeitReason.HUNG, f"{PATIENCE_S:g} s")}


def test_a_program_that_never_stops_talking_forfeits(hang: str) -> None:
    talk = hang.replace("signal.pause()", "[print('info ' * 50) for _ in iter(int, 1)]")

    assert forfeits(good(before=talk)) == {(ForfeitReason.HUNG, f"{PATIENCE_S:g} s")}


def test_after_a_forfeit_the_next_game_finds_a_fresh_program(tmp_path: Path) -> None:
    once = tmp_path / "once"
    leave = f"{note(once, '1')}; sys.exit(1)"
    bot = good(before=f"import os\n        if not os.path.exists({str(once)!r}): {leave}")
    first, second = games(bot)

    assert first.forfeit is not None
    assert second.forfeit is None


def test_a_bot_that_forfeits_among_four_is_last_and_the_others_share_the_victory() -> None:
    series = Series(("greedy", "random", "rusher", "cmd:/no/such/bot"), players=4, ruleset=SHORT)
    game = play_deal(series, 0).games[0]

    assert game.seating == (0, 1, 2, 3)
    assert game.wins == (1 / 3, 1 / 3, 1 / 3, 0.0)
    assert game.ranks == (1, 1, 1, 4)


# --- cleaning up


@pytest.mark.parametrize("habit", ["pass", "hang", "sys.exit(3)"])
def test_nothing_that_a_program_started_outlives_its_deal(tmp_path: Path, habit: str, hang: str) -> None:
    pids = tmp_path / "pids"
    child = "subprocess.Popen([sys.executable, '-S', '-c', 'import signal; signal.pause()']).pid"
    noting = f"import os, subprocess; {note(pids, 'os.getpid()')}; {note(pids, child)}"
    before = f"{noting}; {hang if habit == 'hang' else habit}"
    series = Series(("greedy", good(before=before)), ruleset=Ruleset(target_score=1), bot_seconds=PATIENCE_S)
    play_deal(series, 0)

    assert pids.read_text().split()
    wait_until(lambda: all(has_ended(int(pid)) for pid in pids.read_text().split()))


# --- what it gets


def test_what_a_program_is_told_does_not_depend_on_cards_that_its_seat_cannot_know() -> None:
    table = Table(Ruleset(extra_salt=True), 3, Seat(0), Policy.UNIFORM, seed=11)
    knowledge = learn_all(no_knowledge(Seat(0), 3, table.start().game.box), table.start())
    rng, told = Random(1), 0
    for move in table.moves(200):
        knowledge = learn_all(knowledge, move.step)
        game = move.step.game
        if game.to_act == 0:
            other = dealt_otherwise(game, knowledge, rng)
            lines = [decide_line(view(g, Seat(0)), knowledge, legal_actions(g)) for g in (game, other)]
            assert lines[0] == lines[1]
            told += game != other

    assert told > 3


def test_a_program_is_told_its_seat_its_options_and_what_it_could_remember() -> None:
    table = Table(Ruleset(), 2, Seat(0), Policy.UNIFORM, seed=3)
    knowledge = learn_all(no_knowledge(Seat(0), 2, table.start().game.box), table.start())
    game = table.start().game
    for move in table.moves(60):
        knowledge, game = learn_all(knowledge, move.step), move.step.game
        if game.to_act == 0 and game.round.hands[0]:
            break
    word, _, rest = decide_line(view(game, Seat(0)), knowledge, legal_actions(game)).partition(" ")
    facts = json.loads(rest)

    assert word == "decide"
    assert facts.keys() == {"seat", "view", "memory", "legal"}
    assert facts["legal"] == list(map(str, legal_actions(game)))
    assert facts["view"]["hands"] == [list(map(str, game.round.hands[0])), None]
    assert facts["memory"]["hands"][0] == list(map(str, game.round.hands[0]))


def test_a_game_begins_with_its_rules_and_a_seed() -> None:
    word, _, rest = game_line(Series(("a", "b"), ruleset=SHORT, players=3), 2, "7/0").partition(" ")
    facts = json.loads(rest)

    assert word == "game"
    assert (facts["players"], facts["seat"], facts["seed"], facts["target"]) == (3, 2, "7/0", 8)
    assert facts["options"]["extra_salt"] == "false"
