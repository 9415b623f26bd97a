"""A host at a host of their own: the hub's routes, against a hub in this process."""

from pathlib import Path
from threading import Event
from typing import Any

from hub.app import Hub
from hub.settings import Settings
from hub.storage.memory import MemoryStore

CARDS: dict[str, Any] = {"players": 3, "level": "cards", "pace": "flow"}


class HostClient:
    """A hub and a client that is its host."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.hub = Hub(
            Settings(state=str(folder), bot_pause=0, **settings), MemoryStore(), lambda: 80
        )
        self.key = self.hub.hosts.give()
        self.client = self.hub.flask.test_client()

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        key = self.key if key is None else key
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.client.open(f"/api{path}", method=method, json=body or {}, headers=headers)
        return answer.status_code, answer.get_json(silent=True)

    def table(self, game: str = "samurai", **options: Any) -> str:
        status, table = self.ask("POST", "/tables", {"game": game, "options": options})
        assert status == 201
        return str(table["table"])

    def played(self, **options: Any) -> str:
        """A table of bots that has played its game."""
        name = self.table(**(options or CARDS))
        self.ask("POST", f"/tables/{name}/bots")
        assert self.ask("POST", f"/tables/{name}/start")[0] == 200
        over, table = Event(), self.hub.registry.get(name)
        table.watch(lambda _: over.set() if table.outcome() is not None else None)
        assert table.outcome() is not None or over.wait(60), "the bots never finished"
        return name
