"""Properties of the file of puzzles: whatever its text, it is puzzles that can be asked, or it is refused."""

from hypothesis import given
from hypothesis import strategies as st

from seasalt.coach.puzzle_file import FIRST_LINE, format_puzzle, parse_puzzle, parse_puzzles, puzzles
from seasalt.rules.errors import Unreadable

LINES = [format_puzzle(puzzle).split("\n") for puzzle in puzzles()[::4]]
SOME = sorted({word for lines in LINES for line in lines for word in line.split()})


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A puzzle with lines that are missing, doubled, from another one, or with another word."""
    lines = [*draw(st.sampled_from(LINES))]
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from("mdowta")):
            case "m" if len(lines) > 1:
                del lines[place]
            case "d":
                lines.insert(place, lines[place])
            case "o":
                lines[place] = draw(st.sampled_from(draw(st.sampled_from(LINES))))
            case "a":
                lines[place] += " " + draw(st.sampled_from(SOME))
            case "w":
                words = lines[place].split(" ")
                words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(SOME))
                lines[place] = " ".join(words)
            case _:
                lines[place] += draw(st.text(max_size=3))
    return "\n".join(lines)


@given(spoilt())
def test_a_spoilt_puzzle_is_refused_or_can_still_be_asked(text: str) -> None:
    try:
        puzzle = parse_puzzle(text)
    except Unreadable:
        return
    assert puzzle.best.action in puzzle.position.options
    assert puzzle.position.view.to_act == puzzle.position.seat
    assert puzzle.theme
    assert puzzle.level
    reasons = [choice.reason for choice in puzzle.choices if choice.reason]
    assert all(why.seat is None or why.seat < puzzle.position.view.players for why in reasons)
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle


@given(st.text() | st.lists(st.sampled_from(SOME)).map(" ".join))
def test_other_text_is_refused(text: str) -> None:
    for whole in (text, f"{FIRST_LINE}\n\n{text}"):
        try:
            assert not parse_puzzles(whole)
        except Unreadable:
            continue
