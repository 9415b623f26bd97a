"""Rate-limit wrong codes per address and in all: right ones are free, and nobody is locked out.

A code is short, because people read it aloud; so what protects it is how many can be tried. What
a code opens is not known here.

- **A right code costs nothing**, however often a page asks for it: many phones may be behind one
  address, and each looks every few seconds who has sat down.
- **A wrong one is taken from what its address has.** When that is used up, nothing is answered any
  more, not even a right code: otherwise the rare yes among many refusals would be the answer. But
  what an address was told once it may ask for again: that tells nothing new, and the pages that
  are open there go on while somebody beside them mistypes.
- **In all, too**: wrong codes from everywhere are counted together. When that is used up, an
  address that has been wrong lately gets few tries instead of many, while one that has not is
  answered as ever: guessing from many addresses becomes slow, and whoever comes with the right
  code, or mistypes it once, does not notice.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import TypeVar

from hub.rules.contract.refusal import Refusal
from hub.web.limits import Buckets, network_of

Found = TypeVar("Found")

# What an address has left to try while there is guessing from everywhere: so many, at a fraction
# of its pace.
_FEW = 3
_SLOWER = 20
# In all, so many times what one address has.
_ADDRESSES = 10
_MOST_ANSWERED = 4096

WRONG = ("no-such-code", "no-key")


class Guesses:
    """`a_minute` wrong codes of one address in a minute, and as many at once."""

    def __init__(self, a_minute: int, clock: Callable[[], int]) -> None:
        self._own = Buckets(a_minute / 60, a_minute, clock)
        self._few = Buckets(a_minute / 60 / _SLOWER, _FEW, clock)
        self._all = Buckets(_ADDRESSES * a_minute / 60, _ADDRESSES * a_minute, clock)
        self._lock = Lock()
        self._answered: OrderedDict[Hashable, None] = OrderedDict()

    def tried(self, address: str, code: Hashable, look: Callable[[], Found]) -> Found:
        """What this code opens; Refusal `too-fast` before it is looked for, if that has to wait."""
        network = network_of(address)
        if not self._was_told(network, code):
            self._check(network)
        try:
            found = look()
        except Refusal as refusal:
            if refusal.reason.code in WRONG:
                self._count(network)
            raise
        self._remember(network, code)
        return found

    def _check(self, network: str) -> None:
        is_slow = self._all.left("") < 1
        if self._own.left(network) < 1 or (is_slow and self._few.left(network) < 1):
            raise Refusal("too-fast")

    def _count(self, network: str) -> None:
        for bucket, who in ((self._own, network), (self._few, network), (self._all, "")):
            bucket.take(who)

    def _was_told(self, network: str, code: Hashable) -> bool:
        with self._lock:
            return (network, code) in self._answered

    def _remember(self, network: str, code: Hashable) -> None:
        with self._lock:
            self._answered[network, code] = None
            self._answered.move_to_end((network, code))
            while len(self._answered) > _MOST_ANSWERED:
                self._answered.popitem(last=False)
