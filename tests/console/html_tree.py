"""A page as a tree, for tests: strict about every element being closed where it should be."""

from collections.abc import Iterator
from html.parser import HTMLParser

VOID = {"meta"}


class Node:
    """An element with its attributes and what is in it."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.inside: list[Node | str] = []

    def walk(self) -> Iterator["Node"]:
        """The element and all below it."""
        yield self
        for one in self.inside:
            if isinstance(one, Node):
                yield from one.walk()

    def all(self, look: str) -> list["Node"]:
        """All elements below of that tag or class."""
        return [one for one in self.walk() if one.tag == look or look in one.classes]

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        return "".join(one if isinstance(one, str) else one.text for one in self.inside)

    def written(self) -> str:
        """The element with everything in it, in one spelling."""
        inside = "".join(one if isinstance(one, str) else one.written() for one in self.inside)
        return f"<{self.tag} {sorted(self.attributes.items())}>{inside}</{self.tag}>"


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice in {attrs}"
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)  # <path/> of a drawing
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag, f"{tag} is closed where it is not open"

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def parsed(page: str) -> Node:
    """The tree of a page."""
    builder = _Builder()
    builder.feed(page)
    builder.close()
    assert builder.open == [builder.root], "everything is closed"
    return builder.root
