"""Open all that a hub keeps, wherever its settings say: in a state folder, or in a database."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from hub.settings import Settings
from hub.storage.beside import BesideLog, in_folder
from hub.storage.hosts import HostKeys
from hub.storage.night_index import SqliteNightIndex, index_of
from hub.storage.sqlite import SqliteStore
from hub.tables.host_key import HostKeyring
from hub.tables.night_index import NightIndex
from hub.tables.store import Store


class OpenedStorage(NamedTuple):
    """A hub's storage; nobody else has it until `close`."""

    store: Store
    nights: NightIndex
    beside: BesideLog
    close: Callable[[], None]


def open_storage(settings: Settings) -> OpenedStorage:
    """Raise a StorageFault, or have all of it. Only a hall's loads what speaks to a database."""
    if settings.log:
        from hub.storage.postgres.hall import open_hall

        return open_hall(settings.log, settings.hall)
    store = SqliteStore(settings.log_file)
    try:
        index = SqliteNightIndex(index_of(settings.log_file))
    except BaseException:
        store.close()
        raise

    def close() -> None:
        index.close()
        store.close()

    return OpenedStorage(store, index, in_folder(settings.folder, settings.log_file), close)


@contextmanager
def host_keys(settings: Settings) -> Iterator[HostKeyring]:
    """The hosts' keys; the hub may be running."""
    if settings.log:
        from hub.storage.postgres.hall import hall_keys

        with hall_keys(settings.log, settings.hall) as keys:
            yield keys
    else:
        yield HostKeys(settings.folder)
