"""What a node does not do, and why."""


class Declined(Exception):
    """The node does not do that; `code` is a Refusal or a word of the protocol."""

    def __init__(self, code: str, about: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.about = about


class SetAside(Declined):
    """The log of this table cannot be read; nobody can play there until it is mended."""

    def __init__(self, why: str) -> None:
        super().__init__("set_aside")
        self.why = why


class LeftToNewer(Declined):
    """A newer version of seasalt has written to this table's log: a node of that version has to serve it."""

    def __init__(self) -> None:
        super().__init__("unavailable")
