"""A bot for the arena, on the standard library alone: seasalt arena greedy "cmd:python examples/my_bot.py"

It calls LAST CHANCE or STOP when it can, lays duos, takes cards of kinds that it holds, and otherwise draws.
docs/bots.md explains the protocol.
"""

import json
import sys
from random import Random


def choose(seat, view, legal, rng):
    hand = view["hands"][seat]
    kinds = {card.split("-")[0] for card in hand}
    for call in ("mermaids", "last", "stop"):
        if call in legal:
            return call
    if lays := [action for action in legal if action.startswith("lay ")]:
        return rng.choice(lays)
    for pile, letter in zip(view["piles"], "AB", strict=True):
        if f"take {letter}" in legal and pile["top"].split("-")[0] in kinds:
            return f"take {letter}"
    return "draw" if "draw" in legal else "end" if "end" in legal else rng.choice(legal)


rng = Random()
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "seasalt-bot":
        print("ready 1 my bot", flush=True)
    elif word == "game":
        rng.seed(json.loads(rest)["seed"])
    elif word == "decide":
        request = json.loads(rest)
        print("act", choose(request["seat"], request["view"], request["legal"], rng), flush=True)
    elif word == "quit":
        break
