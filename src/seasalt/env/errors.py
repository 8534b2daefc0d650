"""What a program can do wrong with an environment, each with its own type."""

from collections.abc import Iterable

from seasalt.rules.errors import SeasaltError


class EnvError(SeasaltError, ValueError):
    """What the caller handed in is wrong. It can be pickled, so that it comes back from another process."""

    def __init__(self, *facts: object) -> None:
        super().__init__(*facts)


class IllegalMove(EnvError):
    """That number is not legal now; `legal` are those that are. The game has not changed."""

    def __init__(self, number: object, legal: Iterable[int]) -> None:
        self.number = number
        self.legal = tuple(legal)
        super().__init__(number, self.legal)

    def __str__(self) -> str:
        return f"{self.number} is not legal; legal are {', '.join(map(str, self.legal))}"


class WrongSetting(EnvError):
    """An environment cannot be made so; `allowed` says what can be."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        self.name = name
        self.value = value
        self.allowed = allowed
        super().__init__(name, value, allowed)

    def __str__(self) -> str:
        return f"{self.name} = {self.value!r}; it can be {self.allowed}"


class NotRunning(EnvError):
    """No game is running: it has not begun, or it is over. `reset` begins one."""

    def __str__(self) -> str:
        return "no game is running: call reset() first"
