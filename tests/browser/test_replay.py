"""A finished game once more: walked through, played by itself, seen with other eyes, shared and checked."""

import hashlib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seasalt.rules.record import format_record
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Prepared, prepare
from tests.browser.screens import CLIPBOARD, ENLARGED, PHONE
from tests.browser.tour import is_over
from tests.browser.watching import EVERY_SIZE, axe, look, overflow
from tests.server.nodes import ServerProcess

SCREENS = EVERY_SIZE | {"enlarged": ENLARGED}


@pytest.fixture(scope="module")
def played(server: ServerProcess) -> Prepared:
    """A finished game of some rounds; the person is Mia, on the first of three seats."""
    return prepare(server.database, is_over, players=3, extra_salt=True)


@pytest.fixture
def watching(visit: Visit, server: ServerProcess, played: Prepared) -> Page:
    """Mia looks at her game, on a desk."""
    return as_mia(visit, server, played, CLIPBOARD)


def as_mia(
    visit: Visit, server: ServerProcess, played: Prepared, *screens: dict[str, Any], at: str = ""
) -> Page:
    page = visit(NOWHERE, *screens)
    played.sign_in(page.context, server.address)
    page.goto(f"/replay/{played.id}{at}")
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def sentence(page: Page) -> str:
    return page.locator(".replay-now b").inner_text()


def last_step(page: Page) -> int:
    return int(slider(page).get_attribute("max") or 0)


def at_step(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))


# --- looking


@pytest.mark.thorough
def test_the_replay_is_whole_and_can_be_read_by_everybody(
    visit: Visit, server: ServerProcess, played: Prepared
):
    """Without a dialog axe sees it as a screen among all."""
    page = as_mia(visit, server, played, PHONE, at="?step=40")
    assert look(page, turn=None, screens=SCREENS) == []

    for turn, name in enumerate(("How to watch", "Share and check"), 1):
        opener = page.locator(".replay-row > .btn") if name == "How to watch" else button(page, name)
        opener.click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert look(page, turn=turn, screens=SCREENS) == []
        button(page, "Close").click()


# --- proofs


def test_a_game_is_walked_through_its_shuffle_is_verified_here_and_by_the_server_and_it_is_kept(
    watching: Page, played: Prepared
):
    at_step(watching, 0)
    watching.keyboard.press("ArrowRight")
    at_step(watching, 1)
    watching.keyboard.press("End")
    at_step(watching, last_step(watching))
    assert "win" in sentence(watching)
    button(watching, "Share and check").click()
    button(watching, "Verify the shuffle").click()

    dialog = watching.get_by_role("dialog", name="Share and check")
    expect(dialog).to_contain_text("The shuffle was fair.")
    expect(dialog).to_contain_text("This browser has checked secret and seed itself.")
    dialog.get_by_text("All the numbers").click()
    commitment, secret, *nonces, seed = dialog.locator(".numbers dd").all_inner_texts()
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
    fairness = played.table.record().fairness
    assert fairness is not None
    assert (tuple(nonces), seed) == (fairness.nonces, fairness.seed.hex())

    with watching.expect_download() as download:
        watching.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text("utf-8") == format_record(played.table.record())

    keep = button(watching, "Keep this game")
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")
    expect(watching.get_by_text("The server keeps this game for you.")).to_be_visible()
    assert watching.request.get(f"/api/tables/{played.id}").json()["kept"]
    assert axe(watching) == []
    assert overflow(watching) == []
    keep.click()
    expect(keep).to_have_attribute("aria-pressed", "false")
    assert not watching.request.get(f"/api/tables/{played.id}").json()["kept"]


# --- the way here


@pytest.mark.thorough
def test_a_turning_point_leads_to_its_moment(visit: Visit, server: ServerProcess, played: Prepared):
    page = as_mia(visit, server, played)
    page.get_by_role("link", name="Back").click()
    point = page.locator(".turns .moment").last
    number = point.inner_text().split()[0].removeprefix("R")
    point.click()

    slider(page).wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"round {number}")
    expect(button(page, "The round by rule")).to_be_visible()
