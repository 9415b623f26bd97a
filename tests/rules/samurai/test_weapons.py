"""Attacks: how many, at whom, what they do, and where the weapon goes."""

import pytest

from hub.rules.box.cards import KINDS, WEAPONS
from hub.rules.contract.actor import at
from tests.rules.box import kinds
from tests.rules.game import because, choices, names, open_values, why
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)


def test_an_unparried_weapon_takes_its_wounds_back_to_the_heap() -> None:
    state = table(*plain(5))
    heap = state.heap
    state = moves(state, (0, "attack", {"target": 1, "weapon": "kiseru"}), (1, "take"))
    assert points(state) == [5, 3, 5, 5, 5]
    assert state.heap == heap + 2
    assert honors(state) == [4, 4, 4, 4, 4]


def test_a_parried_weapon_has_no_effect() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "kiseru"}), (1, "parry"))
    assert points(state) == [5, 5, 5, 5, 5]
    assert hands(state) == [2, 2, 3, 3, 3]


def test_a_parried_weapon_is_still_discarded() -> None:
    """Ruling 18: the answer first, the weapon on top."""
    state = table(*plain(5), discards=("geisha",))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "kiseru"}), (1, "parry"))
    assert kinds(state.discards) == ["geisha", "parry", "kiseru"]
    assert state.aside == ()


def test_an_unparried_weapon_is_discarded() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "kiseru"}), (1, "take"))
    assert kinds(state.discards) == ["kiseru"]


def test_a_weapon_lies_aside_until_it_is_answered() -> None:
    """Ruling 2."""
    state = table(*plain(5), level="cards")
    state, _ = do(state, 0, "attack", target=1, weapon="bokken")
    assert kinds(state.aside) == ["bokken"]
    assert state.discards == ()
    assert len(state.seats[0].cards) == 2


def test_one_weapon_a_turn() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert offer(state, 0, "attack").closed == because("weapon-limit", used=1, limit=1)
    assert refused(state, 0, "attack", target=1, weapon="bo").code == "weapon-limit"


def test_each_focus_is_one_more_weapon() -> None:
    state = table(Player(laid=("focus", "focus")), *plain(4), weapons=2)
    assert offer(state, 0, "attack").closed is None
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert offer(state, 0, "attack").closed == because("weapon-limit", used=3, limit=3)


def test_a_focus_laid_a_moment_ago_counts() -> None:
    """Ruling 6: the limit is read when a weapon is played."""
    state = table(*plain(5), weapons=1)
    assert offer(state, 0, "attack").closed is not None
    state, _ = do(state, 0, "lay", card="focus")
    assert offer(state, 0, "attack").closed is None


def test_a_new_turn_begins_with_no_weapon_played() -> None:
    state = table(*plain(5), weapons=1)
    state = moves(state, (0, "end-turn"), (1, "draw"))
    assert state.weapons == 0
    assert offer(state, 1, "attack").closed is None


def test_nobody_attacks_themselves_or_the_harmless() -> None:
    state = table(Player(), Player(hand=0), Player(resilience=0), Player(), Player())
    attack = offer(state, 0, "attack")
    assert open_values(attack, "target") == [3, 4]
    assert 0 not in choices(attack, "target")
    assert why(attack, "target", 1) == because("harmless", seat=1)
    assert why(attack, "target", 2) == because("harmless", seat=2)
    assert refused(state, 0, "attack", target=2, weapon="bo") == because("harmless", seat=2)
    assert refused(state, 0, "attack", target=0, weapon="bo").code == "not-a-choice"


def test_targets_are_offered_clockwise() -> None:
    state = table(*plain(5), turn=3)
    assert list(choices(offer(state, 3, "attack"), "target")) == [4, 0, 1, 2]


def test_when_nobody_can_be_reached_the_attack_itself_is_closed() -> None:
    state = table(Player(), *plain(4, hand=0))
    attack = offer(state, 0, "attack")
    assert attack.closed == because("no-target")
    assert why(attack, "target", 1) == because("harmless", seat=1)


def test_without_cards_there_is_no_attack() -> None:
    state = table(Player(hand=0), *plain(4))
    assert offer(state, 0, "attack").closed == because("no-cards")


def test_with_real_cards_every_weapon_is_offered() -> None:
    state = table(*plain(5))
    attack = offer(state, 0, "attack")
    assert list(choices(attack, "weapon", target=1)) == list(WEAPONS)
    assert not attack.private


def test_with_cards_on_phones_only_what_is_in_the_hand_is_offered() -> None:
    state = table(Player(hand=("kiseru", "bo", "kiseru", "parry")), *plain(4), level="cards")
    attack = offer(state, 0, "attack")
    assert list(choices(attack, "weapon", target=1)) == ["bo", "kiseru"]
    assert attack.private
    unarmed = table(Player(hand=("parry",)), *plain(4), level="cards")
    assert "attack" not in keys(unarmed, 0)


def test_each_fast_draw_adds_a_wound() -> None:
    state = table(Player(laid=("fast-draw", "fast-draw")), *plain(4))
    assert choices(offer(state, 0, "attack"), "weapon", target=1)["bo"].about == {"wounds": 3}
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert points(state)[1] == 2


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_says_what_it_would_do_and_does_it(weapon: str) -> None:
    state = table(Player("kojiro", laid=("fast-draw",)), *plain(4))
    told = choices(offer(state, 0, "attack"), "weapon", target=1)[weapon].about["wounds"]
    assert told == KINDS[weapon].wounds + 1
    state = moves(state, (0, "attack", {"target": 1, "weapon": weapon}), (1, "take"))
    assert points(state)[1] == 5 - KINDS[weapon].wounds - 1


def test_wounds_beyond_the_last_point_are_ignored() -> None:
    state = table(Player(), Player(resilience=1), *plain(3))
    heap = state.heap
    state, _ = do(state, 0, "attack", target=1, weapon="katana")
    state, events = do(state, 1, "take")
    assert points(state)[1] == 0
    assert state.heap == heap + 1
    assert events[2].seen_by(at(0)).params["count"] == 1  # type: ignore[union-attr]


def test_the_question_shows_how_the_wounds_add_up() -> None:
    state = table(Player("musashi", laid=("fast-draw",)), Player("ginchiyo"), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="kiseru")
    (asked,) = RULES.view(state, at(3)).asked
    assert asked.key == "weapon"
    assert asked.seats == (1,)
    assert asked.about == {"by": 0, "card": "kiseru", "wounds": 3}
    assert [(part.key, part.value) for part in asked.sums] == [
        ("weapon", 2),
        ("fast-draw", 1),
        ("musashi", 1),
        ("ginchiyo", -1),
    ]


def test_a_hit_is_told_in_its_order() -> None:
    """Ruling 4: wounds, defeat and honor, and only then what they bring."""
    state = table(Player("tomoe"), Player("ushiwaka", resilience=2), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="katana")
    state, events = do(state, 1, "take")
    assert names(events) == [
        "Answered",
        "Closed",
        "Wounded",
        "Defeated",
        "CardsDrawn",
        "CardsDrawn",
        "Settled",
    ]
    assert hands(state)[:2] == [3, 5]


def test_a_weapon_that_ends_the_game_brings_no_cards() -> None:
    """Ruling 4: the end is looked for before Ushiwaka and Tomoe draw."""
    state = table(Player("tomoe"), Player("ushiwaka", resilience=2, honor=1), *plain(3))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "katana"}), (1, "take"))
    assert state.ending is not None
    assert hands(state)[:2] == [2, 3]


def test_while_a_target_is_asked_nothing_else_is_played() -> None:
    state = table(Player(laid=("focus",)), *plain(4))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    assert keys(state, 0) == []
    assert refused(state, 0, "attack", target=2, weapon="bo").code == "not-offered"
