"""What is kept for those who poll and never fetch."""

from engineio.packet import MESSAGE, Packet  # type: ignore[import-untyped]  # it has no types

from hub.web.encoded_message import Sendable
from hub.web.outbox import Outbox


def _text(packet: Sendable | None) -> str:
    assert packet is not None
    return packet.encode().removeprefix(str(MESSAGE))


def test_what_nobody_fetches_is_kept_up_to_a_limit_and_the_newest_stays() -> None:
    outbox = Outbox()
    for number in range(1000):
        outbox.put(Packet(MESSAGE, data=str(number)))
    kept = [_text(outbox.get_nowait()) for _ in range(outbox.qsize())]
    assert len(kept) == 50
    assert kept[-1] == "999"
    assert kept == sorted(kept, key=int)
    for _ in kept:
        outbox.task_done()
    outbox.join()
