"""The OpenAPI document, made from the routes and their structs."""

import re
from typing import Any

import msgspec

from seasalt import __version__
from seasalt.server.web.endpoint import ApiRoute
from seasalt.server.web.routes import ROUTES
from seasalt.wire.http import Failure


def openapi() -> dict[str, Any]:
    """The whole document."""
    structs = [struct for q in ROUTES for struct in (q.reads, q.answers) if struct is not None]
    schemas, components = msgspec.json.schema_components(
        [*structs, Failure], ref_template="#/components/schemas/{name}"
    )
    named = iter(schemas)
    paths: dict[str, Any] = {}
    for route in ROUTES:
        reads = next(named) if route.reads is not None else None
        answers = next(named) if route.answers is not None else None
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, reads, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "seasalt", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: ApiRoute, reads: Any, answers: Any) -> dict[str, Any]:
    failure = {"description": "Refused", "content": _json({"$ref": "#/components/schemas/Failure"})}
    content = _json(answers) if answers is not None else {route.media: {"schema": {"type": "string"}}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", route.path)
    ] + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query]
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__.strip("_"),
        "parameters": parameters,
        "responses": {"200": {"description": "Done", "content": content}, "default": failure},
    }
    if reads is not None:
        operation["requestBody"] = {"required": True, "content": _json(reads)}
    if route.signed_in:
        operation["security"] = [{"token": []}]
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
