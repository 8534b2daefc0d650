"""Paint that was worked out for pictures without a browser is what a browser makes of the style sheet."""

import re

from playwright.sync_api import Browser

from web.cards.tones import CARDS, TOKENS, tones

PAINTED = """tones => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const painted = {};
  for (const [color, names] of Object.entries(tones)) {
    const card = document.querySelector(`[data-c=${color.toLowerCase()}]`);
    painted[color] = {};
    for (const name of Object.keys(names)) {
      card.style.color = `var(--${name})`;
      canvas.fillStyle = getComputedStyle(card).color;
      canvas.fillRect(0, 0, 1, 1);
      painted[color][name] = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }
  }
  return painted;
}"""


def channels(color: str) -> list[int]:
    return [int(color[place : place + 2], 16) for place in (1, 3, 5)]


def test_every_tone_is_the_browsers_but_for_rounding(browser: Browser) -> None:
    worked_out = tones()
    page = browser.new_page(color_scheme="light")
    tokens = re.sub(r"@font-face\s*\{[^}]*\}", "", TOKENS.read_text("utf-8"))
    cards = "".join(f"<i data-c={color.lower()}></i>" for color in worked_out)
    page.set_content(f"<style>{tokens}{CARDS.read_text('utf-8')}</style>{cards}")
    painted = page.evaluate(PAINTED, worked_out)
    page.close()

    far = {
        (color, name): (tone, painted[color][name])
        for color, names in worked_out.items()
        for name, tone in names.items()
        if any(abs(a - b) > 1 for a, b in zip(channels(tone), painted[color][name], strict=True))
    }
    assert far == {}
    assert len(worked_out) == 11
