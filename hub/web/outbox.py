"""What is on its way to one phone: kept while it polls, sent at once when it has a WebSocket.

It stands in the place of the engine's own queue, and is used as that is.
"""

from queue import Empty, Queue
from threading import Lock

from hub.web.encoded_message import Sendable
from hub.web.websocket import WebSocket

_NORMAL = 1000
# Packets that are kept for someone who polls.
_MOST_UNFETCHED = 50


class Outbox(Queue[Sendable | None]):
    """The send queue of an engine's socket: kept for polls, or sent on its WebSocket at once."""

    def __init__(self) -> None:
        super().__init__()
        self._changing = Lock()
        self._websocket: WebSocket | None = None

    def put(self, item: Sendable | None, block: bool = True, timeout: float | None = None) -> None:
        """None is the end, as the engine has it."""
        if self._websocket is None:
            with self._changing:
                if self._websocket is None:
                    if self.qsize() >= _MOST_UNFETCHED:
                        # Nobody fetches it; the newest tells it all, if they ever do.
                        self.get_nowait()
                        self.task_done()
                    super().put(item, block, timeout)
                    return
        if item is None:
            self._websocket.end(_NORMAL)
        else:
            self._websocket.send(item)

    def attach(self, websocket: WebSocket) -> None:
        """Send to this WebSocket from now on, and first what was kept, in its order."""
        with self._changing:
            while True:
                try:
                    item = self.get_nowait()
                except Empty:
                    break
                if item is not None:
                    websocket.send(item)
            self._websocket = websocket
