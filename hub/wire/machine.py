"""What a hub may ask of its machine: a fixed list of verbs, and the messages about them.

The very same types are what root's worker decodes: what is not one of these does not exist.
"""

from typing import Literal

import msgspec

from hub.rules.contract.value import Value

VerbName = Literal["restart-hub", "reboot", "power-off"]


class RestartHub(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="restart-hub"):
    """Start the hub's service anew."""


class Reboot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reboot"):
    """Start the machine anew."""


class PowerOff(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="power-off"):
    """Shut the machine down, so that its plug can be pulled."""


Verb = RestartHub | Reboot | PowerOff

VERBS: dict[VerbName, Verb] = {
    "restart-hub": RestartHub(),
    "reboot": Reboot(),
    "power-off": PowerOff(),
}


class VerbAnswer(msgspec.Struct, frozen=True):
    """What the worker says: whether it does it, or why not."""

    ok: bool
    why: str = ""


class AskMachine(Value):
    """`sure`: although tables play. They go on when the hub is back."""

    verb: VerbName
    sure: bool = False


class MachineSeen(Value):
    """Which verbs are there: none where no worker was installed."""

    verbs: tuple[VerbName, ...]
