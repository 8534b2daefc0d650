"""Sections of the page: which cards win, and mermaids."""

from bench.facts.results import Facts
from bench.facts.wording import (
    NUMBERS,
    PLAYERS,
    gain,
    kind_name,
    listed,
    mean,
    of,
    one_in,
    percent,
    picture,
    section,
    share,
    table,
)


def cards(facts: Facts) -> str:
    """Which cards win."""
    found, base, four = (of(facts, *which)["cards"] for which in ((2, True), (2,), (4,)))
    order, base_order = _by_winning(found), _by_winning(base)
    best = found[order[0]]
    *_, cheap = dear = sorted(found, key=lambda kind: -found[kind]["worth"][0])
    heads = (
        "card",
        "hands with it",
        "points per copy",
        "base box",
        "4 players, base box",
        "round points with : without",
        "most points, % with : without",
        "difference",
    )
    rows = [
        (
            kind_name(kind),
            f"{100 * card['held'][0]:.0f} %",
            mean(card["worth"], 2),
            *(f"{box[kind]['worth'][0]:.2f}" if kind in box else "" for box in (base, four)),
            f"{card['points_with'][0]:.1f} : {card['points_without'][0]:.1f}",
            f"{100 * card['best_with'][0]:.1f} : {100 * card['best_without'][0]:.1f}",
            gain(card["best_more"]),
        )
        for kind in order
        for card in [found[kind]]
    ]
    return section(
        "## Which cards win",
        f"""**With two players and Extra Salt it is the {kind_name(order[0])}.** Players who hold one when
        points are counted score most in the round {percent(best["best_with"])} of the time, players without
        one {percent(best["best_without"])}. Next are {listed(kind_name(kind) for kind in order[1:4])}; last
        are {listed(kind_name(kind) for kind in order[-3:])}. In the base box the first three are
        {listed(kind_name(kind) for kind in base_order[:3])}.""",
        picture(
            "cards",
            "For each kind of card, how often players who have it score most in the round,",
            "and how often players who have none.",
            *(
                f"{kind_name(kind).capitalize()}: {100 * found[kind]['best_with'][0]:.0f} percent with it, "
                f"{100 * found[kind]['best_without'][0]:.0f} without."
                for kind in (*order[:3], *order[-2:])
            ),
        ),
        f"""*Points per copy* is how many points would be missing without that one card:
        {listed(f"{found[kind]['worth'][0]:.1f} for a {kind_name(kind)}" for kind in dear[:3])}, and only
        {found[cheap]["worth"][0]:.1f} for a {kind_name(cheap)}. That is not the same as winning: duos
        also pay by their effects, and players with many small cards are often those who were too late. So
        read the picture as a description of hands, not as advice to take a card.""",
        table(heads, rows),
        "Two players with Extra Salt, unless the column says otherwise.",
    )


def _by_winning(found: Facts) -> list[str]:
    """Kinds of cards, those first that go with winning."""
    return sorted(found, key=lambda kind: -found[kind]["best_more"][0])


def mermaids(facts: Facts) -> str:
    """Mermaids, up to the four that end a game."""
    two, four = (of(facts, players)["mermaids"] for players in (2, 4))
    often = {players: of(facts, players)["mermaid_games"][0] for players in PLAYERS}
    ends = listed(f"{one_in(part)} with {NUMBERS[players]}" for players, part in often.items() if part)
    heads = (
        "mermaids",
        *(f"{head}, {p} players" for p in (2, 4) for head in ("hands", "points", "most points")),
    )
    rows = [
        (
            str(row["count"]),
            *(
                cell
                for hand in (row, other)
                for cell in (share(hand["share"]), mean(hand["points"], 2), share(hand["best"]))
            ),
        )
        for row, other in zip(two, four, strict=False)
    ]
    return section(
        "### Mermaids",
        f"""**Four mermaids end a game: {ends or "not one of these games"}** (base box). But every single one
        helps: it counts a color and is one more white card. *Most points* is how often such a hand scores
        most in the round.""",
        table(heads, rows),
    )
