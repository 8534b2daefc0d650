"""What everybody at a table should notice is staged: it can be seen, heard, and skipped."""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Sit, Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Want, prepare
from tests.browser.screens import MOVING, PHONE, STILL
from tests.browser.test_endings import may_end_it
from tests.browser.tour import in_phase, may_call
from tests.server.nodes import ServerProcess

Message = dict[str, Any]
MOMENT = "[data-moment]"
CALLED: list[Message] = [
    {"type": "Called", "seat": 1, "call": "last_chance"},
    {"type": "HandRevealed", "seat": 1, "cards": ["penguin-PU", "penguin-LO", "colony-GR"]},
]


# Collects what animations change, but for short fades.
NOTE_MOVES = """(() => {
  const moves = (window.moves = []);
  const still = /^(offset|computedOffset|easing|composite|opacity|visibility|.*[cC]olor|boxShadow)$/;
  const note = ({ effect }) => {
    const { duration, iterations } = effect.getComputedTiming();
    const parts = effect.getKeyframes().flatMap(Object.keys).filter((part) => !still.test(part));
    const isShort = duration * iterations <= 400;
    if (duration && (parts.length || !isShort)) moves.push([effect.target.className, ...parts, duration]);
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    note(move);
    return move;
  };
  const noteAll = (event) => event.target.getAnimations?.({ subtree: true }).forEach(note);
  for (const type of ['animationstart', 'transitionrun']) addEventListener(type, noteAll, true);
})()"""


class Line:
    """The socket of a page, into which a test may send updates: what bots do is random."""

    def __init__(self, page: Page, table: str) -> None:
        self._table = table
        self._socket: WebSocketRoute | None = None
        self.state: Message = {}
        page.route_web_socket("**/ws**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            state = message.get("state")
            if state and state["version"] >= self.state.get("version", 0):
                self.state = state
            socket.send(text)

        server.on_message(pass_on)

    def update(self, events: list[Message], change: Callable[[Message], None] = lambda state: None) -> None:
        """Send the next version."""
        assert self._socket is not None
        self.state = json.loads(json.dumps(self.state)) | {"version": self.state["version"] + 1}
        change(self.state)
        said = {"type": "update", "table": self._table, "version": self.state["version"], "at": 0}
        said |= {"what": "Acted", "seat": 1, "phrase": None, "action": None}
        self._socket.send(json.dumps(said | {"events": events, "state": self.state}))


def _may_take(table: Table) -> bool:
    return in_phase(Phase.TAKE, 4)(table) and table.game is not None and all(table.game.round.piles)


def at_table(
    visit: Visit, server: ServerProcess, *screens: dict[str, Any], want: Want = _may_take
) -> tuple[Page, Line]:
    """The person decides at a table of two, whose socket a test may speak into."""
    prepared = prepare(server.database, want)
    page = visit(NOWHERE, *screens, fresh=True)
    line = Line(page, prepared.id)
    prepared.sign_in(page.context, server.address)
    page.clock.install()
    page.goto(f"/table/{prepared.id}")
    page.locator("[data-version]").wait_for()
    return page, line


def stop_the_clock(page: Page) -> None:
    """What is timed stays as it is, until the clock is resumed."""
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))


def stop_in_the_air(page: Page) -> None:
    """Cards that leave stay where they begin, until `let_land`."""
    page.evaluate(
        """() => new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))
          .observe(document.querySelector('.motion'), { childList: true })"""
    )


def let_land(page: Page) -> None:
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")


def call_last_chance(state: Message) -> None:
    game = state["game"]
    game |= {"call": "last_chance", "caller": 1}
    game["open_points"] = [None, 8]
    game["hands"][1] = CALLED[1]["cards"]


def moving(page: Page) -> int:
    """How many things move now; fading is not moving."""
    count: int = page.evaluate(
        """() => document.getAnimations().flatMap((one) => one.effect.getKeyframes())
          .filter((frame) => frame.transform || frame.translate || frame.rotate).length"""
    )
    return count


def won_by(*winners: int) -> list[Message]:
    return [
        {"type": "GameEnded", "outcome": {"winners": [*winners], "ranks": [1, 1], "by_mermaids": False}},
    ]


STAGED: list[tuple[str, list[Message], str, str]] = [
    (
        "boat",
        [{"type": "TurnStarted", "seat": 1, "restricted": False, "extra": True}],
        ".crossing",
        "another turn",
    ),
    ("mermaids", [{"type": "MermaidsLaid", "seat": 1}], ".fan-out .card", "Ada"),
    ("end", won_by(0), ".won .scraps", "Victory! You win"),
    ("end", won_by(1), ".beaten", "Not this time. Ada wins"),
    ("end", won_by(0, 1), ".scraps", "Shared victory. You share the victory"),
]


def test_moments_are_staged_spoken_and_skipped(visit: Visit, server: ServerProcess):
    page, line = at_table(visit, server, PHONE, MOVING)
    theft = {"type": "CardStolen", "thief": 1, "victim": 0, "card": line.state["game"]["hands"][0][-1]}
    stop_the_clock(page)
    staged_theft = ("theft", [theft], ".card:not(.back)", "Ada steals the")
    for motion, (name, events, picture, words) in product((MOVING, STILL), [*STAGED, staged_theft]):
        page.emulate_media(**motion)
        line.update(events)
        staged = page.locator(f"[data-moment={name}]")
        expect(staged.locator(picture).first).to_be_attached()
        expect(page.get_by_test_id("moment-spoken")).to_contain_text(words)
        assert (moving(page) == 0) is (motion is STILL)
        page.keyboard.press("Escape")

        expect(page.locator(MOMENT)).to_have_count(0)
        expect(page.get_by_test_id("moment-spoken")).to_have_text("")
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(line.state["version"]))


@pytest.mark.thorough
def test_with_less_motion_nothing_but_short_fades_runs(visit: Visit, server: ServerProcess, sit: Sit):
    page, line = at_table(visit, server, STILL)
    page.evaluate(NOTE_MOVES)
    talk = page.get_by_role("complementary", name="Log and talk")
    talk.get_by_role("button", name="Good luck").click()
    expect(talk.get_by_role("tabpanel")).to_contain_text("Good luck")
    page.keyboard.press("d")
    page.locator(".drawn").first.click()
    expect(page.locator(".drawn[aria-pressed=true]")).to_have_count(1)
    stop_the_clock(page)
    theft = {"type": "CardStolen", "thief": 1, "victim": 0, "card": line.state["game"]["hands"][0][-1]}
    for name, events in [*((name, events) for name, events, _, _ in STAGED), ("theft", [theft])]:
        line.update(events)
        expect(page.locator(f"[data-moment={name}]")).to_be_attached()
        page.keyboard.press("Escape")
    line.update(CALLED, call_last_chance)
    expect(page.locator("[data-moment=chance] .card")).to_have_count(3)
    assert page.evaluate("() => moves") == []
    page.keyboard.press("Escape")
    page.emulate_media(**MOVING)
    line.update([{"type": "MermaidsLaid", "seat": 1}])
    page.wait_for_function("() => moves.length")  # so it would have been seen

    page = visit(NOWHERE, STILL, fresh=True)
    page.add_init_script(NOTE_MOVES)
    sit(may_end_it, page=page, players=3)
    page.keyboard.press("s")
    page.locator("dialog .btn.main").click()
    expect(page.locator(".finale .ledger")).to_be_visible()
    for moment in ("stop", "end"):
        expect(page.locator(f"[data-moment={moment}]")).to_be_attached()
        page.keyboard.press("Enter")
        if moment == "stop":
            page.locator(".finale .btn.main").click()
    expect(page.locator(".page.end .rank li")).to_have_count(3)
    assert page.evaluate("() => moves") == []


def test_a_last_chance_names_the_number_to_beat_and_a_tap_does_nothing_but_end_the_moment(
    visit: Visit, server: ServerProcess
):
    page, line = at_table(visit, server, PHONE, MOVING)
    mine = line.state["game"]["score"]["total"]
    stop_the_clock(page)
    line.update(CALLED, call_last_chance)

    staged = page.locator("[data-moment=chance]")
    expect(staged).to_contain_text("LAST CHANCE")
    expect(staged).to_contain_text("Your last turn")
    expect(page.get_by_test_id("moment-spoken")).to_have_text(
        f"Ada calls LAST CHANCE. Ada has 8. You have {mine}. Your last turn."
    )
    expect(staged.locator(".card")).to_have_count(3)
    page.locator(".pile").nth(1).tap()
    expect(page.locator(MOMENT)).to_have_count(0)
    expect(page.get_by_test_id("beat")).to_contain_text("Ada: 8 to beat")
    expect(page.get_by_test_id("beat")).to_contain_text(f"you: {mine}")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(line.state["version"]))
    expect(page.locator(".pile[aria-pressed=true]")).to_have_count(0)
    expect(page.locator("[data-pending]")).to_have_count(0)


@pytest.mark.thorough
def test_a_card_is_at_its_place_only_when_it_has_landed(visit: Visit, server: ServerProcess):
    page, line = at_table(visit, server, MOVING)
    stop_in_the_air(page)
    game = line.state["game"]
    held, before = game["hand_sizes"][1], game["piles"][0]["size"]

    def take(state: Message) -> None:
        state["game"]["hand_sizes"][1] += 1
        state["game"]["piles"][0] = {"size": before - 1, "top": None if before == 1 else "crab-DB"}

    card = game["piles"][0]["top"]
    line.update([{"type": "CardTaken", "seat": 1, "pile": "A", "card": card, "top": None}], take)

    page.locator(".motion .flyer").wait_for(state="attached")
    expect(page.locator(".pile-cap").first).to_have_text(f"A{before - 1}")
    expect(page.locator(".seat .held")).to_have_text(str(held))
    let_land(page)
    expect(page.locator(".motion .flyer")).to_have_count(0)
    expect(page.locator(".seat .held")).to_have_text(str(held + 1))
    page.wait_for_function("() => document.getAnimations().length === 0")


@pytest.mark.thorough
def test_our_own_call_is_staged_and_its_summary_stays_until_it_is_closed(visit: Visit, server: ServerProcess):
    page, line = at_table(visit, server, PHONE, MOVING, want=may_call)
    cards = page.locator(".hand .pick").evaluate_all("all => all.map(one => one.ariaLabel)")
    page.locator(".points .btn").tap()
    page.locator("dialog .opt").first.tap()
    stop_the_clock(page)
    page.locator("dialog .btn.main").tap()
    expect(page.locator("[data-moment=stop]")).to_contain_text("You call")
    expect(page.get_by_test_id("moment-spoken")).to_contain_text("You call STOP. You have")
    page.clock.resume()
    expect(page.locator(".page.round .counted-card").first).to_be_visible()
    expect(page.locator(MOMENT)).to_have_count(0)

    def play_on(state: Message) -> None:
        state["summary_until"] = None
        state["game"]["last_result"] = None

    page.clock.fast_forward(60_000)  # the summary stays, however long it is read
    line.update([{"type": "TurnStarted", "seat": 1, "restricted": False, "extra": False}], play_on)
    page.get_by_role("button", name="See cards").tap()
    mine = page.locator(".counted").first
    expect(mine.get_by_role("heading")).to_have_text("You")
    shown = " ".join(mine.locator(".set").evaluate_all("all => all.map(one => one.ariaLabel)"))
    for kind, color in (label.split(", ")[:2] for label in cards):
        assert f"{color} {kind}" in shown  # those without points too
    page.get_by_role("button", name="Close").tap()
    page.get_by_test_id("main").tap()
    expect(page.locator(".table")).to_have_attribute("data-version", str(line.state["version"]))
    expect(page.get_by_role("region", name="While you were away")).to_have_count(0)
