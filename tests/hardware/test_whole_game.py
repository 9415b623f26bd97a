"""A whole game with the panel's buttons for every turn's end and every deck's end."""

import random

import pytest

from tests.hardware.evening import Evening, panelled
from tests.hardware.hand import Hand, soon
from tests.web.phone import filled, is_asked, open_offers
from tests.web.running import RunningHub

END, DECK = "End of turn", "Deck end"
MOST_MOVES = 600
MOVES_A_TURN = 3


class Play:
    """Five people who play at random, and end nothing themselves."""

    def __init__(self, evening: Evening, hand: Hand, dice: random.Random) -> None:
        self.evening, self.hand, self.dice = evening, hand, dice
        self.pressed = {END: 0, DECK: 0}
        self.by_hand = 0
        self.in_this_turn = 0

    @property
    def is_over(self) -> bool:
        return self.evening.screen.outcome is not None

    def step(self) -> None:
        phone = next(each for each in self.evening.phones.values() if is_asked(each.view))
        offers = [each for each in open_offers(phone.sight) if each["key"] != "end-turn"]
        is_asked_now = bool(phone.view["asked"])
        if not is_asked_now and (self.in_this_turn >= MOVES_A_TURN or not offers):
            self.end_turn()
            return
        move = filled(self.dice.choice(offers), self.dice)
        answer = phone.move(move)
        assert answer["ok"], answer
        self.in_this_turn += 1
        self.evening.settle()

    def end_turn(self) -> None:
        """By the button; where cards must be chosen it refuses, and the phone does it."""
        before = self.evening.settle()
        self.hand.saw(before)
        if self.dice.random() < 0.3 and self.is_offered("deck-end"):
            # The first press asks, unless somebody is asked already.
            self.press(DECK, before)
            return
        if not self.is_offered("end-turn"):
            self.refused(before)
            return
        self.in_this_turn = 0
        self.press(END, before)

    def is_offered(self, key: str) -> bool:
        sight = self.hand.panel.link.sight
        assert sight is not None
        return any(offer.key == key and offer.closed is None for offer in sight.offers)

    def press(self, label: str, before: int) -> None:
        self.hand.press(label)
        soon(lambda: self.evening.settle() > before)
        assert self.evening.settle() == before + 1
        self.pressed[label] += 1

    def no_deck_to_end(self, before: int) -> None:
        """The hub holds the cards and knows by itself when they are out."""
        self.hand.saw(before)
        self.hand.press(DECK)
        self.hand.heard("refused (")
        assert self.evening.settle() == before

    def refused(self, before: int) -> None:
        self.hand.press(END)
        self.hand.heard("refused (must-discard)")
        assert self.evening.settle() == before
        phone = self.evening.phones[self.evening.turn]
        offer = self.evening.offer(phone, "end-turn")
        assert offer is not None
        assert phone.move(filled(offer, self.dice))["ok"]
        self.evening.settle()
        self.in_this_turn = 0
        self.by_hand += 1


@pytest.mark.parametrize(
    "level",
    ["companion", *(pytest.param(each, marks=pytest.mark.long) for each in ("tokens", "cards"))],
)
def test_a_whole_game_with_the_buttons(hub: RunningHub, level: str) -> None:
    evening = Evening(hub, players=5, level=level)
    evening.begin()
    with panelled(evening) as hand:
        play = Play(evening, hand, random.Random(level))
        if level == "cards":
            play.no_deck_to_end(evening.settle())
        else:
            # Somebody turns over the last card first, and somebody has nothing to do.
            if level == "companion":
                evening.made(evening.host, "correct-deck", count=1)
            for _ in range(2):
                play.hand.saw(evening.settle())
                play.press(DECK, evening.settle())
            play.press(END, evening.settle())
        for _ in range(MOST_MOVES):
            if play.is_over:
                break
            play.step()
        assert play.is_over
        assert play.pressed[END] >= 1
        assert (play.pressed[DECK] >= 1) == (level != "cards")
        assert evening.screen.outcome is not None
        for seat in evening.screen.outcome["winners"]:
            hand.plays(f"seat-{seat}", "winner")
        hand.plays("deck", "over")
        records = [line.code for line in hand.panel.link.sight.lines]  # type: ignore[union-attr]
        assert any(code.startswith("ended-") for code in records)
    evening.end()
