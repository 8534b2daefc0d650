"""Another site cannot take a player's identity: tried with a form, as such a site would."""

from playwright.sync_api import Browser, Page, Route

from tests.server.nodes import ServerProcess

FORM = """
<!doctype html><form method="post" enctype="text/plain" action="{server}/api/guests">
<input name='{{"name": "Eve", "x": "' value='"}}'></form>
"""


def test_a_form_on_another_site_does_not_change_the_guest(browser: Browser, server: ServerProcess):
    elsewhere = server.address.replace("127.0.0.1", "localhost") + "/elsewhere"

    def show(route: Route) -> None:
        route.fulfill(content_type="text/html", body=FORM.format(server=server.address))

    with browser.new_context() as context:
        context.route(elsewhere, show)
        home = context.new_page()
        home.goto(server.address)
        home.evaluate("""fetch('/api/guests', {method: 'POST', body: '{"name": "Ida"}',
                         headers: {'content-type': 'application/json'}}).then((answer) => answer.json())""")
        before = cookie(home)
        evil = context.new_page()
        evil.goto(elsewhere)
        with evil.expect_navigation():
            evil.evaluate("document.forms[0].submit()")

        assert "foreign_origin" in evil.content()
        assert cookie(home) == before
        assert home.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] == "Ida"


def cookie(page: Page) -> str:
    [found] = [found for found in page.context.cookies() if found["name"] == "seasalt"]
    return str(found["value"])
