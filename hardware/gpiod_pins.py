"""gpiozero's pins on the kernel's own interface to GPIO, by libgpiod's package `gpiod`.

gpiozero finds the factory by its entry point, `gpiod`. It needs no more than the right to open the
chip (group gpio): no root, and no file beside it. Contacts are debounced by the kernel.
"""

from dataclasses import replace
from datetime import timedelta
from threading import RLock
from typing import Any

import gpiod
from gpiod import EdgeEvent, LineSettings
from gpiod.line import Bias, Direction, Edge, Value
from gpiozero.exc import (
    PinFixedPull,
    PinInvalidBounce,
    PinInvalidFunction,
    PinInvalidPull,
    PinPWMFixedValue,
    PinSetInput,
    PinUnknownPi,
)
from gpiozero.pins.local import LocalPiFactory, LocalPiPin

from hardware.dimmer import Dimmer
from hardware.edge_reader import EdgeReader
from hardware.gpio_chip import chips, chosen

CONSUMER = "honor-hub-panel"

# A Pi 4B: its header is that of every board since the B+, which is all that is asked of it.
_PLAIN_HEADER = 0xC03114

_DIRECTIONS = {"input": Direction.INPUT, "output": Direction.OUTPUT}
_BIASES = {"up": Bias.PULL_UP, "down": Bias.PULL_DOWN, "floating": Bias.DISABLED}
_EDGES = {"both": Edge.BOTH, "rising": Edge.RISING, "falling": Edge.FALLING}


class GpiodFactory(LocalPiFactory):  # type: ignore[misc]  # gpiozero has no types
    """The pins of one chip: the one that is named, or a Pi's header."""

    def __init__(self, chip: str = "") -> None:
        super().__init__()
        self._is_named = bool(chip)
        self.chip = chosen(chips(), chip)
        self.pin_class = GpiodPin
        self.dimmer = Dimmer()
        self.edges = EdgeReader()

    def close(self) -> None:
        super().close()
        self.edges.close()
        self.dimmer.close()

    def _get_revision(self) -> int:
        """A chip that somebody named is believed, on a board that is no Pi too."""
        try:
            return int(super()._get_revision())
        except PinUnknownPi:
            if self._is_named:
                return _PLAIN_HEADER
            raise


class GpiodPin(LocalPiPin):  # type: ignore[misc]
    """One line. From when the pin is made until it is closed nobody else can have it."""

    def __init__(self, factory: GpiodFactory, info: Any) -> None:
        super().__init__(factory, info)
        self._lock = RLock()
        self._edges = "both"
        self._bounce: float | None = None
        self._frequency: float | None = None
        self._share = 0.0
        self._settings = LineSettings(direction=Direction.INPUT)
        self._request = self._requested(self._settings)

    def _requested(self, settings: LineSettings) -> gpiod.LineRequest:
        path = self.factory.chip.path
        try:
            return gpiod.request_lines(path, {self._number: settings}, CONSUMER)
        except OSError as error:
            raise OSError(f"{self!r}: {error.strerror}") from None

    def close(self) -> None:
        """An input that pulls nowhere, and free."""
        with self._lock:
            if not self._request:
                return
            self.frequency = None
            self.when_changed = None
            self._apply(LineSettings(direction=Direction.INPUT, bias=Bias.DISABLED))
            self._request.release()

    def output_with_state(self, state: float) -> None:
        """In one step, so that a lamp does not flash when it is claimed."""
        value = Value.ACTIVE if state else Value.INACTIVE
        self._apply(LineSettings(direction=Direction.OUTPUT, output_value=value))

    def input_with_pull(self, pull: str) -> None:
        self._apply(LineSettings(direction=Direction.INPUT, bias=self._bias(pull)))

    def _apply(self, settings: LineSettings) -> None:
        with self._lock:
            if self._request:
                self._request.reconfigure_lines({self._number: settings})
            else:
                # gpiozero keeps a pin that was closed, and hands it out again.
                self._request = self._requested(settings)
            self._settings = settings

    def _bias(self, pull: str) -> Bias:
        if pull not in _BIASES:
            raise PinInvalidPull(f'invalid pull "{pull}" for pin {self!r}')
        if self.info.pull not in (pull, ""):
            raise PinFixedPull(f"{self!r} has a physical pull-{self.info.pull} resistor")
        return _BIASES[pull]

    def _get_function(self) -> str:
        return "output" if self._settings.direction == Direction.OUTPUT else "input"

    def _set_function(self, function: str) -> None:
        if function not in _DIRECTIONS:
            raise PinInvalidFunction(f'invalid function "{function}" for pin {self!r}')
        self._apply(LineSettings(direction=_DIRECTIONS[function]))

    def _get_state(self) -> float | bool:
        if self._frequency is not None:
            return self._share
        return bool(self._request.get_value(self._number) == Value.ACTIVE)

    def _set_state(self, state: float) -> None:
        if self._settings.direction != Direction.OUTPUT:
            raise PinSetInput(f"cannot set state of pin {self!r}")
        if self._frequency is None:
            self._switch(state > 0)
        else:
            self._share = state
            self.factory.dimmer.show(self, self._switch, state, 1 / self._frequency)

    def _switch(self, is_lit: bool) -> None:
        self._request.set_value(self._number, Value.ACTIVE if is_lit else Value.INACTIVE)

    def _get_pull(self) -> str:
        pulls = (pull for pull, bias in _BIASES.items() if bias == self._settings.bias)
        return next(pulls, "floating")

    def _set_pull(self, pull: str) -> None:
        if self._settings.direction == Direction.OUTPUT:
            raise PinFixedPull(f"cannot set pull on non-input pin {self!r}")
        self._apply(replace(self._settings, bias=self._bias(pull)))

    def _get_frequency(self) -> float | None:
        return self._frequency

    def _set_frequency(self, frequency: float | None) -> None:
        """With one it can be faint: the factory's own thread switches it that often a second."""
        if frequency:
            if self._settings.direction != Direction.OUTPUT:
                raise PinPWMFixedValue(f"cannot start PWM on pin {self!r}")
            self._frequency = frequency
            self._set_state(self._share)
        elif self._frequency is not None:
            self._frequency, self._share = None, 0.0
            self.factory.dimmer.forget(self)

    def _get_bounce(self) -> float | None:
        return self._bounce

    def _set_bounce(self, bounce: float | None) -> None:
        if bounce is not None and bounce < 0:
            raise PinInvalidBounce("bounce must be 0 or greater")
        self._bounce = bounce or None
        if self._settings.edge_detection != Edge.NONE:
            self._enable_event_detect()

    def _get_edges(self) -> str:
        return self._edges

    def _set_edges(self, edges: str) -> None:
        self._edges = edges
        if self._settings.edge_detection != Edge.NONE:
            self._enable_event_detect()

    def _enable_event_detect(self) -> None:
        edge, quiet = _EDGES[self._edges], timedelta(seconds=self._bounce or 0)
        self._apply(replace(self._settings, edge_detection=edge, debounce_period=quiet))
        self.factory.edges.watch(self._request.fd, self._read)

    def _disable_event_detect(self) -> None:
        self.factory.edges.leave(self._request.fd)
        self._apply(replace(self._settings, edge_detection=Edge.NONE, debounce_period=timedelta()))

    def _read(self) -> None:
        """Called by the reader's thread: tell every edge, in the order that they came.

        Where the kernel has no room for more it lets the oldest go, so the last is always true.
        """
        with self._lock:
            if not self._request or not self._request.wait_edge_events(0):
                return
            events = self._request.read_edge_events()
        for event in events:
            self._tell(event)

    def _tell(self, event: EdgeEvent) -> None:
        is_up = event.event_type is EdgeEvent.Type.RISING_EDGE
        self._call_when_changed(event.timestamp_ns / 1_000_000_000, is_up)
