"""The twelve characters and their resilience; their abilities are named where they act."""

CHARACTERS: dict[str, int] = {
    "benkei": 5,
    "chiyo": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}
NAMES: tuple[str, ...] = tuple(CHARACTERS)
