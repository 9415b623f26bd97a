"""The kernel's GPIO lines, for the pins by `gpiod`: in the place of `gpiod.request_lines` alone.

Settings, values and events are the real package's own types. What a real kernel refuses is refused
here too: a line that is taken, edges or a debounce on an output, a write to an input.
"""

import errno
import os
import time
from typing import Any

import gpiod
import pytest
from gpiod import EdgeEvent, LineSettings
from gpiod.line import Bias, Direction, Edge, Value

from hardware import gpiod_pins
from hardware.gpio_chip import GpioChip

HEADER = GpioChip("/dev/gpiochip0", "pinctrl-bcm2711")


class SimulatedRequest:
    """One line that somebody holds."""

    def __init__(self, lines: "SimulatedLines", offset: int, settings: LineSettings) -> None:
        self._lines, self._offset = lines, offset
        self.fd = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_SEMAPHORE)
        self.events: list[EdgeEvent] = []
        self.told: list[LineSettings] = []
        self.written: list[bool] = []
        self.is_held = True
        self._take(settings)

    def __bool__(self) -> bool:
        return self.is_held

    @property
    def settings(self) -> LineSettings:
        return self.told[-1]

    def _take(self, settings: LineSettings) -> None:
        assert isinstance(settings, LineSettings)
        if settings.direction == Direction.OUTPUT:
            if settings.edge_detection != Edge.NONE or settings.debounce_period:
                raise OSError(errno.EINVAL, "Invalid argument")
            self._lines.levels[self._offset] = settings.output_value == Value.ACTIVE
        elif settings.bias in (Bias.PULL_UP, Bias.PULL_DOWN):
            self._lines.levels[self._offset] = settings.bias == Bias.PULL_UP
        self.told.append(settings)

    def reconfigure_lines(self, config: dict[int, LineSettings]) -> None:
        assert self.is_held
        ((offset, settings),) = config.items()
        assert offset == self._offset
        self._take(settings)

    def get_value(self, offset: int) -> Value:
        assert self.is_held
        return Value.ACTIVE if self._lines.levels[offset] else Value.INACTIVE

    def set_value(self, offset: int, value: Value) -> None:
        assert self.is_held
        if self.settings.direction != Direction.OUTPUT:
            raise PermissionError(errno.EPERM, "Operation not permitted")
        self._lines.levels[offset] = value == Value.ACTIVE
        self.written.append(value == Value.ACTIVE)

    def wait_edge_events(self, timeout: float) -> bool:
        assert timeout == 0
        return bool(self.events)

    def read_edge_events(self) -> list[EdgeEvent]:
        found, self.events = self.events, []
        for _ in found:
            os.eventfd_read(self.fd)
        return found

    def release(self) -> None:
        self.is_held = False
        del self._lines.held[self._offset]
        os.close(self.fd)


class SimulatedLines:
    """A chip's lines; `held` are those that somebody has."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.levels: dict[int, bool] = {}
        self.held: dict[int, SimulatedRequest] = {}
        self._count = 0
        monkeypatch.setattr(gpiod_pins, "chips", lambda: [HEADER])
        monkeypatch.setattr(gpiod, "request_lines", self.request)

    def request(
        self, path: str, config: dict[int, LineSettings], consumer: str
    ) -> SimulatedRequest:
        assert (path, consumer) == (HEADER.path, "honor-hub-panel")
        ((offset, settings),) = config.items()
        if offset in self.held:
            raise OSError(errno.EBUSY, "Device or resource busy")
        self.levels.setdefault(offset, False)
        self.held[offset] = SimulatedRequest(self, offset, settings)
        return self.held[offset]

    def drive(self, offset: int, level: bool) -> None:
        """What is wired to it moves; the kernel tells whoever asked for that edge."""
        if self.levels[offset] == level:
            return
        self.levels[offset], line = level, self.held[offset]
        self._count += 1
        if line.settings.edge_detection == Edge.NONE:
            return
        kind = EdgeEvent.Type.RISING_EDGE if level else EdgeEvent.Type.FALLING_EDGE
        at: Any = (kind.value, time.monotonic_ns(), offset, self._count, self._count)
        line.events.append(EdgeEvent(*at))
        os.eventfd_write(line.fd, 1)
