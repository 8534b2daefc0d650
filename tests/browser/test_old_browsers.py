"""The pages work in the browsers that docs/browser.md names: they use nothing that one of these lacks."""

import re

import pytest

from tools import site
from tools.running import ROOT
from tools.web import BUNDLE

NAMES = {"Chrome": "chrome", "Edge": "edge", "Firefox": "firefox", "Safari": "safari", "iOS": "ios"}
# What one of them lacks and no build rewrites. Not here is what looks a little plainer without: `text-wrap`.
LACKING = {
    "css": r"(?<![\w-])(?:light-dark|color-mix|color|okl(?:ab|ch)|l(?:ab|ch)|mod|rem|round|linear|anchor)\("
    r"|@scope|\(from var|:user-(?:in)?valid|(?:before|after)\{[^{}]*\dcq\w",
    "js": r"\(\?<[=!]|\b(?:canParse|withResolvers|groupBy|fromAsync|requestIdleCallback|startViewTransition"
    r"|(?:Dec|C)ompressionStream|checkVisibility|isSubsetOf|AbortSignal\.(?:any|timeout))\b|\.showPopover\(",
}


def browsers() -> dict[str, str]:
    """The oldest version of each that the pages are built for."""
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    listed = re.search(r"const BROWSERS = \[(.*)\]", config)
    assert listed
    return dict(re.findall(r"'([a-z]+)(\d+)'", listed[1]))


def test_the_documentation_names_the_browsers_of_the_build():
    page = (ROOT / "docs" / "browser.md").read_text("utf-8")
    rows = re.findall(r"^\| ([A-Za-z, ]+) \| (\d+) \|", page, re.M)
    named = {NAMES[name]: version for names, version in rows for name in names.split(", ")}

    assert named == browsers()


@pytest.mark.parametrize("kind", LACKING)
@pytest.mark.usefixtures("bundle")
def test_what_is_built_needs_nothing_newer(kind: str):
    site.build()
    files = [file for folder in (BUNDLE, site.SITE) for file in (folder / "assets").glob(f"*.{kind}")]
    assert {file.parents[1] for file in files} == {BUNDLE, site.SITE}

    found = {word for file in files for word in re.findall(LACKING[kind], file.read_text("utf-8"))}
    assert found == set()
