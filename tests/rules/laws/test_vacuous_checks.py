"""A law that had nothing to compare with is not checked; it is never said to be kept."""

from collections.abc import Sequence

import pytest

from hub.laws.check import check_laws
from hub.rules import kit
from tests.rules.laws.face_down import FaceDown, Shown


class SameNight(FaceDown):
    """Gives the very night that it got as another one."""

    def resample_hidden(
        self, steps: Sequence[kit.Step], viewer: kit.Actor, chance: kit.Chance
    ) -> Sequence[kit.Step] | None:
        return list(steps)


class NothingHidden(FaceDown):
    """Says of every night that nothing is hidden in it."""

    def resample_hidden(
        self, steps: Sequence[kit.Step], viewer: kit.Actor, chance: kit.Chance
    ) -> Sequence[kit.Step] | None:
        return None


class ForgetsWhisper(FaceDown):
    """Takes what one seat heard for known to everybody."""

    def unseen(self, steps: Sequence[kit.Step], viewer: kit.Actor) -> list[int]:
        return super().unseen(steps, kit.at(0))


def verdicts(game: FaceDown, nights: int = 12) -> dict[str, str]:
    return {each.law: str(each) for each in check_laws(game, nights=nights).verdicts}


def test_where_there_are_other_nights_both_laws_are_kept() -> None:
    said = verdicts(FaceDown())
    assert said["secrecy"].startswith("secrecy: kept")
    assert said["peeking"].startswith("peeking: kept")


@pytest.mark.parametrize("nights", [1, 12])
def test_resampling_that_changes_nothing_checks_nothing(nights: int) -> None:
    said = verdicts(SameNight(), nights)
    assert said["secrecy"].startswith("secrecy: NOT CHECKED: `resample_hidden` changed nothing in")
    assert "say that they show what was hidden (`shows_hidden`), and none" in said["peeking"]
    assert said["peeking"].startswith("peeking: NOT CHECKED")


def test_resampling_that_finds_nothing_checks_nothing() -> None:
    said = verdicts(NothingHidden())
    assert said["secrecy"].startswith("secrecy: NOT CHECKED: `resample_hidden` found nothing")
    assert said["peeking"].startswith("peeking: NOT CHECKED")


@pytest.mark.parametrize("game", [SameNight(), NothingHidden()], ids=["same", "none"])
def test_that_no_move_claims_to_show_anything_is_no_excuse(
    game: FaceDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Shown, "shows_hidden", False)
    said = verdicts(game)["peeking"]
    assert said == (
        "peeking: NOT CHECKED: `resample_hidden` never found another world to make a move in"
    )


def test_an_event_that_is_heard_by_some_and_never_changed_is_named() -> None:
    said = verdicts(ForgetsWhisper())["secrecy"]
    assert said.startswith("secrecy: NOT CHECKED: not everyone hears the same of Whispered, and")
