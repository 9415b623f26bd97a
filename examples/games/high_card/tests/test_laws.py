"""High card keeps the laws that every game keeps."""

from high_card.game import HighCard
from hub.laws.check import check_laws


def test_high_card_keeps_the_laws() -> None:
    report = check_laws(HighCard(), nights=20, seed=1)
    assert report.is_kept, report.text()
    # It holds no sums, and its words are found once it is installed.
    assert report.unchecked == ["invariants", "words"], report.text()
