"""Decisions in a report: what was chosen and what was better, as the seat saw it at that moment."""

from collections.abc import Collection, Iterable
from typing import Final

from seasalt.bots.explanation import Prospect
from seasalt.coach.review import COSTS, Judged, Verdict
from seasalt.console.report_page.markup import Markup, element, joined
from seasalt.console.report_page.scene import scene
from seasalt.console.report_page.wording import Wording
from seasalt.rules.action import Seat
from seasalt.rules.view import View

MOST: Final = 3
"""So many decisions of a seat are shown, of those that cost and of those that were done well."""

LEAST_LOSS: Final = 0.005
"""What costs less is no news: a choice may lose a little by noise."""


def costliest(decisions: Iterable[Judged], whose: Collection[Seat]) -> list[Judged]:
    """The decisions of these seats that cost most, the dearest first."""
    costly = [one for one in decisions if one.seat in whose and one.loss >= LEAST_LOSS]
    return sorted(costly, key=lambda one: (-one.loss, one.step))[:MOST]


def done_well(decisions: Iterable[Judged], seat: Seat) -> list[Judged]:
    """Best choices of a seat where every other option was clearly worse, the clearest first."""
    clear = [one for one in decisions if one.seat == seat and _is_clear(one)]
    return sorted(clear, key=lambda one: (-_lead(one), one.step))[:MOST]


def _lead(judged: Judged) -> float:
    best, second, *_ = judged.prospects
    return best.win_chance - second.win_chance


def _is_clear(judged: Judged) -> bool:
    best, second, *_ = judged.prospects
    return (
        judged.verdict is Verdict.BEST
        and _lead(judged) >= COSTS[Verdict.INACCURACY]
        and best.low > second.high
    )


def anchor(judged: Judged) -> str:
    """The id of a decision on the page."""
    return f"decision-{judged.step}"


def verdict(words: Wording, one: Verdict) -> Markup:
    """A verdict as a tag."""
    return element("span", words.say(f"coach-verdict-{one}"), class_=f"tag {one}")


def decision(words: Wording, view: View, judged: Judged, place: tuple[int, int]) -> Markup:
    """A decision: all it says follows from what the seat saw, and from what the reviewer made of that."""
    by_action = {option.action: option for option in judged.prospects}
    interval = {"low": words.loss(judged.low), "high": words.loss(judged.high)}
    return element(
        "article",
        element(
            "header",
            element("h4", words.place(place)),
            verdict(words, judged.verdict),
            element("p", words.say("report-cost", loss=words.loss(judged.loss), **interval), class_="cost"),
        ),
        element(
            "div",
            _way(words, view, words.say("coach-head-chose"), by_action[judged.action], "chose"),
            _way(words, view, words.say("coach-head-better"), by_action[judged.best], "better"),
            class_="ways",
        ),
        scene(words, view),
        _options(words, view, judged),
        class_="decision",
        id=anchor(judged),
    )


def _way(words: Wording, view: View, title: str, option: Prospect, look: str) -> Markup:
    numbers = words.say(
        "report-worth", chance=words.chance(option.win_chance), points=words.number(option.points)
    )
    return element(
        "p",
        element("span", title, class_="kicker"),
        element("b", words.option(view, option.action)),
        element("span", numbers, class_="worth"),
        class_=look,
    )


def _options(words: Wording, view: View, judged: Judged) -> Markup:
    heads = [
        element("th", words.say("report-option"), scope="col"),
        element("th", words.say("terminal-hint-chance"), scope="col", class_="number"),
        element("th", words.say("terminal-hint-between"), scope="col", class_="number wide"),
        element("th", words.say("terminal-hint-points"), scope="col", class_="number"),
    ]
    rows = [_option(words, view, judged, option) for option in judged.prospects]
    return element(
        "table", element("thead", element("tr", *heads)), element("tbody", *rows), class_="options"
    )


def _option(words: Wording, view: View, judged: Judged, option: Prospect) -> Markup:
    tags: list[Markup] = []
    if option.action == judged.best:
        tags += [element("span", words.say("coach-verdict-best"), class_="tag best")]
    if option.action == judged.action:
        tags += [element("span", words.say("coach-chose"), class_="tag chosen")]
    share = element("i", class_="share", style=f"width:{100 * option.win_chance:.1f}%")
    between = f"{words.chance(option.low)} – {words.chance(option.high)}"
    return element(
        "tr",
        element("td", words.option(view, option.action), *tags),
        element(
            "td", element("span", share, class_="lane"), words.chance(option.win_chance), class_="number"
        ),
        element("td", between, class_="number wide"),
        element("td", words.number(option.points), class_="number"),
    )


def well_done(words: Wording, view: View, judged: Judged, place: tuple[int, int]) -> Markup:
    """A choice that was clearly best, in one line."""
    best, second, *_ = judged.prospects
    instead = words.say(
        "report-instead",
        option=words.option(view, second.action),
        chance=words.chance(second.win_chance),
    )
    return element(
        "li",
        element("span", words.place(place), class_="kicker"),
        joined(element("b", words.option(view, best.action)), " ", words.chance(best.win_chance)),
        element("span", instead, class_="said"),
    )
