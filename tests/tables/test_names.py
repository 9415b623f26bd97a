"""No two names at a table look alike, whatever alphabet they are typed in."""

import pytest

from hub.rules.contract.identifiers import Seat
from hub.rules.contract.lookalike import LOOKALIKES
from hub.rules.contract.name import alike
from hub.rules.contract.refusal import Refusal
from hub.tables.seats import Seats

ALIKE = [
    ("Anna", "Аnna"),  # Cyrillic А
    ("ANNA", "АNNА"),
    ("Ivan", "Іvan"),  # Cyrillic І
    ("Bea", "Βea"),  # Greek Β
    ("Anna", "Ꭺnna"),  # Cherokee Ꭺ
    ("Ilse", "llse"),
    ("Ilse", "IIse"),
    ("Ali", "AIi"),
    ("Otto", "0tto"),
    ("OTTO", "OTT0"),
    ("Ida", "1da"),
    ("Carmen", "Carrnen"),
    ("Wanda", "VVanda"),
    ("Вера", "вера"),
    ("Βασιλική", "ΒΑΣΙΛΙΚΉ"),
    ("Ivan", "ivan"),
    ("luca", "LUCA"),
    ("Straße", "STRASSE"),
    ("Zoe", "ᴢoe"),
    ("Mia", "ꓟia"),
    ("Anna Ilse", "Anna llse"),
]
APART = [
    ("Elia", "Ella"),
    ("Emilia", "Emilla"),
    ("Ada", "Ida"),
    ("Anna", "Hanna"),
    ("Anna 1", "Anna 2"),
    ("Anna 10", "Anna 11"),
    ("Вера", "Вета"),
    ("Νίκος", "Μίκος"),
    ("Lia", "Pia"),
    ("Zoe", "Zoé"),
    ("Marco", "Mario"),
    ("Vera", "Wera"),
    ("小林", "小松"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_names_that_look_alike_are_not_both_taken(first: str, second: str) -> None:
    seats = Seats(names=("", "")).taken(Seat(0), first)
    with pytest.raises(Refusal, match=r"^name-taken$"):
        seats.fitting(Seat(1), second)
    assert alike(first) == alike(second)


@pytest.mark.parametrize(("first", "second"), APART)
def test_names_that_differ_to_the_eye_are(first: str, second: str) -> None:
    seats = Seats(names=("", "")).taken(Seat(0), first)
    assert seats.fitting(Seat(1), second) == second


def test_a_name_on_the_record_is_not_judged_again() -> None:
    seats = Seats(names=("", "")).taken(Seat(0), "Anna").taken(Seat(1), "Аnna")
    assert seats.names == ("Anna", "Аnna")


def test_no_letter_is_listed_twice_and_each_is_read_as_latin() -> None:
    assert all(latin.isascii() and latin.islower() for latin in LOOKALIKES.values())
    # A capital and its small letter have one likeness, so that a name called out is one name.
    for code in LOOKALIKES:
        assert alike(chr(code).upper()) == alike(chr(code)) or not chr(code).isalpha()
