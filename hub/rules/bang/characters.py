"""The 31 characters and the life printed on them; their abilities are named where they act."""

BASE: dict[str, int] = {
    "bart-cassidy": 4,
    "black-jack": 4,
    "calamity-janet": 4,
    "el-gringo": 3,
    "jesse-jones": 4,
    "jourdonnais": 4,
    "kit-carlson": 4,
    "lucky-duke": 4,
    "paul-regret": 3,
    "pedro-ramirez": 4,
    "rose-doolan": 4,
    "sid-ketchum": 4,
    "slab-the-killer": 4,
    "suzy-lafayette": 4,
    "vulture-sam": 4,
    "willy-the-kid": 4,
}
DODGE_CITY: dict[str, int] = {
    "apache-kid": 3,
    "belle-star": 4,
    "bill-noface": 4,
    "chuck-wengam": 4,
    "doc-holyday": 4,
    "elena-fuente": 3,
    "gregg-digger": 4,
    "herb-hunter": 4,
    "jose-delgado": 4,
    "molly-stark": 4,
    "pat-brennan": 4,
    "pixie-pete": 3,
    "sean-mallory": 3,
    "tequila-joe": 4,
    "vera-custer": 3,
}
PRINTED: dict[str, int] = {**BASE, **DODGE_CITY}

# Everyone starts with one more than is printed, but for the two who gain by being hurt.
_AS_PRINTED = frozenset({"bart-cassidy", "bill-noface"})
LIFE: dict[str, int] = {
    name: printed + (name not in _AS_PRINTED) for name, printed in PRINTED.items()
}


def names(has_dodge_city: bool) -> tuple[str, ...]:
    """The characters of a box."""
    return tuple(PRINTED if has_dodge_city else BASE)
