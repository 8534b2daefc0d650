"""The contract of bots, and `check_bot(MyBot)`, which checks it.

1. A bot picks one of its options at every decision.
2. It does not change its arguments.
3. With the same generator it decides the same, unless its budget is time.
4. Its decision does not depend on cards that it cannot know.
"""

from collections.abc import Callable
from copy import deepcopy
from itertools import cycle, product
from random import Random

from seasalt.bots.bot import Bot
from seasalt.rules.action import Action, Seat
from seasalt.rules.game import Game
from seasalt.rules.knowledge import DECK, DRAWN, Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.shuffle import seeded_chance
from seasalt.rules.turns import Step, new_game
from seasalt.rules.view import redact, view

TABLES = tuple(product((2, 3, 4), (False, True)))  # players, Extra Salt


class BrokenContract(AssertionError):
    """A bot violates the contract."""


def check_bot(
    make: Callable[[Random], Bot], *, decisions: int = 600, seed: str = "check", by_the_clock: bool = False
) -> None:
    """Play games with all numbers of players and both boxes, and check every decision.

    Every decision is made three times by equal bots: twice in the same game, and once in a game that differs
    in the cards that the seat cannot know. A bot that thinks `by_the_clock` need not decide the same.
    """
    made = 0
    for number, (players, extra_salt) in enumerate(cycle(TABLES)):
        if made >= decisions:
            return
        limit = min(decisions - made, decisions // len(TABLES) + 1)
        ruleset = Ruleset(extra_salt=extra_salt, target_score=20)
        made += _check_game(make, new_game(ruleset, players), f"{seed}/{number}", limit, by_the_clock)


def _check_game(make: Callable[[Random], Bot], step: Step, seed: str, limit: int, by_the_clock: bool) -> int:
    made, hidden = 0, Random(seed)
    players = step.game.players
    alike = [[make(Random(f"{seed}/{seat}")) for _ in range(3)] for seat in range(players)]
    known = [no_knowledge(Seat(seat), players, step.game.box) for seat in range(players)]
    while step.game.outcome is None and made < limit:
        for seat in range(players):
            for event in step.events:
                known[seat] = learn(known[seat], redact(event, Seat(seat)))
        game, to_act = step.game, step.game.to_act
        if to_act is None:
            step = apply(game, seeded_chance(game, seed.encode()))
            continue
        once, again, otherwise = alike[to_act]
        knowledge = known[to_act]
        action = _decision(once, game, knowledge)
        if not by_the_clock:
            if _decision(again, game, knowledge) != action:
                raise BrokenContract(f"with the same generator it does not choose {action} again")
            if _decision(otherwise, dealt_otherwise(game, knowledge, hidden), knowledge) != action:
                raise BrokenContract(f"it chooses {action} because of cards that it cannot know")
        made += 1
        step = apply(game, action)
    return made


def _decision(bot: Bot, game: Game, knowledge: Knowledge) -> Action:
    """The choice of the bot, from what it may know."""
    seat = game.to_act
    handed = (view(game, seat), knowledge, legal_actions(game))
    before = deepcopy(handed)
    action = bot.decide(*handed)
    if handed != before:
        raise BrokenContract("it changes what it is handed")
    if action not in handed[2]:
        raise BrokenContract(f"{action!r} is none of its options: {', '.join(map(str, handed[2]))}")
    return action


def dealt_otherwise(game: Game, knowledge: Knowledge, rng: Random) -> Game:
    """A game that the viewer cannot distinguish from this one: the hidden cards are dealt anew."""
    world = rng.choice(sorted(knowledge.worlds))
    unseen = list(knowledge.unseen(world))
    rng.shuffle(unseen)
    zones = []
    for zone, seen in enumerate(world.zones):
        hidden = [unseen.pop() for _ in range(knowledge.sizes[zone] - len(seen))]
        zones.append(tuple(sorted((*seen, *hidden))))
    hands = tuple(zones[: game.players])
    return game._replace(
        round=game.round._replace(hands=hands, drawn=zones[DRAWN], deck=zones[DECK], piles=world.piles)
    )
