"""Wait for the edges of all pins: one thread, woken by the kernel.

It knows descriptors, no pins; what became readable is read by whoever asked to be told.
"""

import os
import select
from collections.abc import Callable
from threading import Lock, Thread

# The chip is gone, as when the driver of a plugged-in one is taken away.
_GONE = select.POLLERR | select.POLLHUP | select.POLLNVAL


class EdgeReader:
    """Its thread is there from the first descriptor on, and ends with `close`."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._readers: dict[int, Callable[[], None]] = {}
        self._poll = select.poll()
        # To wake the thread: in memory, with no name in any folder.
        self._wake = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
        self._poll.register(self._wake, select.POLLIN)
        self._thread: Thread | None = None
        self._is_closed = False

    def watch(self, descriptor: int, read: Callable[[], None]) -> None:
        """Call `read`, in the thread, whenever there is something to be read."""
        with self._lock:
            self._readers[descriptor] = read
            self._poll.register(descriptor, select.POLLIN)
            if self._thread is None:
                self._thread = Thread(target=self._run, name="edges", daemon=True)
                self._thread.start()
        os.eventfd_write(self._wake, 1)

    def leave(self, descriptor: int) -> None:
        """The thread may be within `read` at this moment, but will not call it again."""
        with self._lock:
            if self._readers.pop(descriptor, None) is not None:
                self._poll.unregister(descriptor)

    def close(self) -> None:
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
        os.eventfd_write(self._wake, 1)
        if self._thread is not None:
            self._thread.join()
        os.close(self._wake)

    def _run(self) -> None:
        while not self._is_closed:
            for descriptor, what in self._poll.poll():
                if descriptor == self._wake:
                    os.eventfd_read(self._wake)
                    continue
                with self._lock:
                    read = self._readers.get(descriptor)
                if read is None:
                    continue
                if what & _GONE:
                    raise OSError("the GPIO chip is gone")
                read()
