"""The OpenAPI document, made from the questions and their structs."""

import re
from typing import Any

import msgspec

from seasalt import __version__
from seasalt.server.web.endpoint import Question
from seasalt.server.web.routes import QUESTIONS
from seasalt.wire.http import Failure


def openapi() -> dict[str, Any]:
    """The whole document."""
    structs = [struct for q in QUESTIONS for struct in (q.reads, q.answers) if struct is not None]
    schemas, components = msgspec.json.schema_components(
        [*structs, Failure], ref_template="#/components/schemas/{name}"
    )
    named = iter(schemas)
    paths: dict[str, Any] = {}
    for question in QUESTIONS:
        reads = next(named) if question.reads is not None else None
        answers = next(named) if question.answers is not None else None
        paths.setdefault(question.path, {})[question.method.lower()] = _operation(question, reads, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "seasalt", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(question: Question, reads: Any, answers: Any) -> dict[str, Any]:
    failure = {"description": "Why not", "content": _json({"$ref": "#/components/schemas/Failure"})}
    content = _json(answers) if answers is not None else {question.media: {"schema": {"type": "string"}}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", question.path)
    ] + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in question.query]
    operation: dict[str, Any] = {
        "summary": question.summary,
        "operationId": question.handler.__name__.strip("_"),
        "parameters": parameters,
        "responses": {"200": {"description": "Done", "content": content}, "default": failure},
    }
    if reads is not None:
        operation["requestBody"] = {"required": True, "content": _json(reads)}
    if question.signed_in:
        operation["security"] = [{"token": []}]
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
