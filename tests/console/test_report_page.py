"""The page of a report: complete in itself, honest about what a seat could know, and safe from names."""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

import seasalt
from seasalt.bots.explanation import Prospect
from seasalt.coach.ledger import ledger
from seasalt.coach.report import Report, bet, report
from seasalt.coach.review import COSTS, Judged, Verdict, review
from seasalt.coach.win_curve import win_curve
from seasalt.console.report_page import report_page
from seasalt.console.report_page.decisions import LEAST_LOSS, MOST, anchor, costliest, done_well
from seasalt.console.report_page.markup import element
from seasalt.console.report_page.scene import scene
from seasalt.console.report_page.wording import TENTH, Wording, in_tenths
from seasalt.rules import Action, Card, Game, IllegalAction, Record, Seat, View, apply, replay, view
from seasalt.rules.action import Draw, EndTurn
from seasalt.rules.game import seats
from seasalt.texts import languages, texts
from tests.coach.test_report import GAMES, a_report, quick
from tests.console.html_tree import Node, parsed
from tests.properties.secrets import seen, shows, swapped
from tests.thorough import THOROUGH, matrix

MOST_BYTES = 400_000
CSS = (Path(seasalt.__file__).parent / "console" / "report_page" / "page.css").read_text("utf-8")
TOKENS = (Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css").read_text("utf-8")
NASTY = ("<script>alert(1)</script>", '"><img src=x onerror=y>', "&lt;b&gt; ' {$name}")
IN_EVERY_LANGUAGE = [(*game, language) for game, language in matrix(GAMES, languages())]
every_game = pytest.mark.parametrize(("players", "extra_salt"), GAMES)


def page_of(told: Report, language: str = "en", whose: Collection[Seat] | None = None) -> str:
    curve = list(win_curve(told.record, playouts=2))
    return report_page(told, curve, texts(language), seats(len(told.seats)) if whose is None else whose)


@cache
def a_page(players: int, extra_salt: bool, language: str = "en") -> str:
    return page_of(a_report(players, extra_salt), language)


@cache
def a_tree(players: int, extra_salt: bool) -> Node:
    return parsed(a_page(players, extra_salt))


# --- one file


@pytest.mark.parametrize(("players", "extra_salt", "language"), IN_EVERY_LANGUAGE)
def test_the_page_is_html_in_every_language(players: int, extra_salt: bool, language: str) -> None:
    page = a_page(players, extra_salt, language)
    (html,) = parsed(page).all("html")

    assert page.startswith("<!doctype html>")
    assert html.attributes["lang"] == language
    assert [one.tag for one in html.inside if isinstance(one, Node)] == ["head", "body"]
    assert texts(language).say("report-costly") in [one.text for one in html.all("h2")]


@every_game
def test_the_page_asks_nobody_for_anything(players: int, extra_salt: bool) -> None:
    page = a_page(players, extra_salt)
    everything = list(parsed(page).walk())
    named = [one.attributes.get(name, "#") for one in everything for name in ("href", "src", "xlink:href")]

    assert not {one.tag for one in everything} & {"script", "link", "img", "iframe", "object", "base", "form"}
    assert all(address.startswith("#") for address in named)
    assert not [name for one in everything for name in one.attributes if name.startswith("on")]
    assert not re.search(r"https?:|//[a-z]|@import|@font-face|data:", page)
    assert set(re.findall(r"url\((.)", page)) == {"#"}


@every_game
def test_the_page_is_small(players: int, extra_salt: bool) -> None:
    assert len(a_page(players, extra_salt).encode("utf-8")) < MOST_BYTES


@every_game
def test_whatever_the_page_uses_is_there_once_and_nothing_else_is_drawn(
    players: int, extra_salt: bool
) -> None:
    everything = list(a_tree(players, extra_salt).walk())
    ids = [one.attributes["id"] for one in everything if "id" in one.attributes]
    used = {one.attributes["href"][1:] for one in everything if "href" in one.attributes}
    drawn = {name for name in ids if name.startswith("card-") and not name.endswith("-ground")}

    assert sorted(ids) == sorted(set(ids))
    assert used <= set(ids)
    assert drawn == {name for name in used if name.startswith("card-")}


def test_the_colors_are_those_of_the_pages_in_the_browser() -> None:
    def tokens(style: str) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+): (light-dark\([^;]+);", style))

    assert len(tokens(CSS)) > 20
    assert tokens(CSS).items() <= tokens(TOKENS).items()
    assert set(re.findall(r"var\((--[\w-]+)[,)]", CSS)) <= set(re.findall(r"(--[\w-]+):", CSS)) | {
        "--rows",  # set by the page, on the curve and its marks
        "--row",
    }


# --- names


def test_whatever_is_not_markup_is_escaped() -> None:
    made = element("p", "a < b", element("i", "&"), title='"x"', hidden=None)

    assert made == '<p title="&quot;x&quot;">a &lt; b<i>&amp;</i></p>'


def test_a_name_is_text_whatever_is_in_it() -> None:
    told = a_report(3, True)
    record = replace(told.record, names=NASTY)
    renamed = told._replace(
        record=record,
        seats=tuple(own._replace(name=name) for own, name in zip(told.seats, NASTY, strict=True)),
    )

    tree, plain = parsed(page_of(renamed)), a_tree(3, True)
    assert [one.tag for one in tree.walk()] == [one.tag for one in plain.walk()]
    assert {one.text for one in tree.all("bdi")} == set(NASTY)


# --- what it says


@every_game
def test_the_accounts_add_up_in_the_page(players: int, extra_salt: bool) -> None:
    tables = a_tree(players, extra_salt).all("waterfall")
    assert len(tables) == players
    for table, own in zip(tables, a_report(players, extra_salt).seats, strict=True):
        shown = [tenths(row.all("number")[0].text) for row in table.all("tr")]

        assert sum(shown[:-1]) == shown[-1]
        assert shown[-1] == round(own.account.result / TENTH)
        assert all(abs(part - exact / TENTH) < 1 for part, exact in zip(shown, own.account, strict=False))


def tenths(said: str) -> int:
    return round(10 * float(said.replace("−", "-").rstrip("%")))


def test_rounded_parts_add_up_as_the_exact_ones_do() -> None:
    assert in_tenths([499_600, -200_400, 700_800]) == [500, -201, 701]
    assert sum(in_tenths([333_333] * 3)) == 1000


@every_game
def test_every_stroke_of_luck_is_told_with_its_card_and_adds_up_to_nothing(
    players: int, extra_salt: bool
) -> None:
    told = a_report(players, extra_salt)
    (strokes,) = a_tree(players, extra_salt).all("strokes")
    lines = strokes.all("li")

    assert told.strokes
    assert [line.attributes["id"] for line in lines] == [f"stroke-{one.step}" for one in told.strokes]
    for line, change in zip(lines, told.strokes, strict=True):
        dealt = told.ledger.changes[told.began(change) : change.step + 1]
        assert cards_in(line) == Counter(str(one.action).split()[-1] for one in dealt)
        assert sum(tenths(moved.all("b")[0].text) for moved in line.all("moved")) == 0


@every_game
def test_every_bet_is_listed_with_what_was_chosen(players: int, extra_salt: bool) -> None:
    bets = [one for one in a_report(players, extra_salt).decisions if bet(one)]
    (table,) = a_tree(players, extra_salt).all("bets")
    rows = table.all("tbody")[0].all("tr")

    assert len(rows) == len(bets) > 0
    for row, judged in zip(rows, bets, strict=True):
        (chosen,) = (at for at, way in enumerate(row.all("way")) if "chosen" in way.classes)
        assert chosen == {"stop": 0, "last": 1}.get(str(judged.action), 2)


@every_game
def test_the_curve_is_told_in_words_and_marks_what_it_leads_to(players: int, extra_salt: bool) -> None:
    told, tree = a_report(players, extra_salt), a_tree(players, extra_salt)
    (plot,) = tree.all("plot")
    signs = [one.text for one in plot.all("mark")]

    assert all(name in plot.all("desc")[0].text for name in told.record.names)
    assert len(plot.all("polyline")) == players
    assert [sign for sign in signs if sign.isdigit()] == ["1", "2", "3"]
    assert len([sign for sign in signs if sign.isalpha()]) == len(told.strokes)


def test_only_seats_that_were_asked_for_have_decisions_in_the_page() -> None:
    told = a_report(2, False, (Seat(1),))
    tree = parsed(page_of(told, whose={Seat(1)}))
    steps = {f"decision-{one.step}" for one in told.decisions}

    assert len(tree.all("player")) == 1
    assert len(tree.all("account")) == 2
    assert tree.all("decision")
    assert {one.attributes["id"] for one in tree.all("decision")} <= steps


# --- which decisions


def judged(step: int, loss: float, chances: tuple[float, float], width: float = 0.01) -> Judged:
    """A decision that was worth this much."""
    actions: tuple[Action, Action] = (Draw(), EndTurn())
    options = tuple(
        Prospect(action, chance, chance - width, chance + width, 0.0, 1)
        for action, chance in zip(actions, chances, strict=True)
    )
    chosen, kind = (actions[1], Verdict.GOOD) if loss else (actions[0], Verdict.BEST)
    return Judged(step, 1, Seat(0), chosen, actions[0], options, loss, loss, loss, kind)


def test_the_costliest_come_first_and_trifles_not_at_all() -> None:
    losses = [LEAST_LOSS / 2, 0.03, 0.2, 0.0, 0.01, 0.05]
    found = costliest([judged(step, loss, (0.5, 0.4)) for step, loss in enumerate(losses)], [Seat(0)])

    assert [one.step for one in found] == [2, 5, 1]
    assert len(found) == MOST


def test_well_done_is_a_best_choice_that_was_clearly_better_than_all_others() -> None:
    clear, unsure = judged(1, 0, (0.6, 0.5)), judged(2, 0, (0.6, 0.5), width=0.06)
    small = judged(3, 0, (0.5 + COSTS[Verdict.INACCURACY] / 2, 0.5), width=0)
    missed = judged(4, 0.1, (0.6, 0.5))

    assert done_well([clear, unsure, small, missed], Seat(0)) == [clear]


# --- what a seat could know


def cards_in(drawn: Node) -> Counter[str]:
    hrefs = [one.attributes["href"] for one in drawn.all("use")]
    return Counter(href.removeprefix("#card-") for href in hrefs if href != "#back")


def cards_of(seen_by: View) -> Counter[str]:
    laid = chain.from_iterable(chain.from_iterable(seen_by.tableaus))
    hands = chain.from_iterable(hand or () for hand in seen_by.hands)
    tops = (top for _, top in seen_by.piles if top)
    return Counter(map(str, chain(laid, hands, tops, seen_by.drawn or seen_by.searched or ())))


@every_game
def test_a_decision_is_drawn_with_the_cards_that_its_seat_saw(players: int, extra_salt: bool) -> None:
    told = a_report(players, extra_salt)
    steps = list(replay(told.record))
    words = Wording(texts(), told.record.names)
    for one in told.decisions:
        sight = view(steps[one.step].step.game, one.seat)

        assert cards_in(parsed(scene(words, sight))) == cards_of(sight)


def same_to_the_seat(record: Record, step: int, viewer: Seat) -> Record | None:
    """The game up to that decision, with two hidden cards of its round swapped; `None` if all were seen."""
    games = [one.game for _, one in replay(record)]
    start = next(at for at, game in enumerate(games) if game.round.number == games[step].round.number)
    cards = sorted(set(games[0].box))
    for pair in ((one, other) for one in cards for other in cards if one < other):
        swap = [swapped(action, *pair) for action in record.actions[start:step]]
        after = unnoticed(games[start], record.actions[start:step], swap, pair, viewer)
        if after is not None and after.round.hands != games[step].round.hands:
            actions = (*record.actions[:start], *swap, record.actions[step])
            return replace(record, seed=None, actions=actions)
    return None


def unnoticed(
    game: Game, actions: Sequence[Action], swap: Sequence[Action], pair: tuple[Card, Card], viewer: Seat
) -> Game | None:
    """The game after the swapped actions, if the viewer cannot tell them from the others."""
    mine = theirs = game
    for action, counterpart in zip(actions, swap, strict=True):
        told = seen(mine, action, viewer)
        try:
            if shows(told, pair) or seen(theirs, counterpart, viewer) != told:
                return None
        except IllegalAction:
            return None
        mine, theirs = apply(mine, action).game, apply(theirs, counterpart).game
    return theirs


@pytest.mark.parametrize(("players", "extra_salt"), GAMES if THOROUGH else GAMES[:1])
def test_a_decision_says_nothing_that_its_seat_could_not_know(players: int, extra_salt: bool) -> None:
    """Neither what others held nor what came later: with other hidden cards, and no more of the game."""
    told = a_report(players, extra_salt)
    sections = {one.attributes["id"]: one.written() for one in a_tree(players, extra_salt).all("decision")}
    compared = 0
    for seat in seats(players):
        for one in costliest(told.decisions, [seat]):
            other = same_to_the_seat(told.record, one.step, seat)
            if other is None:
                continue
            again = report(other, told.reviewer, review(other, quick, [seat]), ledger(other, playouts=2))
            found = parsed(page_of(again, whose=[seat])).all("decision")
            shown = {section.attributes["id"]: section.written() for section in found}

            assert shown[anchor(one)] == sections[anchor(one)]
            compared += 1
    assert compared >= 2
