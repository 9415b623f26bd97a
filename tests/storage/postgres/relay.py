"""A line between a hub and its database that can lose what is said, in either direction."""

import select
import socket
import threading
from contextlib import suppress
from pathlib import Path


class Relay:
    """Listens on the loopback and passes on to a Unix socket; `address` is that of the database."""

    def __init__(self, to: Path) -> None:
        self._to = str(to)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._lines: list[tuple[socket.socket, socket.socket]] = []
        self.passes_questions = threading.Event()
        self.passes_answers = threading.Event()
        self.is_open = threading.Event()
        for each in (self.passes_questions, self.passes_answers, self.is_open):
            each.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection is gone at once, with all that was not passed on."""
        lines, self._lines = self._lines, []
        for line in lines:
            for end in line:
                # What is read of it later is the end; closing is its own thread's part.
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self.passes_questions.set()
        self.passes_answers.set()

    def close(self) -> None:
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self.is_open.is_set():
                near.close()
                continue
            far = socket.socket(socket.AF_UNIX)
            far.connect(self._to)
            line = (near, far)
            self._lines.append(line)
            threading.Thread(target=self._pass_on, args=line, daemon=True).start()

    def _pass_on(self, near: socket.socket, far: socket.socket) -> None:
        ways = {near: (far, self.passes_questions), far: (near, self.passes_answers)}
        try:
            while (near, far) in self._lines:
                heard, _, _ = select.select([near, far], [], [], 0.01)
                for end in heard:
                    to, passes = ways[end]
                    data = end.recv(1 << 16)
                    if not data:
                        return
                    while not passes.is_set() and (near, far) in self._lines:
                        passes.wait(0.01)
                    if (near, far) in self._lines:
                        to.sendall(data)
        except OSError:
            return
        finally:
            near.close()
            far.close()
