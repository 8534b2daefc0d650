"""Prompts for a person who decides for one seat and sees its View, no more."""

from collections.abc import Callable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from seasalt.bots import Explanation
from seasalt.coach.puzzle import gained_by
from seasalt.console.colors import chip, chips, groups, score_table
from seasalt.console.option_labels import OptionLabels, points_of
from seasalt.rules.action import Action, Pile, Seat
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.phase import Phase
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import Rule, Score
from seasalt.rules.view import View
from seasalt.texts import Complaint, Texts, color_name, percent, pile_name, tenths
from seasalt.texts.card_parser import CardParser

_FEW = 12
_ALL = "others, middle, own"
_PARTS = {  # the parts of the table to show; all of it when a turn begins
    Phase.TAKE: _ALL,
    Phase.KEEP: "middle, own",
    Phase.PLAY: "own",
    Phase.LOOK: "middle, own",
    Phase.PICK: "own",
    Phase.STEAL: "others, own",
    Phase.CHOOSE: "own",
}


Adviser = Callable[[View, Knowledge, tuple[Action, ...]], Explanation]


class Quit(Exception):
    """The person leaves the table."""


class Person:
    """A person at a terminal, who sees the table and types decisions."""

    def __init__(
        self,
        screen: Console,
        texts: Texts,
        names: tuple[str, ...],
        *,
        memory: bool = False,
        whole_table: bool = False,
        adviser: Adviser | None = None,
        ask: Callable[[str], str] = input,
    ) -> None:
        self._screen = screen
        self._texts = texts
        self._names = names
        self._memory = memory
        self._whole_table = whole_table  # at every decision, for a person who has not seen the game so far
        self._adviser = adviser
        self._ask = ask
        self._spelling = CardParser(texts)
        self._labels = OptionLabels(texts, names)
        self._options: tuple[Action, ...] = ()  # of the last decision

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The option that the person chooses."""
        self._options = options
        self._show_table(view, _ALL if self._whole_table else _PARTS[view.phase])
        self._show_options(view, options)
        while True:
            answer = self._answer(len(options))
            match answer.lower():
                case "" if len(options) == 1:
                    return options[0]
                case "":
                    continue
                case "?" | "h" | "help":
                    self._show_help(options)
                case "p" | "points":
                    self._screen.print(Padding(score_table(self._texts, points_of(view)), (1, 2)))
                case "t" | "table":
                    self._show_table(view, _ALL)
                    self._show_options(view, options)
                case "m" | "memory" if self._memory:
                    self._show_memory(view, knowledge)
                case "i" | "hint" if self._adviser:
                    explained = self._adviser(view, knowledge, options)
                    title = self._texts.say("terminal-hint-title")
                    self.show_prospects(view, explained, title, self._texts.say("terminal-hint-about"))
                case "q" | "quit" | "exit":
                    raise Quit
                case _:
                    if action := self._chosen(answer, options):
                        return action

    def _answer(self, count: int) -> str:
        menu = self._texts.say("terminal-menu", count=count, **self._offered())
        self._screen.print(menu, style="quiet", highlight=False)
        try:
            typed = self._ask("> ")
        except EOFError:
            raise Quit from None
        return " ".join(
            "".join(c if c.isprintable() else " " for c in typed).split()
        )  # drops control characters, such as arrow keys

    def _chosen(self, answer: str, options: tuple[Action, ...]) -> Action | None:
        """The option of that number, or whose text is or begins with the answer."""
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        wanted = answer.lower()
        exact = [option for option in options if str(option).lower() == wanted]
        begun = exact or [option for option in options if str(option).lower().startswith(wanted)]
        begun = begun or self._spelled(wanted, options)
        if len(begun) == 1:
            return begun[0]
        message = "terminal-ambiguous" if begun else "terminal-not-understood"
        self._screen.print(self._texts.say(message, answer=answer[:40], count=len(options)), highlight=False)
        return None

    def _spelled(self, answer: str, options: tuple[Action, ...]) -> list[Action]:
        """Options of a verb with typed cards: "keep dark blue crab"."""
        verb, _, rest = answer.partition(" ")
        try:
            cards = sorted(map(str, self._spelling.cards(rest.split(">")[0])))
        except Complaint:
            return []
        return [o for o in options if cards and str(o).startswith(verb) and cards == _card_codes(o)]

    # --- the table

    def _show_table(self, view: View, parts: str) -> None:
        say = self._texts.say
        self._screen.print()
        if parts == _ALL:
            title = say("terminal-round", number=view.round_number, turn=say("terminal-your-turn"))
            self._screen.rule(Text(title, style="bold"), align="left")
        if "others" in parts:
            others = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
            for seat in _others(view):
                self._add_other(others, view, seat)
            self._screen.print(Padding(others, (0, 2, 1, 2)))
        if "middle" in parts:
            self._screen.print(Padding(self._middle(view), (0, 2, 1, 2)))
        self._screen.print(Padding(self._own(view), (0, 2)))

    def _add_other(self, table: Table, view: View, seat: Seat) -> None:
        """One row for the hand of another seat, one for its laid cards."""
        say = self._texts.say
        hand = view.hands[seat]
        held = (
            Text(say("terminal-cards-in-hand", count=view.hand_sizes[seat])) if hand is None else chips(hand)
        )
        if view.caller == seat:
            held.append(f" · {say('terminal-called')}", style="good")
        if view.restricted[seat]:
            held.append(f" · {say('terminal-restricted')}", style="good")
        table.add_row(self._names[seat], self._total(view, seat), held)
        if view.tableaus[seat]:
            table.add_row("", Text(say("terminal-laid"), style="quiet"), groups(view.tableaus[seat]))

    def _total(self, view: View, seat: Seat) -> str:
        return self._texts.say(
            "terminal-total", total=view.totals[seat], target=view.ruleset.target(view.players)
        )

    def _middle(self, view: View) -> Table:
        say = self._texts.say
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
        heads = [Text(f"{say('terminal-deck')} ({view.deck_size})", style="quiet")]
        tops = [Text(" · · · " if view.deck_size else say("terminal-pile-empty"), style="reverse quiet")]
        for pile in Pile:
            size, top = view.piles[pile]
            heads.append(
                Text(say("terminal-pile", pile=pile_name(self._texts, pile), count=size), style="quiet")
            )
            tops.append(chip(top) if top else Text(say("terminal-pile-empty"), style="quiet"))
        table.add_row(*heads)
        table.add_row(*tops)
        return table

    def _own(self, view: View) -> Table:
        say = self._texts.say
        assert view.seat is not None
        table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="quiet")
        table.add_row(say("terminal-you"), Text(self._total(view, view.seat)))
        table.add_row(say("terminal-laid"), groups(view.tableau))
        table.add_row(say("terminal-hand"), chips(view.hand))
        table.add_row("", self._running_score(points_of(view), called=view.caller is not None))
        if view.phase is Phase.KEEP and view.drawn:
            table.add_row(say("terminal-drawn"), chips(view.drawn))
        if view.phase is Phase.CHOOSE and view.drawn:
            table.add_row(say("terminal-looked-at"), chips(view.drawn))
        if view.searched and view.looking is not None:
            where = say("terminal-searched", pile=pile_name(self._texts, view.looking))
            table.add_row(where, chips(view.searched))
        return table

    def _running_score(self, points: Score, *, called: bool) -> Text:
        """5 points: Duos 1, Collections 4 · color bonus 3 (yellow) · 2 more and you may call."""
        say = self._texts.say
        by_rule = [
            f"{say(f'rule-{rule}')} {points.points(rule)}"
            for rule in Rule
            if rule is not Rule.COLOR_BONUS and points.points(rule)
        ]
        text = Text(say("terminal-points", points=points.total), style="points")
        text.append(": " + ", ".join(by_rule) if by_rule else "", style="not bold")
        if points.bonus:
            assert points.bonus.color is not None
            color = color_name(self._texts, points.bonus.color)
            text.append(
                " · " + say("terminal-bonus", bonus=points.color_bonus, color=color), style="not bold dim"
            )
        if not called:
            missing = CALL_POINTS - points.total
            note = say("terminal-missing", missing=missing) if missing > 0 else say("terminal-may-call")
            text.append(f" · {note}", style="not bold dim" if missing > 0 else "good")
        return text

    # --- choices

    def _show_options(self, view: View, options: tuple[Action, ...]) -> None:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(justify="right", style="bold")
        table.add_column()
        for number, option in enumerate(options, start=1):
            gain = self._texts.say("gain", gain=gained_by(view, option))
            painted = Text(self._labels.label(view, option))
            self._screen.highlighter.highlight(painted)  # type: ignore[attr-defined]
            painted.append(f"  {gain}" if gain else "", style="good")
            table.add_row(str(number), painted)
        self._screen.print()
        self._screen.print(Padding(table, (0, 2)))

    def _show_help(self, options: tuple[Action, ...]) -> None:
        verbs = dict.fromkeys(str(option).split()[0] for option in options)
        self._screen.print()
        for verb in verbs:
            self._screen.print(Padding(f"{verb}: {self._texts.say(f'help-{verb}')}", (0, 2)))
        commands = self._texts.say("help-commands", **self._offered())
        self._screen.print(Padding(commands, (1, 2)), style="quiet")

    def _offered(self) -> dict[str, str]:
        return {"memory": "yes" if self._memory else "no", "hints": "yes" if self._adviser else "no"}

    def show_prospects(self, view: View, explained: Explanation, title: str, about: str) -> None:
        """Every option of the last decision with what to expect of it, the best first."""
        say = self._texts.say
        table = Table(box=None, pad_edge=False, header_style="quiet")
        table.add_column("", justify="right", style="bold")
        heads = say("terminal-hint-chance"), say("terminal-hint-between"), say("terminal-hint-points")
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column("")
        for prospect in explained.prospects:
            low, high = round(100 * prospect.low), percent(self._texts, prospect.high)
            table.add_row(
                str(self._options.index(prospect.action) + 1),
                percent(self._texts, prospect.win_chance),
                Text(f"{low}–{high}", style="quiet"),
                say("terminal-hint-expected", points=tenths(prospect.points)),
                self._labels.label(view, prospect.action),
                style="good" if prospect is explained.best else None,
            )
        self._screen.print()
        self._screen.print(title, style="bold")
        self._screen.print(Padding(table, (0, 2)))
        self._screen.print(Padding(about, (0, 2, 1, 2)), style="quiet", highlight=False)

    def _show_memory(self, view: View, knowledge: Knowledge) -> None:
        say = self._texts.say
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="quiet")
        for pile in Pile:
            cards = [
                chip(card) if card else Text(say("terminal-memory-unknown")) for card in knowledge.pile(pile)
            ]
            table.add_row(
                say("terminal-memory-pile", pile=pile_name(self._texts, pile)), Text(" ").join(cards)
            )
        for seat in _others(view):
            where = say("terminal-memory-hand", name=self._names[seat])
            table.add_row(where, chips(knowledge.hand(seat)))
        if len(deck := knowledge.deck()) <= _FEW:  # early in a round it has nearly all cards
            table.add_row(say("terminal-memory-deck"), chips(deck))
        self._screen.print(say("terminal-memory-title"), style="bold")
        self._screen.print(Padding(table, (0, 2)))


def _card_codes(action: Action) -> list[str]:
    return sorted(word for word in str(action).split() if "-" in word)


def _others(view: View) -> list[Seat]:
    """The other seats in turn order after the viewer."""
    assert view.seat is not None
    return [Seat((view.seat + step) % view.players) for step in range(1, view.players)]
