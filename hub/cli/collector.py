"""Loading the program without searching it for garbage.

A module that was imported never goes away again, so each search while it is loaded is in vain.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_off() -> Iterator[None]:
    """No garbage is looked for within; after it as before."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
