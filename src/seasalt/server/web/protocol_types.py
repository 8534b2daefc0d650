"""The protocol as a JSON Schema and as TypeScript types for the browser, both made from the structs.

`python -m seasalt.server.web.protocol_types FOLDER` writes protocol.schema.json and protocol.ts there; only
the types are kept, in web/src.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from seasalt.server.web.routes import ROUTES
from seasalt.wire.messages import PROTOCOL, FromClient, ToClient

NOTE = "Made by `python -m seasalt.server.web.protocol_types`; do not edit."


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, requests and answers."""
    structs = [struct for q in ROUTES for struct in (q.reads, q.answers) if struct is not None]
    (from_client, to_client, *_), components = msgspec.json.schema_components(
        [FromClient, ToClient, *structs], ref_template="#/$defs/{name}"
    )
    return {
        "$comment": NOTE,
        "title": f"seasalt protocol {PROTOCOL}",
        "$defs": {"FromClient": from_client, "ToClient": to_client, **components},
    }


def typescript() -> str:
    """The types of the schema in TypeScript."""
    types = [f"// {NOTE}", f"export const PROTOCOL = {PROTOCOL};"]
    for name, definition in schema()["$defs"].items():
        if "description" in definition:
            types.append(f"/** {definition['description']} */")
        types.append(_declaration(name, definition))
    return "\n\n".join(types).replace("*/\n\n", "*/\n") + "\n"


def _declaration(name: str, definition: dict[str, Any]) -> str:
    if definition.get("type") != "object" or "properties" not in definition:
        return f"export type {name} = {_type(definition)};"
    required = set(definition.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in definition["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in kind:
        return " | ".join(_type(part) for part in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    match kind.get("type"):
        case "array":
            items = _type(kind.get("items", {}))
            return f"({items})[]" if "|" in items else f"{items}[]"
        case "object":
            return f"Record<string, {_type(kind.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case _:
            return "unknown"


def write(folder: Path) -> None:
    """Write the schema and the TypeScript types."""
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    (folder / "protocol.schema.json").write_text(text, "utf-8")
    (folder / "protocol.ts").write_text(typescript(), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
