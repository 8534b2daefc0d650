"""Every screen, and how to get there: for tests of all of them, and for pictures."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, TimeoutError

from seasalt.coach.puzzle import Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.rules.action import Draw
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Stage, Table
from tests.browser.positions import Prepared, Want, prepare

THINKING_MS = 120_000  # the first thought waits for the kernel
PRESS_MS = 1000  # then look again whether there is something else to do

# Finds the function of the bundle that changes settings, whatever it is called there, and calls it.
SPEAK = r"""async (language) => {
  for (const { name } of performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')))
    for (const given of Object.values(await import(name)))
      if (typeof given === 'function' && /\.language&&[\w$]+\(\w+\.language\)/.test(given)) {
        given({ language });
        while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
        return;
      }
  throw new Error('nothing in the bundle changes the language');
}"""
KEEP = "language => localStorage.setItem('seasalt.settings', JSON.stringify({ language }))"

Act = Callable[[Page], None]


def in_phase(phase: Phase, cards: int = 0) -> Want:
    """The person decides in that phase, with so many cards in hand at least."""

    def holds(table: Table) -> bool:
        game = table.game
        playing = game is not None and table.stage is Stage.PLAYING
        return (
            playing and game is not None and game.round.phase is phase and len(game.round.hands[0]) >= cards
        )

    return holds


def may_call(table: Table) -> bool:
    """The person may end the first round: a later one might end the game."""
    game = table.game
    return (
        game is not None and not game.results and any(str(action) == "last" for action in legal_actions(game))
    )


def is_over(table: Table) -> bool:
    """The game is over, after some rounds."""
    return table.stage is Stage.OVER and table.game is not None and len(table.game.results) > 2


def speak(page: Page, language: str) -> None:
    """Change the language where the page stands, whatever is open."""
    page.evaluate(SPEAK, language)


def keep_language(page: Page, language: str) -> None:
    """The pages that come next are in that language."""
    page.evaluate(KEEP, language)


def _nothing(page: Page) -> None:
    pass


def _call(page: Page) -> None:
    page.locator(".points .btn").click()
    page.locator("dialog .opt").nth(1).click()


def _stop(page: Page) -> None:
    _call(page)
    page.locator("dialog .opt").first.click()
    page.locator("dialog .btn.main").click()
    page.locator(".page.round").wait_for()
    if page.locator("[data-moment]").count():  # without motion it lies above what comes next
        page.keyboard.press("Escape")


def _keep(page: Page) -> None:
    page.locator(".drawn").first.click()


def _choose(page: Page) -> None:
    page.locator(".hand .pick.can").first.click()


def _ask(page: Page) -> None:
    page.locator(".ask-btn").click()
    page.locator(".advice-row").first.wait_for(timeout=THINKING_MS)


def _count(page: Page) -> None:
    """Until the chances to win are there."""
    page.locator(".chart path, .odds path").first.wait_for(state="attached", timeout=THINKING_MS)


def _press(*selectors: str) -> Act:
    def pressed(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return pressed


def _open(selector: str) -> Act:
    """Press until a sheet is there: a press that comes too soon after a turn began does nothing."""

    def opened(page: Page) -> None:
        sheet, pressed = page.locator("dialog[open]").first, page.locator(selector).first
        for _ in range(100):
            sheet.or_(pressed).first.wait_for()  # what was pressed may be gone before the sheet is there
            if sheet.count():
                return
            with suppress(TimeoutError):
                pressed.click(timeout=PRESS_MS)
        raise AssertionError(f"no sheet: {selector}")

    return opened


def _is_lively(table: Table) -> bool:
    """Something to look at: points, duos and open piles, some cards in hand, and two of them to play."""
    game = table.game
    if game is None or game.round.phase is not Phase.PLAY or min(game.totals) == 0:
        return False
    now = game.round
    return (
        7 <= len(now.hands[0]) <= 9
        and all(now.piles)
        and all(now.tableaus)
        and any(str(action).startswith("lay crab") for action in legal_actions(game))
    )


def _all_shown(phase: Phase) -> Want:
    """The last turn after LAST CHANCE: every other hand lies open."""

    def holds(table: Table) -> bool:
        game = table.game
        return in_phase(phase, 5)(table) and game is not None and all(game.round.revealed[1:])

    return holds


def _may_take(table: Table) -> bool:
    """From the deck, or from either pile."""
    return in_phase(Phase.TAKE, 5)(table) and table.game is not None and all(table.game.round.piles)


def _much_is_laid(table: Table) -> bool:
    """Another player has laid four duos or more."""
    assert table.game is not None
    most = max(len(duos) for duos in table.game.round.tableaus[1:])
    return table.stage is Stage.PLAYING and most > 3


def _all_have_laid(table: Table) -> bool:
    assert table.game is not None
    return table.stage is Stage.PLAYING and all(table.game.round.tableaus)


def _may_lay(table: Table) -> bool:
    assert table.game is not None
    lays = [action for action in legal_actions(table.game) if str(action).startswith("lay")]
    return len(lays) > 1 and len(table.game.round.hands[0]) > 7


MANY: dict[str, Any] = {"players": 4, "extra_salt": True, "quiet": True}
TABLES: dict[str, tuple[Want, dict[str, Any], Act]] = {
    "take": (_may_take, MANY, _nothing),
    "keep": (in_phase(Phase.KEEP, 6), {"players": 3, "quiet": True}, _keep),
    "play": (_may_lay, {"players": 3, "quiet": True}, _choose),
    "crowded": (in_phase(Phase.PLAY, 15), {"players": 2, "quiet": True}, _nothing),
    "points": (in_phase(Phase.PLAY, 8), MANY, _press(".meter")),
    "pick": (in_phase(Phase.PICK, 3), {"players": 3}, _nothing),
    "lobster": (in_phase(Phase.CHOOSE, 2), {"players": 2, "extra_salt": True}, _nothing),
    "steal": (in_phase(Phase.STEAL, 2), {"players": 4}, _nothing),
    "call": (may_call, {"players": 4}, _call),
    "chance": (_all_shown(Phase.KEEP), {"players": 4}, _keep),
    "chance-play": (_all_shown(Phase.PLAY), {"players": 4}, _nothing),
    "round": (may_call, {"players": 4, "extra_salt": True}, _stop),
    "end": (is_over, {"players": 4}, _count),
    "replay": (is_over, {"players": 3}, _count),
    "log": (in_phase(Phase.TAKE, 4), {"players": 3}, _press(".bar .icon-btn:last-child")),
    "laid": (_much_is_laid, {"players": 3, "extra_salt": True, "quiet": True}, _nothing),
    "showcase": (_is_lively, {"players": 4}, _choose),
    "menu": (in_phase(Phase.TAKE, 2), {"hints": True}, _press(".bar .icon-btn")),
    "hint": (_may_lay, {"players": 3, "quiet": True, "hints": True}, _ask),
    "hint-pick": (in_phase(Phase.PICK, 3), {"players": 3, "hints": True}, _nothing),
    "hint-play": (_may_lay, {"players": 3, "quiet": True, "hints": True}, _nothing),
    "hint-take": (_may_take, {"players": 3, "hints": True}, _nothing),
    "player": (in_phase(Phase.TAKE, 2), {"memory_aid": True}, _open(".seat")),
    "pile": (in_phase(Phase.PLAY, 2), {"memory_aid": True}, _open(".pile >> nth=0")),
}
PAGES = (
    *("/", "/daily", "/week", "/set", "/friends", "/games", "/profile", "/settings"),
    *("/learn", "/rules", "/score"),
)
TO_DRAW = next(one for one in puzzles() if one.theme is Theme.TAKE and Draw() in one.position.options).number
DOORS: dict[str, tuple[str, Act]] = {
    "opponents": ("/", _press(".chosen-rival")),
    "puzzle": ("/puzzle", lambda page: page.locator(".table").wait_for()),
    "puzzle-answer": (f"/puzzle/{TO_DRAW}", _open(".alike >> nth=0")),
    "puzzle-more": (f"/puzzle/{TO_DRAW}", _open(".coach-bar .btn")),
}
PLAYED_ON = {"round"}  # opening these changes the table
SCREENS = (*PAGES, *DOORS, *TABLES)


class Tour:
    """Finds every position once, and opens its screen in any page."""

    def __init__(self, database: str, address: str) -> None:
        self._database = database
        self._address = address
        self._found: dict[str, Prepared] = {}

    def open(self, name: str, page: Page, *, own: bool = False, act: bool = True) -> None:
        """Go to a screen. With `own` it has a new table, to play on; `act`: bring it into its state."""
        if name in PAGES:
            page.goto(name)
            page.locator("main").first.wait_for()
            return
        if name in DOORS:
            path, enter = DOORS[name]
            page.goto(path)
            enter(page)
            return
        want, wish, do = TABLES[name]
        prepared = self._prepared(name, want, wish, own=own or name in PLAYED_ON)
        prepared.sign_in(page.context, self._address)
        page.goto(f"/replay/{prepared.id}?step=90" if name == "replay" else f"/table/{prepared.id}")
        page.locator("[data-version], .replay").first.wait_for()
        if act:
            do(page)
        page.mouse.move(0, 0)  # so that no card explains itself

    def watch(self, players: int, page: Page) -> None:
        """Go to a table as a guest without a seat at it: everybody has laid something."""
        prepared = prepare(self._database, _all_have_laid, players=players)
        prepared.sign_in(page.context, self._address)
        links = page.request.get(f"/api/tables/{prepared.id}/invites").json()
        page.context.clear_cookies()
        page.goto(f"/watch/{prepared.id}?invite={links['watch_invite']}")
        page.locator("[data-version]").first.wait_for()

    def _prepared(self, name: str, want: Want, wish: dict[str, Any], *, own: bool) -> Prepared:
        if own:
            return prepare(self._database, want, **wish)
        if name not in self._found:
            self._found[name] = prepare(self._database, want, **wish)
        return self._found[name]
