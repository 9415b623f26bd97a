"""The cards that are neither shots nor blue: Beer, Saloon, Panic!, Cat Balou and the rest."""

import pytest

from hub.rules.contract.view import Transfer
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    refused,
    table,
    told,
)
from tests.rules.game import because, choices, names, open_values, why


def test_a_beer_gives_one_life_and_tequila_joe_two() -> None:
    assert lives(moves(table(Player(life=2), *plain(4)), (0, "beer")))[0] == 3
    assert lives(moves(table(Player("tequila-joe", life=2), *plain(4)), (0, "beer")))[0] == 4


def test_a_beer_gives_nothing_past_the_start_but_may_be_played() -> None:
    state, events = do(table(*plain(5)), 0, "beer")
    assert (lives(state)[0], hands(state)[0], names(events)) == (5, 3, ["CardPlayed", "Settled"])
    almost = table(Player("tequila-joe", life=4), *plain(4))
    assert lives(moves(almost, (0, "beer")))[0] == 5


@pytest.mark.parametrize(
    ("player", "gain"),
    [
        (Player(life=2), 1),
        (Player(), 0),
        (Player("tequila-joe", life=2), 2),
        (Player("tequila-joe", life=4), 1),
        (Player(life=0), 0),
    ],
)
def test_a_beer_says_before_what_it_would_give(player: Player, gain: int) -> None:
    assert offer(table(player, *plain(4)), 0, "beer").about == {"count": gain}


def test_a_saloon_says_before_what_it_would_give_to_all() -> None:
    gone = Player(life=2, left=True)
    some = table(Player(life=1), Player(life=4), Player(), Player(life=0), gone)
    assert offer(some, 0, "saloon").about == {"count": 2}
    assert offer(table(*plain(5)), 0, "saloon").about == {"count": 0}


def test_a_saloon_gives_everyone_one() -> None:
    gone = Player(life=2, left=True)
    state = table(Player(life=1), Player(life=4), Player(), Player(life=0), gone)
    assert lives(moves(state, (0, "saloon"))) == [2, 5, 5, 0, 2]


def test_stagecoach_two_and_wells_fargo_three() -> None:
    state = table(*plain(5))
    assert hands(moves(state, (0, "stagecoach")))[0] == 5
    assert hands(moves(state, (0, "wells-fargo")))[0] == 6


def test_a_general_store_gives_one_card_to_everyone_who_is_here() -> None:
    state = table(Player(), Player(life=0), Player(hand=0), Player(left=True, hand=0), Player())
    assert hands(moves(state, (0, "general-store"))) == [4, 5, 1, 0, 5]


def test_cat_balou_takes_a_card_from_a_hand_or_from_play_at_any_distance() -> None:
    state = table(*plain(3), Player(laid=("barrel", "jail")), *plain(3))
    form = offer(state, 0, "cat-balou")
    assert list(choices(form, "what", target=3)) == ["hand", "barrel", "jail"]
    blind = moves(state, (0, "cat-balou", {"target": 3, "what": "hand"}))
    assert (hands(blind)[3], blind.discards) == (3, ("cat-balou", ""))
    open_ = moves(state, (0, "cat-balou", {"target": 3, "what": "jail"}))
    assert (open_.seats[3].laid, open_.discards) == (("barrel",), ("cat-balou", "jail"))


def test_panic_takes_a_card_at_distance_one() -> None:
    state = table(Player(laid=("winchester",)), Player(laid=("scope",)), *plain(4))
    form = offer(state, 0, "panic")
    assert open_values(form, "target") == [1, 5, 0]
    assert why(form, "target", 2) == because("too-far", seat=2, distance=2, reach=1)
    blind = moves(state, (0, "panic", {"target": 1, "what": "hand"}))
    assert hands(blind)[:2] == [4, 3]
    open_ = moves(state, (0, "panic", {"target": 1, "what": "scope"}))
    assert (hands(open_)[:2], open_.seats[1].laid) == ([4, 4], ())


@pytest.mark.parametrize(("what", "source"), [("scope", ""), ("hand", 1)])
def test_what_panic_takes_is_told_as_moved_into_the_hand(what: str, source: int | str) -> None:
    state = table(Player(), Player(laid=("scope",)), *plain(4))
    _, events = do(state, 0, "panic", target=1, what=what)
    moved: list[Transfer] = []
    for event in events:
        moved += RULES.moved(state, event)
        state = event.evolve(state)
    taken = [each for each in moved if each.key == "hand" and each.to == 0]
    assert taken == [Transfer(key="hand", count=1, source=source, to=0)]


def test_distance_cards_change_whom_panic_reaches() -> None:
    state = table(Player(laid=("scope",)), Player(laid=("mustang",)), Player(), *plain(2))
    assert open_values(offer(state, 0, "panic"), "target") == [1, 2, 3, 4, 0]
    no_scope = table(Player(), Player(laid=("mustang",)), *plain(3))
    assert open_values(offer(no_scope, 0, "panic"), "target") == [4]


def test_panic_and_cat_balou_are_no_attacks() -> None:
    state = table(Player(), Player(life=0), Player(hand=0, laid=("barrel",)), *plain(2))
    assert open_values(offer(state, 0, "cat-balou"), "target") == [1, 2, 3, 4, 0]
    assert open_values(offer(state, 0, "panic"), "target") == [1, 4]


def test_panic_takes_a_card_of_ones_own_in_play_back_into_the_hand() -> None:
    """A Mustang before oneself keeps nobody from oneself."""
    state = table(Player(laid=("mustang", "barrel")), *plain(4))
    form = offer(state, 0, "panic")
    assert list(choices(form, "what", target=0)) == ["mustang", "barrel"]
    state, events = do(state, 0, "panic", target=0, what="barrel")
    assert (hands(state)[0], state.seats[0].laid) == (4, ("mustang",))
    told_ = [(line.code, line.params) for line in told(events)]
    assert told_ == [
        ("card-played", {"seat": 0, "card": "panic"}),
        ("laid-taken-back", {"seat": 0, "card": "barrel"}),
    ]


def test_cat_balou_discards_a_card_of_ones_own_and_the_last_one_makes_harmless() -> None:
    state = table(Player(hand=2, laid=("barrel",)), *plain(4))
    assert list(choices(offer(state, 0, "cat-balou"), "what", target=0)) == ["my-hand", "barrel"]
    laid = moves(state, (0, "cat-balou", {"target": 0, "what": "barrel"}))
    assert (hands(laid)[0], laid.seats[0].laid) == (1, ())
    bare, events = do(state, 0, "cat-balou", target=0, what="my-hand")
    assert (hands(bare)[0], bare.seats[0].harmless) == (0, True)
    assert [line.code for line in told(events)] == ["card-played", "cards-discarded"]


def test_the_card_itself_is_not_among_ones_own_to_lose() -> None:
    state = table(Player(hand=1), *plain(4))
    assert 0 not in open_values(offer(state, 0, "cat-balou"), "target")
    assert 0 not in open_values(offer(table(*plain(5)), 0, "panic"), "target")


def test_apache_kids_own_diamonds_touch_him() -> None:
    state = table(Player("apache-kid", laid=("barrel",)), *plain(4))
    assert list(choices(offer(state, 0, "panic"), "what", target=0)) == ["barrel"]


def test_whoever_has_nothing_has_nothing_to_lose() -> None:
    state = table(Player(), Player(hand=0), *plain(3))
    assert why(offer(state, 0, "cat-balou"), "target", 1) == because("nothing-to-lose", seat=1)
    assert why(offer(state, 0, "panic"), "target", 1) == because("nothing-to-lose", seat=1)


def test_nobody_has_two_of_one_name_in_play() -> None:
    state = table(Player(laid=("barrel", "volcanic")), *plain(4))
    form = offer(state, 0, "lay")
    assert why(form, "card", "barrel") == because("same-name", card="barrel")
    assert why(form, "card", "volcanic") == because("same-name", card="volcanic")
    assert "schofield" in open_values(form, "card")


def test_a_card_in_play_stays_before_its_player() -> None:
    state = moves(table(*plain(5)), (0, "lay", {"card": "mustang"}))
    assert (state.seats[0].laid, hands(state)[0], state.discards) == (("mustang",), 3, ())


def test_without_a_card_nothing_can_be_played() -> None:
    state = table(Player(hand=0), *plain(4))
    played = [key for key in keys(state, 0) if key != "end-turn"]
    assert len(played) > 10
    assert all(offer(state, 0, key).closed == because("no-cards") for key in played)


def test_only_the_player_whose_turn_it_is_plays() -> None:
    state = table(*plain(5))
    assert keys(state, 1) == []
    assert refused(state, 1, "beer").code == "not-offered"


# Dodge City's cards


def test_another_card_is_only_there_with_all_of_dodge_city() -> None:
    assert "other" not in keys(table(*plain(5)), 0)
    assert "hideout" not in choices(offer(table(*plain(5)), 0, "lay"), "card")
    whole = table(*plain(5), box="dodge-city")
    assert {"other", "other-attack"} <= set(keys(whole, 0))
    assert {"hideout", "binocular"} <= set(choices(offer(whole, 0, "lay"), "card"))


def test_another_card_is_counted_wherever_it_goes() -> None:
    state = table(*plain(5), box="dodge-city")
    state = moves(state, (0, "other", {"place": "discards"}), (0, "other", {"place": "in-play"}))
    assert (hands(state)[0], state.seats[0].laid, state.discards) == (2, ("other",), ("other",))
    state = moves(state, (0, "other", {"place": "from-play"}))
    assert (state.seats[0].laid, state.discards) == ((), ("other", "other"))
    assert why(offer(state, 0, "other"), "place", "from-play") == because("nothing-before-you")


def test_an_attack_with_another_card_does_one() -> None:
    state = table(Player("slab-the-killer", laid=("winchester",)), *plain(4), box="dodge-city")
    state = moves(state, (0, "other-attack", {"target": 2}))
    assert keys(state, 2) == ["missed", "take"]
    assert lives(moves(state, (2, "take")))[2] == 4
    assert moves(state, (2, "missed")).question is None


def test_a_closed_offer_is_refused_with_its_reason() -> None:
    state = table(Player(), Player(hand=0), *plain(3))
    reason = refused(state, 0, "cat-balou", target=1, what="hand")
    assert reason == because("nothing-to-lose", seat=1)
