"""The OpenAPI document, made of the same types and lines by which requests are answered."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from gorin.server.bodies import Wrong
from gorin.server.endpoints import ENDPOINTS, Endpoint
from gorin.server.protocol import PROTOCOL
from gorin.sim.version import engine

REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """All endpoints with what they take and give."""
    types = list(dict.fromkeys(t for each in ENDPOINTS for t in (each.takes, each.gives, Wrong) if t is not None))
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        path = re.sub(r":\w+", "", each.path)
        paths.setdefault(path, {})[each.method.lower()] = _operation(each, known)
    about = "Tables of Legend of the Five Rings. The games themselves go over the socket: docs/protocol.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gorin", "version": engine(), "description": about, "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    places = re.findall(r"{(\w+)(?::(\w+))?}", endpoint.path)
    asked: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind else "string"}}
        for name, kind in places
    ]
    asked += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.asks]
    content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    if endpoint.gives is not None:
        content = {"application/json": {"schema": known[endpoint.gives]}}
    wrong = {"description": "It cannot be done.", "content": {"application/json": {"schema": known[Wrong]}}}
    told: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "summary": (endpoint.does.__doc__ or "").strip(),
        "parameters": asked,
        "responses": {"200": {"description": "Done.", "content": content}, "default": wrong},
    }
    if endpoint.takes is not None:
        schema = {"application/json": {"schema": known[endpoint.takes]}}
        told["requestBody"] = {"required": False, "content": schema}
    return told
