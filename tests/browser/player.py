"""A simulated player in a browser, by mouse, finger or keyboard: plays simply, but to the end."""

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

MAY_ACT = ".page.end, .page.round .btn.main, .acts .btn.main:enabled, .acts.asks"
PATIENCE_MS = 60_000  # on a busy machine a bot may have to wait for the kernel to be loaded
TABS = 80


class Player:
    """Presses things with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: set[str] = set()  # what was done, by the places where it was

    # --- how things are pressed

    def press(self, thing: Locator) -> None:
        """Press it, as this player does."""
        thing.click()

    def call(self) -> None:
        """Open the dialog that ends the round."""
        self.press(self.page.locator(".points .btn"))

    # --- the game

    def play_to_the_end(self, limit: int = 400) -> None:
        """Until the game is over."""
        for _ in range(limit):
            if not self.step():
                return
        raise AssertionError(f"not over after {limit} steps: {self.page.url}")

    def play_until(self, wanted: set[str], limit: int = 400) -> None:
        """Until all of that has been done."""
        for _ in range(limit):
            if self.pressed >= wanted:
                return
            assert self.step(), f"over before: {wanted - self.pressed}"
        raise AssertionError(f"not done after {limit} steps: {wanted - self.pressed}")

    def may_act(self) -> bool:
        """Whether there is something to press now."""
        return self.page.locator(MAY_ACT).count() > 0

    def step(self) -> bool:
        """The next decision; whether the game goes on."""
        page = self.page
        try:
            page.locator(MAY_ACT).first.wait_for(timeout=PATIENCE_MS)
        except TimeoutError as stuck:  # what the page shows then is what one wants to know
            raise AssertionError(f"nothing to press at {page.url}:\n{page.inner_html('body')}") from stuck
        # the new state may come before the acknowledgement, and until then every button is off
        page.locator("[data-pending]").wait_for(state="detached", timeout=PATIENCE_MS)
        before = self._version()
        if page.locator(".page.end").count():
            return False
        if page.locator(".finale").count():
            self.press(page.locator(".page-acts .btn.main"))  # nothing new comes: the game is over
        elif page.locator(".page.round").count():
            self._do("summary", page.locator(".page-acts .btn.main"), before)
        elif page.locator(".tray").count():
            self.press(page.locator(".tray .pick").first)
            self._main("choose", before)
        elif page.locator(".draw").count():
            self.press(self._best_drawn())
            self._do("keep", page.locator(".pile.can").first, before)
        elif page.locator(".seat.can").count():
            self._do("steal", page.locator(".seat.can").first, before)
        elif page.locator(".acts .btn.main:disabled").count():
            self._do("look", page.locator(".pile.can").first, before)
        elif page.locator(".points .btn:enabled").count():
            self.call()
            self.press(page.locator("dialog .opt").first)
            self._do("call", page.locator("dialog .btn.main"), before)
        elif page.locator(".hand .pick.can").count():
            self._lay(before)
        else:
            self._main("take or end", before)
        return True

    def _best_drawn(self) -> Locator:
        """The card that makes the most points, as it says itself: without any the game would not end."""
        worth = [
            int(re.findall(r"\d+", said)[0]) for said in self.page.locator(".drawn small b").all_inner_texts()
        ]
        return self.page.locator(".drawn").nth(worth.index(max(worth)))

    def _lay(self, before: int) -> None:
        """An only partner is chosen by itself."""
        self.press(self.page.locator(".hand .pick.can").first)
        if self.page.locator(".acts .btn.main:disabled").count():
            self.press(self.page.locator(".hand .pick.can").first)
        self._main("lay", before)

    def _main(self, what: str, before: int) -> None:
        self._do(what, self.page.locator(".acts .btn.main"), before)

    def _do(self, what: str, button: Locator, before: int) -> None:
        self.pressed.add(what)
        expect(button).to_be_enabled()
        self.press(button)
        self._wait_for_news(before)

    def _wait_for_news(self, before: int) -> None:
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-version]')?.dataset.version) > before",
            arg=before,
            timeout=PATIENCE_MS,
        )

    def _version(self) -> int:
        shown = self.page.locator("[data-version]").first
        return int(shown.get_attribute("data-version") or 0)


class Finger(Player):
    """Taps on glass."""

    def press(self, thing: Locator) -> None:
        thing.tap()


class Keys(Player):
    """Has a keyboard and nothing else."""

    def press(self, thing: Locator) -> None:
        """Walk there by Tab, within the hand by arrows, and press Enter."""
        if thing.evaluate("one => one.matches('.hand .pick')"):
            self._walk_the_hand(thing)
        else:
            self._tab_to(thing)
        self.page.keyboard.press("Enter")

    def call(self) -> None:
        self.page.keyboard.press("s")

    def _main(self, what: str, before: int) -> None:
        self.pressed.add(what)
        expect(self.page.locator(".acts .btn.main")).to_be_enabled()
        self.page.keyboard.press("p")
        self._wait_for_news(before)

    def _tab_to(self, thing: Locator) -> None:
        for _ in range(TABS):
            if thing.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"not reached by Tab: {thing}")

    def _walk_the_hand(self, card: Locator) -> None:
        self._tab_to(self.page.locator('.hand .pick[tabindex="0"]'))
        for _ in range(TABS):
            if card.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"not reached by arrows: {card}")
