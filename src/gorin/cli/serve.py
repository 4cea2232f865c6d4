"""`gorin serve`: tables for browsers and bots, on this machine or a network."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from gorin.errors import UsageError
from gorin.terminal.keeping import home

app = typer.Typer(add_completion=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port; 0 finds a free one.")] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    database: Annotated[str, typer.Option(help="A URL: SQLite unless it says PostgreSQL.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another address pages may come from: https://…")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="Believe a reverse proxy about who asks.")] = False,
    thinkers: Annotated[int, typer.Option(min=0, max=64, help="Processes in which agents think.")] = 1,
) -> None:
    """Serve tables: a page to play on, and the protocol of docs/protocol.md. Ctrl-C stops it; every game is kept."""
    try:
        from gorin.server.app import Config
        from gorin.server.running import address, bound, server
    except ModuleNotFoundError as error:
        raise UsageError(f"The server needs more: pip install 'gorin[server]' (there is no {error.name}).") from None
    for each in origin or ():
        if not each.startswith(("http://", "https://")):
            raise UsageError(f"An origin is an address such as https://gorin.example, not '{each}'.")
    where = database or os.environ.get("GORIN_DATABASE") or f"sqlite:///{home() / 'tables.db'}"
    with bound(host, port) as listening:
        url = address(host, listening)
        running = server(Config(where, host, tuple(origin or ()), thinkers), proxy)

        def ready() -> None:
            print(f"Gorin serves at {url} (Ctrl-C stops it; every game is kept).", flush=True)
            if not no_browser:
                import webbrowser

                webbrowser.open(url)

        running.ready = ready
        try:
            running.run(sockets=[listening])
        except KeyboardInterrupt:
            raise typer.Exit(0) from None
