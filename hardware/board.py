"""The devices of one wiring on gpiozero: lamps to set, buttons that report presses.

What a lamp means and what a button does is decided elsewhere.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple

from hardware.button import Clock, DebouncedButton
from hardware.factory import NoPins
from hardware.lamp_states import BUZZER, DECK, STATUS, seat_lamp
from hardware.wiring import Key, Light, Wiring


class Button(NamedTuple):
    """A button by its meaning: whose it is (None: everyone's), what it may do, and when held."""

    label: str
    does: tuple[str, ...]
    seat: int | None = None
    held: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.label if self.seat is None else f"{self.label} (seat {self.seat + 1})"


class LampAtPin:
    """An LED or a buzzer; without PWM it is on or off."""

    def __init__(self, light: Light, factory: Any) -> None:
        from gpiozero import PWMLED, DigitalOutputDevice

        kind = PWMLED if light.pwm else DigitalOutputDevice
        self._pwm = light.pwm
        self._device = kind(light.pin, active_high=light.active_high, pin_factory=factory)

    def set(self, level: float) -> None:
        self._device.value = level if self._pwm else level > 0

    def close(self) -> None:
        """Dark first: some boards keep an output as it was when nobody has it any more."""
        from gpiozero.exc import DeviceClosed, PinError

        with suppress(PinError, DeviceClosed):
            self._device.off()
        self._device.close()


class ButtonAtPin:
    """A push button. gpiozero calls from threads of its own; nothing is done there."""

    def __init__(
        self, key: Key, factory: Any, hand_over: Callable[[bool], None], clock: Clock
    ) -> None:
        from gpiozero import Button as Contact

        self._device = Contact(
            key.pin,
            pull_up=not key.active_high,
            bounce_time=key.bounce or None,
            hold_time=key.hold or 1,
            pin_factory=factory,
        )
        button = DebouncedButton(
            hand_over, is_held=key.hold > 0, does_more=bool(key.held), clock=clock
        )
        self._device.when_pressed = button.down
        self._device.when_released = button.up
        if key.hold or key.held:
            self._device.when_held = button.held

    @property
    def is_down(self) -> bool:
        return bool(self._device.is_pressed)

    def close(self) -> None:
        self._device.close()


class Board:
    """All devices that are wired; those that are not are simply not here."""

    def __init__(
        self,
        wiring: Wiring,
        factory: Any,
        pressed: Callable[[Button, bool], None],
        clock: Clock = time.monotonic,
    ) -> None:
        self._factory = factory
        self.lamps: dict[str, LampAtPin] = {}
        self.buttons: dict[Button, ButtonAtPin] = {}
        try:
            for place, light in lights(wiring).items():
                self.lamps[place] = LampAtPin(light, factory)
            for button, key in keys(wiring).items():
                handing = _handing(pressed, button)
                self.buttons[button] = ButtonAtPin(key, factory, handing, clock)
        except Exception as error:
            self.close()
            raise NoPins(
                f"A pin cannot be used ({error}). Does another program, or an overlay, have it?"
            ) from None

    def close(self) -> None:
        """Let go of the pins: lamps dark, buttons deaf. One that fails keeps none of the others."""
        with ExitStack() as last:
            last.callback(self._factory.close)
            for lamp in self.lamps.values():
                last.callback(lamp.close)
            for button in self.buttons.values():
                last.callback(button.close)


def lights(wiring: Wiring) -> dict[str, Light]:
    """Every lamp by its place."""
    found = {
        STATUS: wiring.lamps.status,
        DECK: wiring.lamps.deck,
        **{seat_lamp(chair.seat - 1): chair.lamp for chair in wiring.seats},
        BUZZER: wiring.buzzer,
    }
    return {place: light for place, light in found.items() if light is not None}


def keys(wiring: Wiring) -> dict[Button, Key]:
    """Every button by its meaning."""
    found = {Button(key.label, key.does, held=key.held): key for key in wiring.buttons}
    for chair in wiring.seats:
        found |= {
            Button(key.label, key.does, chair.seat - 1, key.held): key for key in chair.buttons
        }
    return found


def _handing(pressed: Callable[[Button, bool], None], button: Button) -> Callable[[bool], None]:
    return lambda is_kept_down: pressed(button, is_kept_down)
