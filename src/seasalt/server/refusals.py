"""Requests that a node refuses, and why."""


class RequestRefused(Exception):
    """The node refuses a request; `code` is a `Refusal` of the table or another code of the protocol."""

    def __init__(self, code: str, about: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.about = about


class TableQuarantined(RequestRefused):
    """The log of this table cannot be read; it cannot be played until it is repaired."""

    def __init__(self, why: str) -> None:
        super().__init__("set_aside")
        self.why = why


class NeedsNewerNode(RequestRefused):
    """A newer seasalt has written to this table's log: a node of that version has to serve it."""

    def __init__(self) -> None:
        super().__init__("unavailable")
