"""The end of a round and of a game: figures that count up, and a tie that is explained."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from seasalt.table.table import Stage, Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Want, prepare
from tests.browser.screens import MOVING, PHONE
from tests.browser.tour import Tour
from tests.server.nodes import ServerProcess

# Everything that moves stands still at its beginning, however long somebody looks.
STILL = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const move = animate.apply(this, how);
  move.pause();
  return move;
};
"""


def tied_winners(table: Table) -> int:
    """How many win a game in which the highest total is reached by several; 0 in any other."""
    game = table.game
    if table.stage is not Stage.OVER or game is None or game.outcome is None or game.outcome.by_mermaids:
        return 0
    return len(game.outcome.winners) if game.totals.count(max(game.totals)) > 1 else 0


def is_decided(table: Table) -> bool:
    return tied_winners(table) == 1


def is_shared(table: Table) -> bool:
    return tied_winners(table) > 1


# --- a round


def test_figures_count_up_while_the_true_ones_are_there_and_a_tap_ends_it(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING, fresh=True)
    page.add_init_script(STILL)
    tour.open("round", page)
    counting = page.locator(".counts")
    assert counting.count() > 4

    sums = page.locator(".ledger .sum td").all_inner_texts()
    gains = page.locator(".lane .gain").all_inner_texts()
    expect(page.get_by_test_id("main")).to_be_enabled()
    page.get_by_role("heading", level=1).click()

    expect(counting).to_have_count(0)
    assert sums == gains == page.locator(".ledger .sum td").all_inner_texts()

    page.emulate_media(reduced_motion="reduce")
    tour.open("round", page)
    assert counting.count() == 0, "counts, though the device asks for less motion"


def test_who_read_the_summary_was_not_away(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("round", page, own=True)
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    page.get_by_test_id("main").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()

    expect(page.get_by_role("region", name="While you were away")).to_have_count(0)


def test_who_comes_back_is_told_once_what_happened(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("take", page)
    table = page.url.split("/")[-1]
    page.evaluate(
        "key => localStorage.setItem(key, Number(localStorage.getItem(key)) - 9)", f"seasalt.seen.{table}"
    )
    page.reload()
    told = page.get_by_role("region", name="While you were away")
    expect(told.get_by_role("listitem").first).to_be_visible()
    told.get_by_role("button", name="Close").click()

    expect(told).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Round")).to_be_visible()
    expect(told).to_have_count(0)


# --- a game


def at_the_end(visit: Visit, server: ServerProcess, want: Want, target: int | None) -> tuple[Page, Table]:
    over = prepare(server.database, want, players=3, target=target)
    page = visit(NOWHERE)
    over.sign_in(page.context, server.address)
    page.goto(f"/table/{over.id}")
    page.locator(".rank").wait_for()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    return page, over.table


@pytest.mark.parametrize(
    ("want", "target", "because"),
    [
        (is_decided, None, "the one with more points in the last round is ahead."),
        (is_shared, 5, "the one with more points in the last round is ahead. "
                       "That decides nothing here: the victory is shared."),
    ],
    ids=["decided", "shared"],
)  # fmt: skip
def test_a_tie_is_explained(
    visit: Visit, server: ServerProcess, want: Want, target: int | None, because: str
):
    page, table = at_the_end(visit, server, want, target)  # a short game is sooner shared

    assert table.game is not None
    told = page.locator(".lead p")
    expect(told).to_contain_text(f"Level at {max(table.game.totals)}: ")
    expect(told).to_contain_text(because)


def test_the_chances_to_win_are_drawn_turn_by_turn_and_told_in_words(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("end", page)
    chart = page.get_by_role("tabpanel", name="Chance to win").get_by_role("img")

    expect(chart).to_have_accessible_name(re.compile(r"You: \d+% at first, between \d+% and \d+% on the way"))
    assert (chart.locator("path.you").first.get_attribute("d") or "").count("L") > 20
    page.get_by_role("tab", name="Points").click()
    points = page.get_by_role("tabpanel", name="Points").get_by_role("img")
    expect(points).to_have_accessible_name(re.compile(r"You: 0, \d+, \d+"))


def test_a_game_of_one_round_has_its_curves_too(visit: Visit, server: ServerProcess):
    over = prepare(server.database, lambda table: table.stage is Stage.OVER, target=1)
    assert over.table.game is not None
    assert len(over.table.game.results) == 1
    page = visit(NOWHERE, PHONE)
    over.sign_in(page.context, server.address)
    page.goto(f"/table/{over.id}")

    chances = page.get_by_role("tabpanel", name="Chance to win").get_by_role("img")
    expect(chances).to_have_accessible_name(
        re.compile(r"You: \d+% at first, between \d+% and \d+% on the way")
    )
    page.get_by_role("tab", name="Points").click()
    points = page.get_by_role("tabpanel", name="Points").get_by_role("img")
    expect(points).to_have_accessible_name(re.compile(r"You: 0, \d+\. "))


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1440, 900)])
def test_nothing_jumps_while_charts_are_counted(visit: Visit, tour: Tour, size: tuple[int, int]):
    page = visit(NOWHERE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    held: dict[str, Route] = {}

    def hold(route: Route) -> None:
        held[route.request.url.split("?")[0].rsplit("/", 1)[1]] = route

    def let_come(what: str) -> None:
        while what not in held:
            page.evaluate("1")  # it is on its way
        held[what].continue_()

    page.route(re.compile("/api/tables/.*/(replay|curve)"), hold)

    def top(part: str) -> float:
        box = page.locator(part).bounding_box()
        assert box is not None
        return box["y"]

    tour.open("end", page, act=False)
    ranking = top(".rank")
    expect(page.locator(".last-round")).to_have_count(0)
    let_come("replay")
    page.locator(".last-round").wait_for()
    before = top(".last-round")
    let_come("curve")
    page.locator(".chart path").first.wait_for(state="attached")

    assert top(".rank") == ranking
    assert abs(top(".last-round") - before) < 6
