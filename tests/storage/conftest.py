"""A PostgreSQL for the tests of a process, and a hall of its own in it for each of them."""

from collections.abc import Iterator
from itertools import count

import pytest

from tests.storage.postgres.cluster import Cluster, cluster

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def hall() -> str:
    """The name of a hall that nobody has used."""
    return f"hall-{next(_numbers)}"
