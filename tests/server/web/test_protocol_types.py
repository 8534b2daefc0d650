"""The published protocol is the one that the server speaks."""

import json
from pathlib import Path
from typing import get_args

import msgspec

from seasalt.rules.event import Event
from seasalt.server.web.openapi import openapi
from seasalt.server.web.protocol_types import schema, typescript
from seasalt.wire.messages import FromClient, decode_client
from seasalt.wire.states import EVENT_STRUCTS

WEB = Path(__file__).parents[3] / "web" / "src"


def test_the_browsers_types_are_made_from_the_structs() -> None:
    assert (WEB / "protocol.ts").read_text("utf-8") == typescript()


def test_every_event_of_the_rules_has_its_message() -> None:
    assert set(EVENT_STRUCTS) == set(get_args(Event))


def test_every_type_that_is_used_is_declared() -> None:
    text = json.dumps(schema())
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}

    assert used <= set(schema()["$defs"])


def test_a_message_is_told_by_its_type() -> None:
    message = decode_client(
        '{"type":"cmd","id":"1","table":"t","expect":3,"do":{"type":"act","action":"draw"}}'
    )

    assert msgspec.to_builtins(message)["do"] == {"type": "act", "action": "draw"}
    assert isinstance(message, get_args(FromClient))


def test_the_openapi_document_names_every_route_and_every_struct() -> None:
    document = openapi()
    text = json.dumps(document)
    used = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}

    assert used <= set(document["components"]["schemas"])
    assert "/api/tables/{table}/join" in document["paths"]
    assert all(
        "200" in operation["responses"] for path in document["paths"].values() for operation in path.values()
    )
