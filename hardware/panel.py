"""The panel: button presses become moves, and what the hub shows becomes light.

It holds no rule and no secret: it presses what it is offered, and shows what everyone may see.
"""

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

from hardware.board import Board, Button
from hardware.button import Clock
from hardware.chairs import before_chairs, seat_at
from hardware.journal import sentence
from hardware.key_exchange import TableAccess
from hardware.lamp_states import BUZZER, STATUS, Lamps, at_lamps, beeps, calls, lamps
from hardware.link import Link
from hardware.player import LampPlayer
from hardware.wiring import UNDO, Wiring
from hub.wire.panel import Look, Offered, PanelAnswer, PanelSight, Submit, TakeBack

Say = Callable[[str], None]


class Press(NamedTuple):
    """A button, and what the table looked like when it was pressed: that is what was meant."""

    button: Button
    seen: PanelSight | None
    is_kept_down: bool = False

    @property
    def does(self) -> tuple[str, ...]:
        return self.button.held if self.is_kept_down else self.button.does

    @property
    def is_meant(self) -> bool:
        """Kept down, a button does more only where that is offered; else it was one press."""
        offers = () if self.seen is None else self.seen.offers
        return not self.is_kept_down or any(offer.key in self.does for offer in offers)


class Panel:
    """A board and a line to the hub, and a thread that makes the moves one after the other."""

    def __init__(
        self,
        wiring: Wiring,
        where: TableAccess,
        factory: Any,
        say: Say = lambda _: None,
        clock: Clock = time.monotonic,
        key_file: Path | None = None,
    ) -> None:
        self._say = say
        self._presses: SimpleQueue[Press | None] = SimpleQueue()
        self._shown: Lamps = {}
        self._showing = Lock()
        is_heard = wiring.buzzer is not None
        self.link = Link(where, self._show, say, is_heard=is_heard, key_file=key_file)
        self.board = Board(wiring, factory, self._pressed, clock)
        self.player = LampPlayer(self.board.lamps, clock)
        self._thread = Thread(target=self._press_all, name="presses", daemon=True)

    def start(self) -> None:
        self.player.start()
        self._show()
        self._thread.start()
        self.link.start()

    def close(self) -> None:
        self.link.close()
        self._presses.put(None)
        self._thread.join()
        self.player.close()
        self.board.close()

    def _pressed(self, button: Button, is_kept_down: bool = False) -> None:
        """Called from gpiozero's threads: it hands over, and that is all."""
        self._presses.put(Press(button, self.link.sight, is_kept_down))

    def _show(self) -> None:
        """One at a time: what is shown last must be what came last."""
        with self._showing:
            self._show_newest()

    def _show_newest(self) -> None:
        sight = self.link.sight
        if self.link.state == "linked" and sight is None:
            # The table is about to come; until then nothing is known of it.
            return
        before, after = self._shown, before_chairs(lamps(sight, self.link.state), sight)
        if after == before:
            return
        self._shown = after
        self.player.show(at_lamps(after, self.board.lamps))
        if calls(before, after):
            self.player.once(BUZZER, "call")
        elif beeps(before, after):
            self.player.once(BUZZER, "beep")
        if before.get(STATUS) != after[STATUS]:
            said = sentence(after[STATUS], self.link.where.table, self.link.why)
            if said:
                self._say(said)

    def _press_all(self) -> None:
        while (press := self._presses.get()) is not None:
            if not press.is_meant:
                continue
            answer = self._made(press)
            if answer is not None and answer.ok:
                self._say(f"{press.button}: done.")
                continue
            self.player.once(STATUS, "refused")
            code = "no answer" if answer is None else _code(answer)
            self._say(f"{press.button}: refused ({code}).")

    def _made(self, press: Press) -> PanelAnswer | None:
        """The hub's answer; None: it was not there to ask."""
        if press.seen is None:
            return None
        if press.does[0] == UNDO:
            # Without a version the hub would say why not; a wrong one it would too.
            last = 0 if press.seen.undo is None else press.seen.undo
            return self.link.call("undo", TakeBack(id=_new_id(), last=last))
        chair = press.button.seat
        seat = None if chair is None else seat_at(press.seen, chair)
        offers = press.seen.offers if seat is None else self._offers_for(seat)
        offer = _first(offers, press.does)
        # What is not offered is sent too: the hub has the reason, and tells the table's screen.
        key, question = (press.does[0], 0) if offer is None else (offer.key, offer.question)
        move = Submit(id=_new_id(), offer=key, question=question, for_seat=seat)
        return self.link.call("move", move)

    def _offers_for(self, seat: int) -> tuple[Offered, ...]:
        answer = self.link.call("look", Look(for_seat=seat))
        if answer is None or answer.sight is None:
            return ()
        return answer.sight.offers


def _first(offers: tuple[Offered, ...], does: tuple[str, ...]) -> Offered | None:
    """The first that is open; if none is, the first that is there at all."""
    found = [offer for key in does for offer in offers if offer.key == key]
    return next((offer for offer in found if offer.closed is None), found[0] if found else None)


def _code(answer: PanelAnswer) -> str:
    return answer.refusal.code if answer.refusal is not None else "no reason"


def _new_id() -> str:
    return secrets.token_hex(8)
