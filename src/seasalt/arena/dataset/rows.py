"""The rows of a deal, made while its games are played, and packed as bytes."""

import re
from importlib import import_module
from typing import Any

from seasalt.arena.dataset.columns import COLUMNS, HIDDEN, Column, Ended, Rows
from seasalt.arena.dataset.moves import Moves
from seasalt.arena.deals.deal import DealResult, GameResult, play_deal
from seasalt.arena.series import Series
from seasalt.kernel.observation.hidden_cards import FULL_STATE, HIDDEN_BLOCKS
from seasalt.kernel.observation.row import BLOCKS
from seasalt.rules.record import PlayedStep
from seasalt.texts import Complaint

PackedDeal = tuple[DealResult, bytes]
"""The result of a deal, and its rows."""


def play_decisions(series: Series, deal: int) -> PackedDeal:
    """Play a deal, with a row for every number that a bot chose."""
    result, columns = decisions_of(series, deal)
    return result, _packed(series, columns_of(Rows.DECISIONS), columns)


def play_hidden(series: Series, deal: int) -> PackedDeal:
    """Play a deal, with a row for every number that a bot chose, and what it could not see."""
    result, columns = decisions_of(series, deal)
    return result, _packed(series, columns_of(Rows.DECISIONS, hidden=True), columns)


def decisions_of(series: Series, deal: int) -> tuple[DealResult, dict[str, Any]]:
    """Play a deal; its result and the columns of decisions, hidden ones too, as lists or as bytes."""
    result, moves = _followed(series, deal, observed=True)
    return result, _decisions(series, result, moves)


def play_games(series: Series, deal: int) -> PackedDeal:
    """Play all games of a deal, which differ in who sits where; a row for each game."""
    result, moves = _followed(series, deal, observed=False)
    return result, _packed(series, columns_of(Rows.GAMES), _games(series, result, moves))


def _followed(series: Series, deal: int, *, observed: bool) -> tuple[DealResult, list[Moves]]:
    moves = [Moves(series, series.starter(deal), observed=observed) for _ in series.seatings]

    def on_step(number: int, played: PlayedStep) -> None:
        moves[number].follow(played)

    return play_deal(series, deal, on_step), moves


def _decisions(series: Series, result: DealResult, moves: list[Moves]) -> dict[str, Any]:
    names = _names(series)
    columns: dict[str, Any] = {column.name: [] for column in COLUMNS[Rows.DECISIONS]}
    for number, (game, played) in enumerate(zip(result.games, moves, strict=True)):
        count = len(played.actions)
        same = {
            "deal": result.deal,
            "game": number,
            "seating": game.seating,
            "rounds": game.rounds,
            "ended": _ended(game, played),
        }
        for name, value in same.items():
            columns[name] += [value] * count
        columns["step"] += range(count)
        columns["stage"] += played.stages
        columns["round"] += played.rounds
        columns["seat"] += played.seats
        columns["action"] += played.actions
        columns["bot"] += [names[game.seating[seat]] for seat in played.seats]
        for name, by_seat in (("win", game.wins), ("rank", game.ranks), ("total", game.points)):
            columns[name] += [by_seat[seat] for seat in played.seats]
        finished = played.points
        columns["round_points"] += [
            finished[number - 1][seat] if number <= len(finished) else None
            for number, seat in zip(played.rounds, played.seats, strict=True)
        ]
    states, first = b"".join(played.states for played in moves), 0
    for name, size in _STATE.items():
        columns[name] = b"".join(states[at : at + size] for at in range(first, len(states), FULL_STATE))
        first += size
    columns["mask"] = b"".join(played.masks for played in moves)
    return columns


_STATE = {
    **{block.name: block.size for block in BLOCKS},
    **{column.name: block.size for column, block in zip(HIDDEN, HIDDEN_BLOCKS, strict=True)},
}
"""The columns that a state is cut into, and how many numbers each has."""


def columns_of(rows: Rows, *, hidden: bool = False) -> tuple[Column, ...]:
    """The columns of a dataset."""
    return (*COLUMNS[rows], *HIDDEN) if hidden else COLUMNS[rows]


def _games(series: Series, result: DealResult, moves: list[Moves]) -> dict[str, Any]:
    names = _names(series)
    rows = [
        {
            "deal": result.deal,
            "game": number,
            "bots": [names[bot] for bot in game.seating],
            "starter": game.starter,
            "seats": list(played.seats),
            "actions": list(played.actions),
            "wins": game.wins,
            "ranks": game.ranks,
            "totals": game.points,
            "points": played.points,
            "rounds": game.rounds,
            "ended": _ended(game, played),
        }
        for number, (game, played) in enumerate(zip(result.games, moves, strict=True))
    ]
    return {column.name: [row[column.name] for row in rows] for column in COLUMNS[Rows.GAMES]}


def _names(series: Series) -> list[str]:
    """The names of the bots, with characters replaced that cannot be encoded."""
    return [name.encode("utf-8", "replace").decode() for name in series.names]


def _ended(game: GameResult, moves: Moves) -> Ended:
    if game.forfeit:
        return Ended.FORFEIT
    return Ended.PLAYED if moves.won else Ended.ROUNDS


# --- pyarrow


def _packed(series: Series, kinds: tuple[Column, ...], columns: dict[str, Any]) -> bytes:
    """Columns as an Arrow stream with its schema."""
    pa = pyarrow()
    schema = schema_of(series, kinds)
    arrays = [_array(pa, field.type, columns[field.name]) for field in schema]
    sink = pa.BufferOutputStream()
    packing = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_stream(sink, schema, options=packing) as stream:
        stream.write_batch(pa.record_batch(arrays, schema))
    return sink.getvalue().to_pybytes()  # type: ignore[no-any-return]


def _array(pa: Any, kind: Any, values: Any) -> Any:
    if not isinstance(values, bytes):
        return pa.array(values, kind)
    numbers = pa.Array.from_buffers(kind.value_type, len(values), [None, pa.py_buffer(values)])
    return pa.FixedSizeListArray.from_arrays(numbers, type=kind)


def schema_of(series: Series, columns: tuple[Column, ...]) -> Any:
    """The columns as a pyarrow schema."""
    pa = pyarrow()
    return pa.schema(
        [
            pa.field(
                column.name,
                _type(pa, column.type.replace("players", str(series.players))),
                nullable=column.name == "round_points",
                metadata={"part": column.part, "meaning": column.meaning},
            )
            for column in columns
        ]
    )


def _type(pa: Any, text: str) -> Any:
    if inner := re.fullmatch(r"list<(.+)>", text):
        return pa.list_(_type(pa, inner[1]))
    if inner := re.fullmatch(r"(.+)\[(\d+)\]", text):
        return pa.list_(_type(pa, inner[1]), int(inner[2]))
    return pa.type_for_alias(text)


def pyarrow() -> Any:
    """The module, or a complaint that says what to install."""
    try:
        return import_module("pyarrow")
    except ImportError:
        raise Complaint("arena-dataset-missing") from None
