"""The hub's own vocabulary: what tables, pages and commands say in every game.

It is no game's: a game's vocabulary stands beside its rules.
"""

from hub.rules.contract.vocabulary import FORM_REFUSALS, Vocabulary, codes, joined, plain

_STORY = codes(
    "bot-relieved: name was",
    "bot-seated: name was",
    "closed",
    "correction-asked: now seat was",
    "correction-called",
    "correction-doubted: by",
    "correction-overturned: seat",
    "device-handed: seat",
    "device-returned: seat",
    "laid-open",
    "paused",
    "put-right",
    "reopened",
    "resumed",
    "seat-filled: name was",
    "seat-freed",
    "seat-moved: seat",
    "seat-resumed: name",
    "seat-taken: seat",
    "seat-uncovered: seat",
    "seat-vacated: name",
    "seat-vouched: by seat",
    "taken-back: actor by what",
    "taken-back-answer: actor by seat",
    "taken-back-open",
    "taken-back-seen: what",
    "taken-back-shown",
    "taken-back-untold: actor by",
)
_REFUSALS = codes(
    "name-taken: name",
    "needs-the-owner: seat",
    "no-such-sheet: key",
    "secrets-in-play: count",
    "sheet-unreadable: line",
    "takeover-waits: count",
    "tables-playing: count",
    "too-many-sheets: high",
    "wrong-piece: count",
    "wrong-entries: high line low",
    "wrong-number: count high low",
    "wrong-options: why",
    "wrong-sheets: line",
)
_BARE_REFUSALS = plain(
    """
    already-claimed already-started answers-are-open bots-need-cards cannot-confirm cannot-sound
    cannot-vouch codes-full
    damaged-export host-only hub-fault hub-full id-used kept-in-database
    key-revoked laid-open malformed
    newer-export night-is-here
    no-correction
    no-free-seat no-key no-room no-secret no-sheets no-showcase no-such-code no-such-copy
    no-such-game no-such-key no-such-page no-such-seat no-such-table no-takeover no-upload
    no-worker not-a-copy not-over not-paused not-started
    not-taken-back not-yours-to-undo nothing-to-undo old-undo paused proxy-without-phone
    referee-only replaced seat-free seat-has-phone seat-playing seat-taken sheet-is-ours
    stands-now table-deleted table-ended table-exists table-full table-moved takeover-asks too-fast
    too-large too-many-connections unknown-event was-shown wrong-order wrong-protocol
    """
)
# What Translator and the list of rulings say themselves, by whole message id.
_FRAMES = codes(
    "asked-awaited: seats",
    "decimal-mark",
    "list-last: rest last",
    "outcome-role: seat role",
    "outcome-score: seat score value times factor points",
    "outcome-team: rank team total",
    "outcome-ties: order",
    "outcome-winners: team seats",
    "rulings-none: game",
    "rulings-switch",
    "rulings-why",
    "seat-unnamed: number",
)

VOCABULARY = Vocabulary(
    game="",
    story=_STORY,
    refusals=joined(FORM_REFUSALS, _REFUSALS, _BARE_REFUSALS),
    fields=codes("id", "name", "why"),
    pages=_FRAMES,
    own={
        # Why a log or a table is not to be used, and where that was seen.
        "fault": plain(
            """
            damaged-log database-away database-full database-read-only database-slow
            database-too-old full-log hall-lost hall-taken log-in-use log-is-folder log-moved
            log-not-empty lost-log missing-log newer-log read-only-log storage-fault table-fault
            """
        ),
        "detail": codes(
            *(
                f"{name}: {name}"
                for name in ("file", "game", "hall", "line", "place", "reason", "table")
            ),
            "format: version",
            "record: version",
        ),
        "paused": codes("fault", "host"),
    },
)
