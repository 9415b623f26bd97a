"""The chain's digests are part of the file format: they must never come out otherwise."""

import msgspec

from hub.storage.chain import GENESIS, link
from tests.storage.sample import record

_FIELDS = {
    "table": "blue",
    "version": 2,
    "at": 0,
    "by": "seat-2",
    "for_seat": None,
    "move_id": None,
    "scope": "table",
    "schema": 2,
    "events": msgspec.Raw(b"[]"),
}


def test_the_digest_of_a_known_record_is_the_same_for_ever() -> None:
    first = link(GENESIS, record("red", 1))
    second = link(first, record("red", 2))
    assert first.hex() == "ce5248083d212234e8e368ab529a530033b14b16d8bf6826d262c545a68d1fb6"
    assert second.hex() == "6066f9bd264816eb417cf050312635ccc0117c9d9cbc20b1a4dc72ca69748099"


def test_the_digest_depends_on_every_field_of_the_envelope() -> None:
    plain = record("red", 1)
    assert set(_FIELDS) == set(plain.__struct_fields__)
    digests = {link(GENESIS, plain)}
    for field, value in _FIELDS.items():
        digests.add(link(GENESIS, msgspec.structs.replace(plain, **{field: value})))
    assert len(digests) == 1 + len(_FIELDS)


def test_the_digest_depends_on_the_record_before() -> None:
    assert link(GENESIS, record("red", 2)) != link(bytes(31) + b"\1", record("red", 2))
