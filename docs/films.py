"""Takes the films in docs/images: moments of real games, from a real server in a real Chromium.

./dev films          all of them
./dev films theft    only those whose name begins so
"""

import io
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from seasalt.rules.cards import Kind
from seasalt.rules.legal import legal_actions
from seasalt.rules.scoring import card_points
from seasalt.table.table import Table
from tests.browser.positions import Want, prepare
from tests.browser.screens import CHROMIUM_FLAGS, PATIENCE_MS
from tests.server.nodes import ServerProcess, running_node
from tools.chromium import find_chromium

IMAGES = Path(__file__).parent / "images"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
COLORS, FRAME_MS = 255, 100
LARGEST = 600_000  # bytes
BEFORE = 16  # frames before the beginning of the moment
LONGEST_WAIT = 160
# Pauses every animation; `STEP` advances them.
HOLD = """(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
  const hold = () => document.getAnimations().forEach((one) => one.pause());
  for (const event of ['animationstart', 'transitionrun']) addEventListener(event, hold, true);
})()"""
STEP = """(time) => {
  for (const one of document.getAnimations()) {
    one.pause();
    const next = Number(one.currentTime ?? 0) + time;
    if (next >= one.effect.getComputedTiming().endTime) one.finish();
    else one.currentTime = next;
  }
}"""
TRIES = 12  # the bot may do something else


@dataclass(frozen=True, slots=True)
class Film:
    """A moment, a position shortly before it, and what the person does then."""

    name: str
    moment: str
    want: Want
    act: Callable[[Page], None]
    players: int = 2
    after: int = 36  # frames from the beginning of the moment on
    screen: dict[str, Any] = field(default_factory=lambda: PHONE)
    width: int = 300


def _end_turn(page: Page) -> None:
    page.keyboard.press("e")


def _stop(page: Page) -> None:
    page.keyboard.press("s")
    page.locator("dialog .btn.main").click()


def _bot_may_call(table: Table) -> bool:
    """The person may end the turn, and the bot has enough points to call."""
    assert table.game is not None
    now, rules = table.game.round, table.game.ruleset
    return (
        any(str(action) == "end" for action in legal_actions(table.game))
        and now.caller is None
        and 7 <= card_points(now.hands[1], now.tableaus[1], rules) <= 10
        and 3 <= len(now.hands[0]) <= 7
    )


def _bot_may_steal(table: Table) -> bool:
    """The same, and the bot holds a shark and a swimmer."""
    assert table.game is not None
    now = table.game.round
    kinds = {card.kind for card in now.hands[1]}
    return (
        any(str(action) == "end" for action in legal_actions(table.game))
        and now.caller is None
        and {Kind.SHARK, Kind.SWIMMER} <= kinds
        and 3 <= len(now.hands[0]) <= 7
    )


def _may_win(table: Table) -> bool:
    """STOP brings the person to the target."""
    game = table.game
    if game is None or not any(str(action) == "stop" for action in legal_actions(game)):
        return False
    points = card_points(game.round.hands[0], game.round.tableaus[0], game.ruleset)
    return game.totals[0] + points >= game.ruleset.target(game.players) and max(game.totals) == game.totals[0]


FILMS = (
    Film("film-last-chance", "chance", _bot_may_call, _end_turn),
    Film("film-theft", "theft", _bot_may_steal, _end_turn),
    Film("film-win", "stop", _may_win, _stop, players=3, after=110),
    Film("film-win-desktop", "stop", _may_win, _stop, players=3, after=110, screen=DESKTOP, width=560),
)


def take(browser: Browser, node: ServerProcess, film: Film) -> None:
    """Film it frame by frame: time on the page stands still while a picture is taken."""
    for _ in range(TRIES):
        prepared = prepare(node.database, film.want, players=film.players)
        context = browser.new_context(base_url=node.address, locale="en", **film.screen)
        context.set_default_timeout(PATIENCE_MS)
        prepared.sign_in(context, node.address)
        page = context.new_page()
        page.add_init_script(HOLD)
        page.clock.install()
        page.goto(f"/table/{prepared.id}")
        page.locator("[data-version]").wait_for()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
        film.act(page)
        pictures = _frames(page, film)
        context.close()
        if pictures:
            develop(film, pictures)
            return
    raise SystemExit(f"{film.name}: the bot never did it")


def _frames(page: Page, film: Film) -> list[Image.Image]:
    """The pictures around the beginning of the moment; none if it does not come."""
    pictures: list[Image.Image] = []
    began: int | None = None
    while len(pictures) < (LONGEST_WAIT if began is None else began + film.after):
        page.clock.run_for(FRAME_MS)
        page.evaluate(STEP, FRAME_MS)
        pictures.append(Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB"))
        if began is None and page.locator(f"[data-moment={film.moment}]").count():
            began = len(pictures)
    return [] if began is None else pictures[max(0, began - BEFORE) :]


def develop(film: Film, frames: list[Image.Image]) -> None:
    """Write the frames as a GIF, with one palette for all of them."""
    height = round(frames[0].height * film.width / frames[0].width)
    pictures = [frame.resize((film.width, height), Image.Resampling.LANCZOS) for frame in frames]
    some = pictures[:: max(1, len(pictures) // 8)]
    sheet = Image.new("RGB", (film.width, height * len(some)))
    for at, picture in enumerate(some):
        sheet.paste(picture, (0, at * height))
    palette = sheet.quantize(COLORS)
    indexed = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    path = IMAGES / f"{film.name}.gif"
    indexed[0].save(path, save_all=True, append_images=indexed[1:], duration=FRAME_MS, loop=0, optimize=True)
    size = path.stat().st_size
    print(f"docs/images/{path.name}: {len(indexed)} frames, {size // 1000} kB")
    assert size < LARGEST, "too large"


def main(names: list[str]) -> None:
    wanted = [film for film in FILMS if not names or film.name.removeprefix("film-").startswith(tuple(names))]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with running_node(folder, f"sqlite:///{folder / 'games.db'}", BOT_DELAY="700") as node:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
            for film in wanted:
                take(browser, node, film)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
