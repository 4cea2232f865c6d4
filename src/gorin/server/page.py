"""The page: its files, always asked for anew and seldom sent anew, with the types browsers insist on."""

from __future__ import annotations

import os
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

TYPES = {  # whatever this machine thinks of them: browsers run no module of another type
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}


class PageFiles(StaticFiles):
    """The folder of the page. A browser asks each time whether a file has changed; mostly it has not."""

    def file_response(self, full_path: str | os.PathLike[str], *args: Any, **kwargs: Any) -> Response:
        """A file, or that it is as it was."""
        response = super().file_response(full_path, *args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        kind = TYPES.get(os.path.splitext(full_path)[1].lower())
        if kind and response.status_code == 200:
            response.headers["content-type"] = kind
        return response
