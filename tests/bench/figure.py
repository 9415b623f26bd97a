"""A measured number beside its limit, and how figures are printed."""

from typing import NamedTuple


class Figure(NamedTuple):
    """A measured number and the most it may be (None: only reported)."""

    name: str
    value: float
    unit: str
    limit: float | None = None

    @property
    def is_over(self) -> bool:
        return self.limit is not None and self.value > self.limit

    @property
    def judged(self) -> str:
        if self.limit is None:
            return ""
        return f"{'OVER' if self.is_over else 'within'} {self.limit:g}"


def show(figures: list[Figure], width: int = 44, digits: int = 1) -> None:
    for figure in figures:
        value = f"{figure.value:>10.{digits}f}"
        print(f"{figure.name:<{width}}{value} {figure.unit:<9}{figure.judged}".rstrip())
