"""`gorin serve`: tables for browsers and bots, on this machine or a network."""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Annotated

import typer

from gorin.cli.options import OwnCards, with_cards
from gorin.errors import UsageError
from gorin.rulesets import ruleset
from gorin.terminal.keeping import home

app = typer.Typer(add_completion=False)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="The port; 0 finds a free one.")] = 8000,
    play: Annotated[
        str | None, typer.Option(metavar="RULES", help="Open a game against the AI at once, such as lcg/stronghold.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the page.")] = False,
    database: Annotated[str, typer.Option(help="A URL: SQLite unless it says PostgreSQL.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another address pages may come from: https://…")] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="Believe a reverse proxy about who asks.")] = False,
    metrics: Annotated[
        int, typer.Option(min=0, max=65_535, help="Another port, for this machine only, with numbers for Prometheus.")
    ] = 0,
    thinkers: Annotated[int, typer.Option(min=0, max=64, help="Processes in which agents think.")] = 1,
    cards: OwnCards = None,
) -> None:
    """Serve tables: a page to play on, and the protocol of docs/protocol.md. Ctrl-C stops it; every game is kept."""
    try:
        from gorin.server.app import Config
        from gorin.server.running import address, answer_quickly, bound, server
    except ModuleNotFoundError as error:
        raise UsageError(f"The server needs more: pip install 'gorin[server]' (there is no {error.name}).") from None
    for each in origin or ():
        if not each.startswith(("http://", "https://")):
            raise UsageError(f"An origin is an address such as https://gorin.example, not '{each}'.")
    with_cards(cards)
    if play is not None:
        ruleset(play)  # or it is refused
    where = database or os.environ.get("GORIN_DATABASE") or f"sqlite:///{home() / 'tables.db'}"
    with ExitStack() as open_:
        sockets = [open_.enter_context(bound(host, port))]
        if metrics:
            sockets.append(open_.enter_context(bound("127.0.0.1", metrics)))
        url = address(host, sockets[0])
        config = Config(where, host, tuple(origin or ()), thinkers, tuple(cards or ()), metrics=metrics)
        running = server(config, proxy)

        def ready() -> None:
            page = url if play is None else f"{url}#/play?rules={play}"
            print(f"Gorin serves at {page} (Ctrl-C stops it; every game is kept).", flush=True)
            if not no_browser:
                look(page)

        running.ready = ready
        answer_quickly()
        try:
            running.run(sockets=sockets)
        except KeyboardInterrupt:
            raise typer.Exit(0) from None
        if running.fenced:
            raise UsageError(running.fenced)


def look(page: str) -> None:
    """Open the page in a browser, if there is one that draws; one in the terminal would be in the way."""
    import webbrowser

    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(found, webbrowser.GenericBrowser) or isinstance(found, webbrowser.BackgroundBrowser):
        found.open(page)
