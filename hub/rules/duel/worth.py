"""What cards and characters are worth to a plain duellist; nothing here is a rule."""

# What a player would rather keep, most wanted last; used to discard and to give up weapons.
WORTH = [
    "bokken",
    "bo",
    "tanegashima",
    "naginata",
    "shuriken",
    "kiseru",
    "bushido",
    "kusarigama",
    "kanabo",
    "nagayari",
    "wakizashi",
    "daikyu",
    "katana",
    "nodachi",
    "jujutsu",
    "battle-cry",
    "armor",
    "geisha",
    "diversion",
    "breathing",
    "fast-draw",
    "focus",
    "daimyo",
    "tea-ceremony",
    "parry",
]
RANK = {kind: rank for rank, kind in enumerate(WORTH)}

# How much an ability is worth for a whole side, and for one's own turn alone.
AS_SHOGUN = {
    "hideyoshi": 9,
    "kojiro": 8,
    "ginchiyo": 7,
    "musashi": 7,
    "benkei": 6,
    "goemon": 6,
    "tomoe": 5,
    "hanzo": 4,
    "ushiwaka": 3,
    "ieyasu": 2,
    "nobunaga": 1,
}
AS_ACTIVE = {
    "hideyoshi": 3.0,
    "kojiro": 3.0,
    "musashi": 2.5,
    "goemon": 2.0,
    "tomoe": 2.0,
    "ginchiyo": 1.0,
    "hanzo": 1.0,
    "benkei": 1.0,
    "ushiwaka": 1.0,
    "ieyasu": 0.5,
    "nobunaga": 0.5,
}
GUARDS = ("hanzo", "ginchiyo", "benkei", "ushiwaka")
