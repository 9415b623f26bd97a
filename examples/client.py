"""A whole client in one file: it takes a seat with the table's code and plays until the end.

It knows no game: whatever it is offered it fills in at random. docs/protocol.md tells the rest.

    pip install "python-socketio[client]"
    python examples/client.py http://127.0.0.1:8080 CODE NAME [--bot N]
"""

import argparse
import json
import random
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import socketio

Json = dict[str, Any]


def post(url: str, message: Json) -> Json:
    """Ask the hub by HTTP; what it refuses, it says why."""
    try:
        with urlopen(url, json.dumps(message).encode(), timeout=10) as answer:
            return dict(json.load(answer))
    except HTTPError as error:
        sys.exit(f"The hub says no: {json.load(error)['refusal']}")


class Player:
    def __init__(self, url: str, code: str, name: str) -> None:
        joined = post(f"{url}/api/join", {"code": code, "name": name})
        # A real client keeps the key: with it, this seat is yours for ever.
        self.auth = {"table": joined["table"], "key": joined["key"], "protocol": 1}
        self.url = url
        self.sight: Json = {"version": -1, "view": None, "offers": [], "ended": False}
        self.gone = ""
        self.news = Event()
        self.client = socketio.Client()

    def on_sight(self, sight: Json) -> None:
        """The whole picture, after every change and every return; an older one is ignored."""
        if sight["version"] >= self.sight["version"]:
            self.sight = sight
            self.news.set()

    def on_gone(self, gone: Json) -> None:
        """This key or this connection is at an end: coming back would not help."""
        self.gone = gone["code"]
        self.news.set()

    def play(self) -> None:
        """Move when asked, until it is over; come back whenever the connection was lost."""
        while not self.is_over():
            self.connect()
            self.news.wait(1)
            self.news.clear()
            if is_awaited(self.sight["view"]):
                self.move()
        self.client.disconnect()

    def connect(self) -> None:
        """Unless it is; with a client of its own for every attempt."""
        if not self.client.connected:
            self.client = socketio.Client(reconnection=False)
            self.client.on("sight", self.on_sight)
            self.client.on("gone", self.on_gone)
            with suppress(socketio.exceptions.ConnectionError):
                self.client.connect(self.url, auth=self.auth, transports=["websocket"])

    def is_over(self) -> bool:
        return bool(self.gone or self.sight["ended"] or (self.sight["view"] or {}).get("outcome"))

    def move(self) -> None:
        """Send a move until it is answered. Its id makes sure that it is made only once."""
        offers = [o for o in self.sight["offers"] if o["closed"] is None and not o["standing"]]
        message = {"id": secrets.token_hex(8)} | filled(random.choice(offers)) if offers else None
        while message and not self.is_over():
            with suppress(socketio.exceptions.SocketIOError):
                answer = self.client.call("move", message, timeout=5)
                if not answer["ok"]:
                    print("Refused:", answer["refusal"], file=sys.stderr)
                return
            time.sleep(0.2)  # Lost: perhaps stored, perhaps not. The same id asks again.
            self.connect()


def is_awaited(view: Json | None) -> bool:
    """Whether the game waits for us: by its latest question, or else because it is our turn."""
    if view is None or view["outcome"]:
        return False
    return view["you"] in (view["asked"][-1]["seats"] if view["asked"] else [view["turn"]])


def filled(offer: Json) -> Json:
    """A move: the offer's key, the question it answers, and a value for each field in order."""
    values: Json = {}
    for field in offer["fields"]:
        values[field["name"]] = value(field, values)
    return {"offer": offer["key"], "question": offer["question"], "values": values}


def value(field: Json, before: Json) -> Any:
    """Anything that the field allows, given the fields before it."""
    if field["type"] == "number":  # Low ones more often: what is counted together must add up.
        return min(random.randint(field["low"], field["high"]) for _ in range(3))
    if field["type"] == "text":
        return "because"[: field["longest"]].ljust(field["shortest"], ".")
    given = "/".join(str(before[name]) for name in field.get("given", ()))
    choices = field.get("by", {}).get(given, field["choices"])
    taken = [before[name] for name in field.get("unlike", ())]
    allowed = [choice["value"] for choice in choices if choice["closed"] is None]
    allowed = [each for each in allowed if each not in taken]
    if field["type"] == "one":
        return random.choice(allowed)
    return random.sample(allowed, random.randint(field["low"], field["high"]))


def tell_the_end(player: Player) -> None:
    outcome = (player.sight["view"] or {}).get("outcome")
    if outcome is None:
        sys.exit(f"The table is closed: {player.gone or 'ended'}.")
    winners = [player.sight["people"][seat]["name"] for seat in outcome["winners"]]
    print(f"Over: {outcome['reason']}. Won by {', '.join(winners)}.")
    for team in outcome["teams"]:
        print(f"{team['rank']}. {team['key']}: {team['total']}")


def main() -> None:
    words = argparse.ArgumentParser(description="Take a seat and play until the end.")
    for word in ("url", "code", "name"):
        words.add_argument(word)
    words.add_argument("--bot", type=int, default=1, metavar="N", help="take so many seats")
    said = words.parse_args()
    names = [said.name, *(f"{said.name} {number}" for number in range(2, said.bot + 1))]
    players = [Player(said.url.rstrip("/"), said.code, name) for name in names]
    with ThreadPoolExecutor(len(players)) as pool:
        list(pool.map(Player.play, players))
    tell_the_end(players[0])


if __name__ == "__main__":
    main()
