"""Errors of the environments."""

from collections.abc import Iterable
from warnings import warn

from seasalt.rules.errors import SeasaltError


class EnvError(SeasaltError, ValueError):
    """The caller passed something wrong. Its arguments are its facts, so it is picklable across processes."""


class IllegalMove(EnvError):
    """The number is not legal; `legal` are the numbers that are. The game has not changed."""

    def __init__(self, number: object, legal: Iterable[int]) -> None:
        self.number = number
        self.legal = tuple(legal)
        super().__init__(number, self.legal)

    def __str__(self) -> str:
        return f"{self.number} is not legal; legal are {', '.join(map(str, self.legal))}"


class IllegalMoveWarning(UserWarning):
    """A player has lost a game by an illegal move. Each environment warns once."""


def warn_of_illegal_move(error: IllegalMove) -> None:
    """Warn that a game was lost, and say where the mask is."""
    sentence = (
        f"a game is lost by an illegal move: {error}. The mask is info['action_mask'], and with "
        "observation='dict' also the observation's 'action_mask'; illegal='raise' raises an error instead"
    )
    warn(sentence, IllegalMoveWarning, stacklevel=3)


class WrongSetting(EnvError):
    """A setting has a value that is not allowed; `allowed` says which are."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        self.name = name
        self.value = value
        self.allowed = allowed
        super().__init__(name, value, allowed)

    def __str__(self) -> str:
        return f"{self.name} = {self.value!r}; it can be {self.allowed}"


class NotRunning(EnvError):
    """No game is running: it has not started, or it is over. `reset` starts one."""

    def __str__(self) -> str:
        return "no game is running: call reset() first"
