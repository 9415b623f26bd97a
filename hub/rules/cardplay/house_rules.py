"""House rules: where a rulebook leaves a choice."""

from typing import Literal

from hub.rules.contract.value import Value


class HouseRules(Value):
    """`deck_end`: at once when the last card leaves the deck, or when a card is next needed."""

    deck_end: Literal["at-once", "when-needed"] = "at-once"

    def changed(self) -> tuple[str, ...]:
        """What differs from our rulings, as rule/choice."""
        chosen = {name: getattr(self, name) for name in self.__struct_fields__}
        usual = dict(zip(self.__struct_fields__, self.__struct_defaults__, strict=True))
        return tuple(
            f"{name.replace('_', '-')}/{choice}"
            for name, choice in chosen.items()
            if choice != usual[name]
        )
