"""The rulebook's three rounds against Oda Nobunaga, number for number."""

from hub.rules.solo.state import Written
from tests.rules.solo.arranged import SHELF, Duel, codes

ODA = SHELF.get("oda-nobunaga")


def first_round() -> Duel:
    duel = Duel(ODA)
    assert duel.view().own.allowed == 3
    duel.roll(3, 5, 4)
    duel.give("attack", "defence", "attack")
    return duel


def second_round() -> Duel:
    duel = first_round()
    duel.foe(6)
    assert duel.view().own.allowed == 2
    duel.roll(5, 1)
    duel.move("again", die=2)
    duel.fall(4)
    duel.give("attack", "concentration")
    return duel


def third_round() -> Duel:
    duel = second_round()
    duel.foe(5, 2)
    duel.fall(3)
    assert duel.view().own.allowed == 1
    duel.roll(5)
    duel.move("split", attack=3, defence=2)
    duel.move("boost", what="attack")
    return duel


def test_round_one_a_five_gets_through_and_the_guard_holds() -> None:
    duel = first_round()
    told = codes(duel.foe(6))
    assert told[:4] == ["foe-dice-fell", "row-read", "foe-hurt", "guard-held"]
    assert (duel.state.foe, duel.state.life, duel.state.ki) == (9, ODA.life, 10)
    assert duel.state.written == (
        Written(round=1, dice=3, attack=7, final=5, defence=5, held=True, concentration=0),
    )


def test_round_two_a_die_again_and_a_wound_in_the_right_arm() -> None:
    duel = second_round()
    assert (duel.state.ki, duel.state.dice) == (9, (5, 4))
    assert "guard-held" not in codes(duel.foe(5, 2))
    assert duel.state.foe == 9
    told = codes(duel.fall(3))
    assert told[:2] == ["part-hit", "life-lost"]
    assert ODA.part(3).part == "right-arm"
    assert (duel.state.life, duel.state.marked) == (ODA.life - 2, (3,))
    assert duel.state.concentration == 4
    assert duel.state.written[-1] == Written(
        round=2, dice=2, attack=5, final=2, defence=0, held=False, concentration=4
    )


def test_round_three_a_split_die_and_the_opponents_dice_again() -> None:
    duel = third_round()
    assert (duel.state.full_attack, duel.state.full_defence, duel.state.ki) == (4, 2, 8)
    duel.fall(4, 4, 2)
    about = duel.offers()["stand"].about
    assert (about["sum"], about["harm"], about["count"]) == (10, "wound", 2)
    duel.move("foe-again")
    duel.fall(6, 4, 3)
    about = duel.offers()["stand"].about
    assert (about["sum"], about["final"], about["loss"], about["harm"]) == (13, 4, 1, "none")
    duel.move("stand")
    assert (duel.state.foe, duel.state.life, duel.state.ki) == (8, ODA.life - 2, 7)
    assert duel.state.written[-1] == Written(
        round=3, dice=1, attack=4, final=4, defence=2, held=True, concentration=0
    )
    assert duel.state.round == 4


def test_the_example_replays_from_its_events_alone() -> None:
    duel = third_round()
    duel.foe(6, 4, 3)
    assert duel.replayed() == duel.state


def test_what_is_known_of_the_printed_duel_stands_in_our_sheet() -> None:
    rows = {row.sum: (row.defence, row.guard, row.life, row.wound) for row in ODA.rows}
    assert rows[6] == (2, 3, 4, 0)
    assert rows[7] == (3, 5, 0, 1)
    assert rows[10] == (0, 3, 0, 2)
    assert (rows[11], rows[12], rows[13]) == ((1, 2, 0, 1), (2, 1, 0, 1), (0, 2, 0, 1))
    # Its damage cell is empty, as that of row 7 is.
    assert rows[5] == (4, 4, 0, 1)
    assert [(each.attack, each.loss) for each in ODA.resistance] == [
        (4, 1),
        (6, 2),
        (8, 3),
        (10, 4),
    ]
    assert (ODA.stars, ODA.foe_life, ODA.ki, ODA.dice[:3]) == (1, 10, 10, (3, 2, 1))
    assert (ODA.part(3).part, ODA.part(3).life) == ("right-arm", 2)
