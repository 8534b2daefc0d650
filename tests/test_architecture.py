"""Rules of the architecture that import contracts cannot express. (`./dev check` runs those.)"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import seasalt

PACKAGE = Path(seasalt.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
RULES = sorted((PACKAGE / "rules").glob("*.py"))
WEB = PACKAGE.parents[1] / "web" / "src"
CONTRACT = PACKAGE / "bots" / "contract.py"  # checks bots by playing games, and is no bot
BOTS = [path for path in sorted((PACKAGE / "bots").rglob("*.py")) if path != CONTRACT]
SCREENS = [PACKAGE / "console" / f"{name}.py" for name in ("terminal", "option_labels", "colors")]
BLIND = [*BOTS, *SCREENS]

# What the rules may import: no clocks, random numbers, files, sockets or threads.
PURE = {
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "math",
    "re",
    "typing",
}


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imports(module: ast.Module) -> Iterator[str]:
    """The full name of every module imported."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            assert node.module is not None
            yield node.module


def names(module: ast.Module) -> Iterator[str]:
    """Every name that is imported, read or set, attributes included."""
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.arg(annotation=ast.Constant(value=str(name))):
                yield name
            case _:
                pass


def calls(module: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            yield node


def test_the_sources_are_found() -> None:
    assert {"play.py", "view.py"} <= {path.name for path in RULES}
    assert all(path.exists() for path in BLIND)


# --- bots and screens get a View, never a Game


def test_bots_and_screens_never_name_a_game() -> None:
    secret = {"Game", "Round", "apply", "legal_actions", "redact"}  # `view` is the argument of a bot

    assert [named(path) for path in BLIND if secret & set(names(tree(path)))] == []
    assert [named(path) for path in BLIND if "view" in imported_names(tree(path))] == []


def imported_names(module: ast.Module) -> set[str]:
    froms = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in froms for alias in node.names}


def test_bots_and_screens_import_single_modules_of_the_rules() -> None:
    too_wide = {"seasalt", "seasalt.rules", "seasalt.rules.game", "seasalt.rules.play"}

    assert [named(path) for path in BLIND if too_wide & set(imports(tree(path)))] == []


def test_no_bot_knows_the_check_that_holds_its_game() -> None:
    near = [path.name for path in BOTS if "seasalt.bots.contract" in imports(tree(path))]

    assert near == ["__init__.py"]


# --- rules import nothing of ours


def test_the_rules_import_themselves_and_know_no_clock_no_dice_and_no_files() -> None:
    foreign = [
        f"{named(path)}: {name}"
        for path in RULES
        for name in imports(tree(path))
        if not name.startswith("seasalt.rules") and name.split(".")[0] not in PURE
    ]
    doing = {"open", "print", "input", "exec", "eval", "breakpoint"}

    assert foreign == []
    assert [named(path) for path in RULES if doing & set(names(tree(path)))] == []


def test_only_the_command_owns_a_seed() -> None:
    generous = [named(path) for path in SOURCES if {"urandom", "SystemRandom"} & set(names(tree(path)))]

    assert generous == ["console/session.py"]


def test_no_module_uses_the_global_generator() -> None:
    careless = [
        named(path)
        for path in SOURCES
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Import) and "random" in (alias.name for alias in node.names)
    ]

    assert careless == []


# --- sentences are in texts


IN_ENGLISH = ("backup", "moderation", "notice", "ratings", "status")
FOR_OPERATORS = {f"server/commands/{name}.py" for name in IN_ENGLISH}


def sentences(module: ast.Module, verbs: set[str]) -> Iterator[str]:
    """Literal text of two words or more that is passed to one of these functions."""
    for call in calls(module):
        if _verb(call) in verbs:
            facts = [word.value for word in call.keywords if word.arg != "style"]
            for node in (node for argument in (*call.args, *facts) for node in ast.walk(argument)):
                match node:
                    case ast.Constant(value=str(text)) if re.search(r"[a-z]{2,}[,.]? [a-z]{2,}", text, re.I):
                        yield text
                    case _:
                        pass


def _verb(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def test_words_for_players_live_in_texts() -> None:
    verbs = {"print", "write", "input", "rule", "add_row", "add_column", "append", "Text", "Complaint"}

    for_players = [path for path in SOURCES if named(path) not in FOR_OPERATORS]
    assert [(named(path), text) for path in for_players for text in sentences(tree(path), verbs)] == []


def test_prose_outside_texts_would_be_noticed() -> None:
    module = ast.parse('screen.print("Your turn, Ada")\ntable.add_row(f"{name} has won")\nprint("> ")')

    assert list(sentences(module, {"print", "add_row"})) == ["Your turn, Ada", " has won"]


# --- docstrings


def test_every_file_says_what_it_is() -> None:
    first_lines = {path: (ast.get_docstring(tree(path)) or "").split("\n")[0] for path in SOURCES}

    assert [named(path) for path, line in first_lines.items() if not line.endswith((".", ":"))] == []


# --- the pages in the browser


def web_imports() -> dict[Path, set[Path]]:
    """Every file of the pages, with those of ours that it imports, types included."""
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {
        source: {
            found
            for name in re.findall(r"""from ['"](\.[^'"]+)['"]""", source.read_text("utf-8"))
            for found in ((source.parent / f"{name}{ending}").resolve() for ending in ("", ".ts"))
            if found.is_file()
        }
        for source in sources
    }


def test_no_file_of_the_pages_imports_itself_through_others() -> None:
    graph = web_imports()

    assert sum(map(len, graph.values())) > 500
    TopologicalSorter(graph).prepare()  # raises CycleError with the files
