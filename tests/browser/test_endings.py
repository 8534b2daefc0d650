"""The end of a round and of a game: figures that count up, and a tie that is explained."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from seasalt.rules.legal import legal_actions
from seasalt.rules.scoring import card_points
from seasalt.table.table import Stage, Table
from tests.browser.conftest import Sit, Visit
from tests.browser.pages import NOWHERE
from tests.browser.player import Finger
from tests.browser.positions import Want
from tests.browser.screens import MOVING, PHONE
from tests.browser.screens import STILL as NO_MOTION
from tests.browser.tour import Tour
from tests.thorough import THOROUGH

# Pauses every animation at its first frame.
STILL = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const move = animate.apply(this, how);
  move.pause();
  return move;
};
"""

# The totals after the round, what it gave, and the figures that are shown.
COUNTED = """(race) => {
  const all = (part) => [...race.querySelectorAll(part)];
  const shown = (figure) => Number(getComputedStyle(figure).getPropertyValue('--count-up'));
  const figures = all('.score [data-from]');
  const told = (figure) => Number(figure.textContent);
  return [figures.map(told), all('.gain').map(told), figures.map(shown)];
}"""

# Looks in every frame whether a figure shows less than in the one before.
FALLS = """
Object.assign(window, { falls: [], shown: new Map() });
const look = () => {
  for (const figure of document.querySelectorAll('.counts')) {
    const now = Number(getComputedStyle(figure).getPropertyValue('--count-up'));
    if (now < (shown.get(figure) ?? 0)) falls.push([shown.get(figure), now]);
    shown.set(figure, now);
  }
  requestAnimationFrame(look);
};
look();
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


def is_over_at_once(table: Table) -> bool:
    return table.stage is Stage.OVER and table.game is not None and len(table.game.results) == 1


# --- a round


@pytest.mark.thorough
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


@pytest.mark.thorough
def test_no_figure_falls_while_it_counts(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING, fresh=True)
    page.add_init_script(FALLS)
    tour.open("round", page)

    page.wait_for_function("() => shown.size > 4 && !document.querySelector('.counts')")
    assert page.evaluate("() => falls") == []


# --- a game


def may_end_it(table: Table) -> bool:
    """STOP brings somebody to the target."""
    game = table.game
    if game is None or not any(str(action) == "stop" for action in legal_actions(game)):
        return False
    held = zip(game.totals, game.round.hands, game.round.tableaus, strict=True)
    return any(
        total + card_points(hand, laid, game.ruleset) >= game.ruleset.target(game.players)
        for total, hand, laid in held
    )


@pytest.mark.parametrize("motion", [MOVING, *THOROUGH * (NO_MOTION,)])
def test_the_last_round_is_counted_before_the_result_and_then_comes_the_end(
    sit: Sit, visit: Visit, motion: dict[str, Any]
):
    page = visit(NOWHERE, PHONE, motion, fresh=True)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.clock.install()
    sit(may_end_it, page=page, players=3)
    page.keyboard.press("s")
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))  # every moment stays until a press
    page.locator("dialog .btn.main").tap()
    staged, main = page.locator("[data-moment]"), page.locator(".page-acts .btn.main")

    expect(staged).to_have_attribute("data-moment", "stop")
    page.evaluate(f"() => {{{STILL}}}")
    page.touchscreen.tap(180, 200)
    expect(page.locator(".finale .ledger")).to_be_visible()
    if motion is MOVING:
        totals, gains, shown = page.locator(".finale .race").evaluate(COUNTED)
        assert shown == [total - gain for total, gain in zip(totals, gains, strict=True)] != [0, 0, 0]
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate("() => document.documentElement.scrollHeight") <= 390, "rows are out of sight"
    page.set_viewport_size(PHONE["viewport"])
    expect(staged).to_have_count(0)
    expect(page.get_by_test_id("moment-spoken")).to_contain_text(re.compile(r"You: \+\d+, \d+\."))
    main.tap()
    expect(staged).to_have_attribute("data-moment", "end")
    expect(page.locator(".finale .ledger")).to_be_attached()
    expect(page.locator(".counts")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".page.end .rank li")).to_have_count(3)
    expect(staged).to_have_count(0)

    page.clock.resume()
    page.get_by_text("The last round").tap()
    expect(page.locator(".last-round .ledger")).to_be_visible()
    assert not any('"seen"' in text for text in sent)
    page.reload()
    expect(page.locator(".page.end")).to_be_visible()


@pytest.mark.parametrize(
    ("want", "target", "because"),
    [
        (is_shared, 5, "the one with more points in the last round is ahead. "
                       "That decides nothing here: the victory is shared."),
        pytest.param(is_decided, None, "the one with more points in the last round is ahead.",
                     marks=pytest.mark.thorough),
        pytest.param(is_over_at_once, 1, None, marks=pytest.mark.thorough),
    ],
    ids=["shared", "decided", "after one round"],
)  # fmt: skip
def test_a_game_is_explained_by_its_ties_points_and_chances_and_played_again(
    sit: Sit, want: Want, target: int | None, because: str | None
):
    page = sit(want, PHONE, players=3, target=target)  # a short game is sooner shared
    page.locator(".rank").wait_for()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    if because:
        expect(page.locator(".lead p")).to_contain_text(re.compile(rf"Level at \d+: .*{re.escape(because)}"))

    chart = page.get_by_role("tabpanel", name="Chance to win").get_by_role("img")
    expect(chart).to_have_accessible_name(re.compile(r"You: \d+% at first, between \d+% and \d+% on the way"))
    assert (chart.locator("path.you").first.get_attribute("d") or "").count("L") > 5
    if want is not is_decided:  # after one round, whose totals have no curve
        expect(page.get_by_role("tab", name="Points")).to_have_count(0)
    else:
        page.get_by_role("tab", name="Points").click()
        points = page.get_by_role("tabpanel", name="Points").get_by_role("img")
        expect(points).to_have_accessible_name(re.compile(r"You: 0, \d+"))

    page.get_by_role("button", name="Rematch").tap()
    expect(page.locator(".table")).to_be_visible()
    Finger(page).play_until({"keep", "take or end"})


@pytest.mark.parametrize("size", [(390, 844), *THOROUGH * ((820, 1180), (1440, 900))])
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
