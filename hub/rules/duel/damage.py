"""Wounds, falls, Shoguns stepping in, the deck's end, and the one place that knows the end."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.card_state import Over
from hub.rules.duel.circle import exposed
from hub.rules.duel.events.characters import Fell, How, ResilienceCorrected, SteppedIn, Wounded
from hub.rules.duel.state import Ending, Question, State, Transaction, other
from hub.rules.swordplay.bushido import Withdrawn
from hub.rules.swordplay.card_events import DeckEnded
from hub.rules.swordplay.deck import Deck, reshuffle


def harm(tx: Transaction, names: tuple[str, ...], wounds: int, how: How) -> int:
    """One effect on these characters, as far as they still stand in the circle.

    How many points were lost, all together; wounds past the last point are not counted.
    """
    state = tx.state
    hit = tuple(name for name in names if name in state.sides[state.owner(name)].line)
    if not hit:
        return 0
    owners = {state.owner(name) for name in hit}
    seat = owners.pop() if len(owners) == 1 else -1
    has = [state.figure(name).resilience for name in hit]
    count = min(wounds, has[0]) if len(hit) == 1 else wounds
    tx.emit(Wounded(seat=seat, characters=hit, count=count, how=how))
    fall(tx, hit, how)
    return sum(min(wounds, points) for points in has)


def fall(tx: Transaction, names: tuple[str, ...], how: How) -> None:
    """Whoever of these has nothing left is out; then the end; then Shoguns step in."""
    figures = [tx.state.figure(name) for name in names]
    fallen = [figure.name for figure in figures if not figure.resilience and not figure.fallen]
    for name in fallen:
        tx.emit(Fell(seat=tx.state.owner(name), character=name))
    judge(tx, how)
    for seat in sorted({tx.state.owner(name) for name in fallen}):
        if tx.state.sides[seat].is_behind:
            _step_in(tx, seat)


def correct(tx: Transaction, name: str, resilience: int) -> None:
    """So much lies there: whoever has nothing has fallen, and who fell but has some did not."""
    if tx.state.figure(name).fallen and resilience:
        _stand_up(tx, name, resilience)
        return
    tx.emit(ResilienceCorrected(character=name, resilience=resilience))
    fall(tx, (name,), "corrected")


def _stand_up(tx: Transaction, name: str, resilience: int) -> None:
    """Where it would stand if it had not fallen; with all three the Shogun is behind the line.

    Two have the Shogun between them; one is on the side of the Shogun on which it was.
    """
    seat = tx.state.owner(name)
    side = tx.state.sides[seat]
    up = tuple([each.name for each in side.figures[1:] if each.name == name or not each.fallen])
    is_behind = len(up) == len(side.figures) - 1
    left = 0 if up == (name,) and side.figure(name).was_right else 1
    line = up if is_behind else (*up[:left], side.shogun, *up[left:])
    behind = side.shogun if is_behind else ""
    tx.emit(ResilienceCorrected(character=name, resilience=resilience, line=line, behind=behind))
    for frame in tx.state.frames:
        if type(frame) is Question and frame.key == "beside" and seat in frame.asked:
            tx.emit(Withdrawn(question=frame.question))


def judge(tx: Transaction, cause: str) -> None:
    """A fallen Shogun has lost; if both fell at once, whoever's turn it is has won."""
    losers = [seat for seat, side in enumerate(tx.state.sides) if side.figures[0].fallen]
    if not losers:
        return
    winner = tx.state.turn if len(losers) > 1 else other(losers[0])
    raise Over(Ending(reason="shogun", cause=cause, winner=winner))


def _step_in(tx: Transaction, seat: int) -> None:
    """Between two; beside one, where the owner may choose the side; or alone.

    A hub that counts tokens alone knows nothing of places, so it does not ask.
    """
    side = tx.state.sides[seat]
    name = side.shogun
    tx.emit(
        SteppedIn(
            seat=seat,
            character=name,
            resilience=CHARACTERS[name],
            line=(*side.line[:1], name, *side.line[1:]),
            chooses=len(side.line) == 1 and tx.state.cards_are_counted,
        )
    )


def end_deck(tx: Transaction, spared: tuple[str, ...] = ()) -> None:
    """Shuffle the discards into a new deck; whoever is not harmless loses 1.

    `spared` are those a hub that counts no cards was told to be harmless; one that counts knows
    who was so when the last card was taken.
    """
    if tx.state.deck_doubts:
        spared = tx.state.deck_doubts[0].spared
    reshuffle(tx, DeckEnded)
    hit = tuple(name for side in tx.state.sides for name in exposed(side) if name not in spared)
    harm(tx, hit, 1, "deck")


DECK: Deck[State] = Deck(end_deck)
draw = DECK.draw
