"""The table as colored text for a terminal."""

from io import StringIO

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from seasalt.console.colors import THEME, chip, chips, groups
from seasalt.rules.action import Pile
from seasalt.rules.scoring import score
from seasalt.rules.view import View
from seasalt.texts import Texts, pile_name, texts

WIDTH = 110


def render_text(view: View, names: tuple[str, ...]) -> str:
    """Round, piles and a few lines for each seat, with escape sequences for colors."""
    words = texts("en")
    screen = Console(
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        theme=THEME,
        width=WIDTH,
        highlight=False,
    )
    title = words.say("terminal-round", number=view.round_number, turn=names[view.turn])
    screen.rule(Text(title, style="bold"), align="left")
    screen.print(Padding(_middle(words, view), (0, 2, 1, 2)))
    screen.print(Padding(_seats(words, view, names), (0, 2)))
    assert isinstance(screen.file, StringIO)
    return "\n".join(line.rstrip() for line in screen.file.getvalue().splitlines()) + "\n"


def _middle(words: Texts, view: View) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    heads = [Text(f"{words.say('terminal-deck')} ({view.deck_size})", style="quiet")]
    tops = [Text(" · · · ", style="reverse quiet")]
    for pile in Pile:
        size, top = view.piles[pile]
        heads.append(Text(words.say("terminal-pile", pile=pile_name(words, pile), count=size), style="quiet"))
        tops.append(chip(top) if top else Text(words.say("terminal-pile-empty"), style="quiet"))
    if view.drawn:
        heads.append(Text(words.say("terminal-drawn"), style="quiet"))
        tops.append(chips(view.drawn))
    table.add_row(*heads)
    table.add_row(*tops)
    return table


def _seats(words: Texts, view: View, names: tuple[str, ...]) -> Table:
    say = words.say
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        hand = view.hands[seat]
        style = "bold" if seat == view.turn else ""
        total = say("terminal-total", total=view.totals[seat], target=view.ruleset.target(view.players))
        if hand is None:
            held = Text(say("terminal-cards-in-hand", count=view.hand_sizes[seat]))
        else:
            held = chips(hand)
            points = score(hand, view.tableaus[seat], view.ruleset).total
            held.append(f" · {say('terminal-points', points=points)}", style="quiet")
        if view.caller == seat:
            held.append(f" · {say('terminal-called')}", style="good")
        if view.restricted[seat]:
            held.append(f" · {say('terminal-restricted')}", style="good")
        table.add_row(Text(name, style=style), total, held)
        if view.tableaus[seat]:
            table.add_row("", Text(say("terminal-laid"), style="quiet"), groups(view.tableaus[seat]))
    return table
