"""Cards in play are set straight from where they really came, at any time, by whoever is asked."""

import pytest

from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import (
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    table,
)
from tests.rules.game import ActorOrSeat, choices, names, open_values


def lay(change: str, source: str | int = "own-hand", seat: int = 1) -> dict[str, str | int]:
    return {"seat": seat, "change": change, "source": source}


@pytest.mark.parametrize("actor", [HOST, 1])
def test_a_forgotten_card_comes_from_the_hand_of_whom_it_lies_before(actor: ActorOrSeat) -> None:
    state = table(*plain(5), discards=("barrel",))
    form = offer(state, actor, "correct-laid")
    assert open_values(form, "source", seat=1) == [
        "own-hand",
        "the-discards",
        "the-deck",
        0,
        2,
        3,
        4,
    ]
    laid, _ = do(state, actor, "correct-laid", **lay("+barrel"))
    assert (laid.seats[1].laid, hands(laid)[1], laid.discards) == (("barrel",), 3, ("barrel",))
    found, _ = do(state, actor, "correct-laid", **lay("+barrel", "the-discards"))
    assert (found.seats[1].laid, hands(found)[1], found.discards) == (("barrel",), 4, ())
    jail, _ = do(state, actor, "correct-laid", **lay("+jail", 3))
    assert (jail.seats[1].laid, hands(jail)[3]) == (("jail",), 3)


def test_a_wrong_weapon_is_set_straight_with_no_discards_at_all() -> None:
    """Schofield tapped, a Remington lies there: two corrections, and every count is right."""
    state, _ = do(table(*plain(5)), 0, "lay", card="schofield")
    right, _ = do(table(*plain(5)), 0, "lay", card="remington")
    assert state.discards == ()
    for changes in (("-schofield", "+remington"), ("+remington", "-schofield")):
        after = state
        for change in changes:
            after, _ = do(after, 0, "correct-laid", **lay(change, seat=0))
        assert after == right


def test_of_two_weapons_the_newer_counts() -> None:
    state = table(Player(laid=("winchester",)), *plain(4))
    state, _ = do(state, 0, "correct-laid", **lay("+schofield", seat=0))
    reach = {value for value, choice in choices(offer(state, 0, "bang"), "target").items()}
    assert reach == {1, 2, 3, 4}
    state, _ = do(state, 0, "bang", target=1)
    assert state.question is not None
    assert state.question.wounds == 2


def test_any_kind_is_offered_and_what_cannot_be_is_noted() -> None:
    players = (Player(laid=("schofield", "scope")), Player(laid=("remington",)), *plain(3))
    state = table(*players)
    sheriffs = choices(offer(state, HOST, "correct-laid"), "change", seat=0)
    others = choices(offer(state, 2, "correct-laid"), "change", seat=2)
    assert sheriffs["+scope"].about == {"all-open": 1}
    assert sheriffs["+remington"].about == {"all-open": 1}
    for kind in ("winchester", "jail"):
        assert sheriffs[f"+{kind}"].about == {"against-rules": 1}
        assert others[f"+{kind}"].about == {}
    assert "+hideout" not in others
    assert len([change for change in others if str(change)[0] == "+"]) == 10


def test_a_card_is_believed_whatever_is_counted() -> None:
    state = table(Player(), Player(hand=0), *plain(3), discards=())
    laid, _ = do(state, 1, "correct-laid", **lay("+barrel"))
    assert (laid.seats[1].laid, hands(laid)[1], laid.deck) == (("barrel",), 0, state.deck - 1)


@pytest.mark.parametrize(
    ("laid", "change", "first"),
    [((), "+dynamite", "dynamite"), ((), "+jail", "jail"), (("jail",), "+dynamite", "dynamite")],
)
def test_what_is_checked_at_the_start_of_a_turn_is_checked_when_it_was_told_late(
    laid: tuple[str, ...], change: str, first: str
) -> None:
    steps = (*laid, "draw", "play")
    state = table(Player(), Player(laid=laid), *plain(3), turn=1, steps=steps)
    state, _ = do(state, HOST, "correct-laid", **lay(change, 0))
    assert state.step == first
    state, _ = do(state, 1, f"check-{first}", flipped="hearts" if first == "jail" else "passes")
    assert state.step == (laid[0] if laid else "draw")


def test_a_barrel_told_after_the_draw_or_a_jail_after_it_adds_no_check() -> None:
    state = table(*plain(5), turn=1)
    state, _ = do(state, HOST, "correct-laid", **lay("+jail", 0))
    assert state.step == "play"
    state = table(*plain(5), turn=1, steps=("draw", "play"))
    state, _ = do(state, HOST, "correct-laid", **lay("+barrel"))
    assert state.step == "draw"


def test_a_dynamite_that_a_leaver_hands_on_is_checked_by_whom_recovers() -> None:
    down = Player(life=0)
    state = table(
        Player(laid=("dynamite",)), down, *plain(3), turn=1, steps=("recover", "draw", "play")
    )
    state, _ = do(state, 0, "leave")
    state, _ = do(state, 1, "recover")
    assert (state.step, state.seats[1].laid) == ("dynamite", ("dynamite",))


# While an attack is open


def test_a_barrel_told_while_one_is_shot_at_counts_for_the_next_shot() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, 1, "correct-laid", **lay("+barrel"))
    assert "barrel" not in keys(state, 1)
    state, _ = do(state, 1, "take")
    assert lives(state)[1] == 4
    state = moves(state, (0, "end-turn"))
    state, _ = do(state, HOST, "correct-turn", seat=0, step="play", used="anew")
    state, _ = do(state, 0, "bang", target=1)
    assert "barrel" in keys(state, 1)


def test_a_barrel_told_while_one_is_shot_at_may_be_tried_if_the_shooter_agrees() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, 1, "correct-laid", **lay("+barrel"))
    assert keys(state, 0) == ["judge-anew"]
    state, events = do(state, 0, "judge-anew")
    assert names(events) == ["JudgedAnew"]
    assert keys(state, 0) == []
    state, _ = do(state, 1, "barrel", flipped="hearts")
    assert (state.question, lives(state)[1]) == (None, 5)


def test_a_barrel_told_while_the_gatling_asks_may_be_tried_if_its_owner_agrees() -> None:
    state, _ = do(table(*plain(5)), 0, "gatling")
    state, _ = do(state, 2, "correct-laid", **lay("+barrel", seat=2))
    assert "barrel" not in keys(state, 2)
    state, _ = do(state, 0, "judge-anew")
    assert "barrel" in keys(state, 2)
    assert "barrel" not in keys(state, 1)


def test_a_barrel_that_does_not_lie_there_may_be_tried_until_the_shooter_says_so() -> None:
    state = table(Player(), Player(laid=("barrel",)), *plain(3))
    state, _ = do(state, 0, "bang", target=1)
    state, _ = do(state, HOST, "correct-laid", **lay("-barrel"))
    assert "barrel" in keys(state, 1)
    state, _ = do(state, 0, "judge-anew")
    assert "barrel" not in keys(state, 1)


def test_a_mustang_told_late_puts_a_bang_out_of_reach_only_if_the_shooter_agrees() -> None:
    state = table(*plain(5))
    state, _ = do(state, 0, "bang", target=1)
    state, _ = do(state, 1, "correct-laid", **lay("+mustang"))
    hit, _ = do(state, 1, "take")
    assert lives(hit)[1] == 4
    void, _ = do(state, 0, "judge-anew")
    assert (void.question, void.bangs, void.aside, hands(void)[:2]) == (None, 0, (), [4, 3])


def test_two_cards_for_a_bang_go_back_and_may_be_used_again() -> None:
    state = table(Player("doc-holyday"), *plain(4), bangs=1)
    state, _ = do(state, 0, "two-for-bang", target=1)
    state, _ = do(state, 1, "correct-laid", **lay("+mustang"))
    state, _ = do(state, 0, "judge-anew")
    assert (state.bangs, state.used, hands(state)[0]) == (1, (), 4)


def test_a_weapon_told_late_hits_harder_if_the_shooter_agrees() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, 0, "correct-laid", **lay("+schofield", seat=0))
    state = moves(state, (0, "judge-anew"), (1, "take"))
    assert lives(state)[1] == 3


def test_a_shot_that_was_answered_in_part_stands() -> None:
    state = table(Player(), Player("jourdonnais"), *plain(3))
    state = moves(state, (0, "bang", {"target": 1}), (1, "barrel", {"flipped": "no-hearts"}))
    state, _ = do(state, 1, "correct-laid", **lay("+mustang"))
    assert keys(state, 0) == []


def test_what_lies_aside_keeps_its_place_above_a_discard_that_was_taken_out() -> None:
    state, _ = do(table(*plain(5), discards=("beer", "barrel")), 0, "bang", target=1)
    state, _ = do(state, 1, "correct-laid", **lay("+barrel", "the-discards"))
    state, _ = do(state, 1, "missed")
    assert state.discards == ("beer", "bang", "missed")
