"""Tests under Pyodide: `pyodide_tests.py [ARGUMENTS of pytest]`, run by its Python in node (`./dev test`).

Rules, table, bots and kernel run as in a browser: without threads, processes and numpy. The default run
covers what may differ there: every job of the library, a game, and the decisions of two levels;
`tests/test_site.py` imports every module. The thorough run has every test that can run there.
"""

import os
import sys

import pytest

USUAL = (
    "tests/kernel/engines/in_browser.py",
    "tests/table/test_game_loop.py::test_a_match_begins_with_the_start_and_ends_with_the_game",
    "tests/bots/test_same_everywhere.py::test_a_level_plays_the_same_game_everywhere[beginner-4]",
    "tests/bots/test_same_everywhere.py::test_a_level_plays_the_same_game_everywhere[expert-2]",
)

THOROUGH = (
    "tests/rules",
    "tests/table",
    "tests/bots/test_bots.py",
    "tests/bots/test_characters.py",
    "tests/bots/test_easy_levels.py",
    "tests/bots/test_same_everywhere.py",
    "tests/bots/test_thinking_bot.py",
    "tests/kernel/engines/in_browser.py",
)

LEFT_OUT = {
    # Brackets that JavaScript's stack is too short for.
    "tests/table/test_entry.py::test_a_damaged_line_is_unreadable",
    # Another process.
    "tests/bots/test_thinking_bot.py::test_a_python_without_a_clock_for_threads_has_bots_that_think",
    # Too slow there.
    "tests/bots/test_bots.py::test_greedy_beats_random_nearly_always",
    "tests/rules/test_knowledge.py::test_with_too_many_ways_a_viewer_forgets_hands_and_claims_nothing_false",
    "tests/rules/test_perft.py::test_trying_every_action_there_is_finds_as_many_histories",
    "tests/table/test_daily.py::test_every_date_has_cards_of_its_own",
}
"""Tests that cannot run there, by what they need."""

OPTIONS = (
    "-q",
    *("-p", "no:cacheprovider"),
    "--capture=sys",  # there are no file descriptors to redirect
    *(
        "-W",
        "ignore:It looks like `register_random`",
    ),  # hypothesis counts references, which Python 3.14 saves
)


class LeaveOut:
    """A plugin that deselects tests."""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        dropped = [item for item in items if item.nodeid.partition("[")[0] in LEFT_OUT]
        config.hook.pytest_deselected(items=dropped)
        items[:] = [item for item in items if item not in dropped]


if __name__ == "__main__":
    tests = THOROUGH if os.environ.get("SEASALT_TESTS") == "thorough" else USUAL
    sys.exit(pytest.main([*OPTIONS, *(sys.argv[1:] or tests)], [LeaveOut()]))
