"""A contact that bounces presses once; a press that counts comes after a quiet moment."""

import pytest

from hardware.button import QUIET, DebouncedButton


class Contact:
    """A button, the time that it goes by, and how often it was handed over."""

    def __init__(self, *, is_held: bool = False, does_more: bool = False) -> None:
        self.now, self.presses, self.kept_down = 0.0, 0, 0
        self.button = DebouncedButton(
            self._press, is_held=is_held, does_more=does_more, clock=lambda: self.now
        )

    def _press(self, is_kept_down: bool) -> None:
        self.presses += not is_kept_down
        self.kept_down += is_kept_down


# After which edge, and how long after it, the contact closes again; how often it was pressed then.
@pytest.mark.parametrize("is_up", [True, False])
@pytest.mark.parametrize(("later", "presses"), [(QUIET, 2), (QUIET - 0.001, 1), (0.0, 1)])
def test_a_press_counts_when_it_was_quiet_for_so_long(
    is_up: bool, later: float, presses: int
) -> None:
    contact = Contact()
    contact.button.down()
    assert contact.presses == 1
    if is_up:
        # Long after it went down: the quiet begins with the last edge, whichever it was.
        contact.now = 0.0
        contact.button.up()
    contact.now += later
    contact.button.down()
    assert contact.presses == presses


def test_an_edge_that_does_not_count_begins_the_quiet_anew() -> None:
    contact = Contact()
    contact.button.down()
    for _ in range(3):
        contact.now += QUIET - 0.001
        contact.button.down()
    assert contact.presses == 1
    contact.now += QUIET
    contact.button.up()
    contact.now += QUIET - 0.001
    contact.button.down()
    assert contact.presses == 1


def test_a_button_to_hold_is_pressed_once_it_was_held_and_once_only() -> None:
    contact = Contact(is_held=True)
    contact.button.held()
    assert contact.presses == 0
    contact.button.down()
    assert contact.presses == 0
    contact.button.held()
    contact.button.held()
    assert contact.presses == 1


def test_a_button_that_does_more_counts_at_once_and_once_more_when_kept_down() -> None:
    contact = Contact(does_more=True)
    contact.button.held()
    contact.button.down()
    assert (contact.presses, contact.kept_down) == (1, 0)
    contact.button.held()
    contact.button.held()
    assert (contact.presses, contact.kept_down) == (1, 1)
