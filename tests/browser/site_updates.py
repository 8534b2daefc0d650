"""New versions of the table without a server. Run by name: `./dev test tests/browser/site_updates.py`.

The second fails about once in three runs: the page that starts does not get the new version within a minute.
Until it is known why, they are not part of `./dev test`.
"""

from playwright.sync_api import Page, expect

from tests.browser.test_site import Host, OpenSite, built, host, is_kept, open_site, watch

__all__ = ["built", "host", "open_site", "watch"]  # fixtures

LOOKS_FOR_A_VERSION = "navigator.serviceWorker.register('sw.js').then((found) => found.update())"


def start_again(page: Page) -> None:
    """Load the page again, and not before Python has come: an old version ends when no file is on its way."""
    page.get_by_text("finished").first.wait_for()
    page.reload()
    page.get_by_text("finished").first.wait_for()


def test_a_new_version_is_fetched_whole_and_begins_when_somebody_says_so(open_site: OpenSite, host: Host):
    page = open_site("/games")
    is_kept(page)
    start_again(page)
    page.evaluate(LOOKS_FOR_A_VERSION)
    host.publish("2")
    edition = page.locator("html")

    page.evaluate(LOOKS_FOR_A_VERSION)
    expect(page.locator(".notice")).to_contain_text("A new version is ready.")
    assert edition.get_attribute("data-edition") is None

    page.get_by_role("button", name="Load it now").click()
    expect(edition).to_have_attribute("data-edition", "2")

    page.context.set_offline(True)
    page.reload()
    expect(edition).to_have_attribute("data-edition", "2")
    assert len(page.evaluate("caches.keys()")) == 1


def test_a_new_version_begins_at_the_next_start(open_site: OpenSite, host: Host):
    page = open_site("/games")
    is_kept(page)
    start_again(page)
    page.evaluate(LOOKS_FOR_A_VERSION)  # after the look at the start, which would use the new one at once
    host.publish("2")
    page.evaluate(LOOKS_FOR_A_VERSION)
    page.locator(".notice").wait_for()

    start_again(page)

    expect(page.locator("html")).to_have_attribute("data-edition", "2")
