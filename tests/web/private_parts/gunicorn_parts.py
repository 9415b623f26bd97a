"""What hub/web and hub/server.py need of gunicorn beyond what its documentation promises."""

import contextlib
import os
import selectors
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any
from unittest.mock import Mock, patch

from gunicorn import util
from gunicorn.config import Config
from gunicorn.http.errors import LimitRequestLine
from gunicorn.workers import gthread

from tests.web.private_parts.contract import (
    PrivateParts,
    require,
    require_attributes,
    require_parameters,
)

PARTS = PrivateParts()
_WORKER = "hub/web/fair_worker.py"
_REQUEST = b"GET /first HTTP/1.1\r\nHost: hub\r\nContent-Length: 0\r\n\r\n"


@contextlib.contextmanager
def threaded_worker() -> Iterator[Any]:
    """A worker as `init_process` leaves it, with no listener and in no process of its own."""
    worker = gthread.ThreadWorker(0, os.getppid(), [], None, 1, Config(), Mock())
    worker.poller = selectors.DefaultSelector()
    worker.method_queue.init()
    worker.tpool = ThreadPoolExecutor(1)
    try:
        yield worker
    finally:
        worker.tpool.shutdown()
        worker.poller.close()
        worker.method_queue.close()
        worker.tmp.close()


@contextlib.contextmanager
def connection() -> Iterator[tuple[Any, socket.socket]]:
    """gunicorn's connection, and the other end of its socket."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield gthread.TConn(Config(), ours, ("127.0.0.1", 1), ("127.0.0.1", 2)), theirs


def finished(result: Any) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_result(result)
    return future


@PARTS.part("gunicorn's TConn.__init__", _WORKER, "FairConnection.__init__ and FairWorker.accept")
def it_takes_a_socket_and_two_addresses_and_keeps_them() -> None:
    require_parameters(gthread.TConn, "cfg", "sock", "client", "server")
    with connection() as (conn, _):
        require_attributes(conn, "sock", "client", "parser", "data_ready", "timeout")
        require(conn.client == ("127.0.0.1", 1), "`client` is not the address it was given")
        require(conn.parser is None, "`parser` exists before the first request")
        require(not conn.sock.getblocking(), "its socket blocks while it waits to be read")


@PARTS.part("gunicorn's TConn.init", _WORKER, "FairConnection.init")
def bytes_given_back_after_it_are_what_the_parser_reads_first() -> None:
    require_parameters(gthread.TConn.init, "self")
    with connection() as (conn, _):
        conn.init()
        conn.parser.unreader.unread(_REQUEST)
        require(next(conn.parser).uri == "/first", "the parser did not read what was given back")


@PARTS.part("gunicorn's TConn.init", _WORKER, "FairConnection.init")
def called_before_a_second_request_it_keeps_the_parser() -> None:
    with connection() as (conn, _):
        conn.init()
        parser = conn.parser
        conn.init()
        require(conn.parser is parser, "it made another parser")


@PARTS.part("gunicorn's Unreader.take_buffered", _WORKER, "FairConnection.take_over")
def it_gives_what_was_read_beyond_a_request_and_waits_for_nothing() -> None:
    with connection() as (conn, theirs):
        conn.init()
        conn.sock.settimeout(2)
        theirs.sendall(_REQUEST + b"GET /second")
        next(conn.parser)
        buffered = conn.parser.unreader.take_buffered()
        require(buffered == b"GET /second", f"it gave {buffered!r}")
        require(conn.parser.unreader.take_buffered() == b"", "it gave the same bytes twice")


@PARTS.part("gunicorn's TConn.close", _WORKER, "FairConnection.close")
def it_may_be_asked_to_close_gracefully() -> None:
    require_parameters(gthread.TConn.close, "self", "graceful")


@PARTS.part("gunicorn's ThreadWorker.__init__", _WORKER, "FairWorker.__init__")
def it_counts_connections_and_limits_idle_ones() -> None:
    with threaded_worker() as worker:
        require_attributes(worker, "cfg", "alive", "poller", "max_keepalived", "keepalived_conns")
        require(worker.nr_conns == 0, "`nr_conns` does not begin at 0")
        require(worker.alive is True, "`alive` is not true at the start")


@PARTS.part("gunicorn's ThreadWorker.accept", _WORKER, "FairWorker.accept")
def it_is_called_with_a_listener_that_has_a_connection() -> None:
    require_parameters(gthread.ThreadWorker.accept, "self", "listener")
    with threaded_worker() as worker, socket.socket() as listener:
        worker.sockets = [listener]
        worker.accept = Mock()
        worker.set_accept_enabled(True)
        key = worker.poller.get_key(listener)
        require(key.data is worker.accept, "the poller does not call `accept`")


@PARTS.part("gunicorn's ThreadWorker.enqueue_req", _WORKER, "FairWorker.enqueue_req, _enqueue")
def it_handles_a_connection_in_a_thread_and_then_finishes_it() -> None:
    require_parameters(gthread.ThreadWorker.enqueue_req, "self", "conn")
    with threaded_worker() as worker, connection() as (conn, _):
        worker.handle, worker.finish_request = Mock(return_value=False), Mock()
        worker.enqueue_req(conn)
        worker.tpool.shutdown()
        worker.method_queue.run_callbacks(None)
        worker.handle.assert_called_once_with(conn)
        require(worker.finish_request.call_args.args[0] is conn, "it was not finished")


@PARTS.part(
    "gunicorn's ThreadWorker.finish_request", _WORKER, "FairWorker.handle, FairConnection.close"
)
def a_connection_that_ended_is_counted_down_and_closed_gracefully() -> None:
    with threaded_worker() as worker:
        worker.nr_conns, conn = 1, Mock()
        worker.finish_request(conn, finished(False))
        conn.close.assert_called_once_with(graceful=True)
        require(worker.nr_conns == 0, "`nr_conns` was not counted down")


@PARTS.part("gunicorn's ThreadWorker.finish_request", _WORKER, "FairWorker.enqueue_req")
def a_connection_that_is_kept_is_enqueued_anew_when_its_next_request_comes() -> None:
    with threaded_worker() as worker, connection() as (conn, theirs):
        worker.enqueue_req = Mock()
        conn.init()
        worker.finish_request(conn, finished(True))
        require(not worker.enqueue_req.called, "it was enqueued with nothing to read")
        theirs.sendall(b"G")
        worker.wait_for_and_dispatch_events(2)
        worker.enqueue_req.assert_called_once_with(conn)


@PARTS.part(
    "gunicorn's ThreadWorker.wait_for_and_dispatch_events",
    _WORKER,
    "FairWorker.wait_for_and_dispatch_events and _read_head",
)
def it_calls_what_a_readable_socket_was_registered_with() -> None:
    require_parameters(gthread.ThreadWorker.wait_for_and_dispatch_events, "self", "timeout")
    with threaded_worker() as worker, connection() as (conn, theirs):
        heard = Mock()
        worker.poller.register(conn.sock, selectors.EVENT_READ, heard)
        theirs.sendall(b"G")
        worker.wait_for_and_dispatch_events(2)
        heard.assert_called_once_with(conn.sock)


@PARTS.part(
    "gunicorn's ThreadWorker.handle", _WORKER, "FairWorker.handle and FairConnection.data_ready"
)
def it_begins_a_connection_that_is_ready_at_once_and_handles_its_request() -> None:
    require_parameters(gthread.ThreadWorker.handle, "self", "conn")
    with threaded_worker() as worker, connection() as (conn, theirs):
        conn.data_ready, conn.wait_for_data = True, Mock()
        theirs.sendall(_REQUEST)
        worker.handle_request = Mock(return_value=True)
        require(worker.handle(conn) is True, "a connection to be kept is not True")
        require(not conn.wait_for_data.called, "it waited for data in a thread")
        req, its = worker.handle_request.call_args.args
        require(its is conn and req.uri == "/first", "it handled something else")
        names = [name for name, _ in req.headers]
        require(names == ["HOST", "CONTENT-LENGTH"], f"header names are {names}")


@PARTS.part(
    "gunicorn's ThreadWorker.handle", "hub/web/engineio_transport.py", "EngineioTransport.__call__"
)
def stop_iteration_from_the_application_ends_a_connection_without_an_answer() -> None:
    with threaded_worker() as worker, connection() as (conn, theirs):
        conn.data_ready = True
        theirs.sendall(_REQUEST)
        worker.wsgi = Mock(side_effect=StopIteration)
        require(worker.handle(conn) is False, "a connection that ended is not False")
        theirs.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            require(theirs.recv(1) == b"", "something was answered")


@PARTS.part("gunicorn's ThreadWorker.handle_request", _WORKER, "FairWorker.handle_request")
def it_takes_a_request_and_its_connection() -> None:
    require_parameters(gthread.ThreadWorker.handle_request, "self", "req", "conn")


@PARTS.part("gunicorn's environ", "hub/web/websocket.py and hub/web/guard.py", "WebSocket.__init__")
def the_application_is_given_the_connection_itself_as_gunicorn_socket() -> None:
    with threaded_worker() as worker, connection() as (conn, theirs):
        conn.data_ready = True
        theirs.sendall(_REQUEST)
        worker.wsgi = Mock(side_effect=StopIteration)
        worker.handle(conn)
        environ = worker.wsgi.call_args.args[0]
        require(environ.get("gunicorn.socket") is conn.sock, "`gunicorn.socket` is not the socket")


@PARTS.part("gunicorn's Worker.handle_error", "hub/web/guarded_socket.py", "GuardedSocket.sendall")
def it_writes_its_answer_with_one_call_of_sendall() -> None:
    require_parameters(gthread.ThreadWorker.handle_error, "self", "req", "client", "addr", "exc")
    with threaded_worker() as worker:
        client = Mock()
        worker.handle_error(None, client, ("127.0.0.1", 1), LimitRequestLine(1, 1))
        require(client.sendall.call_count == 1, f"it called sendall {client.sendall.call_count}x")
        answer = client.sendall.call_args.args[0]
        require(answer.startswith(b"HTTP/1.1 414 "), f"its answer begins with {answer[:20]!r}")


@PARTS.part("gunicorn's ThreadWorker.murder_pending", _WORKER, "FairWorker.murder_pending")
def it_is_called_while_the_worker_runs_and_while_it_ends() -> None:
    require_parameters(gthread.ThreadWorker.murder_pending, "self")
    with threaded_worker() as worker:
        seen: list[bool] = []
        rounds = iter((True, False, False))

        def one_round(timeout: float) -> None:
            worker.alive = next(rounds)
            worker.nr_conns = 0 if len(seen) == 2 else 1

        worker.wait_for_and_dispatch_events = one_round
        worker.murder_pending = lambda: seen.append(worker.alive)
        with patch.object(worker, "method_queue"), patch.object(worker, "poller"):
            worker.run()
    require(seen == [True, False, False], f"it was called with `alive` {seen}")


@PARTS.part("gunicorn's close_graceful", _WORKER, "FairWorker.handle")
def it_ends_what_we_send_and_closes_even_if_they_stay() -> None:
    with connection() as (conn, theirs):
        util.close_graceful(conn.sock, timeout=0.05)
        require(theirs.recv(1) == b"", "the other side does not see the end")
        require(conn.sock.fileno() == -1, "the socket is still open")


@PARTS.part("gunicorn's settings", "hub/server.py", "Server.load_config")
def the_settings_that_we_make_are_there() -> None:
    require_attributes(
        Config(),
        *("worker_class", "threads", "graceful_timeout", "keepalive", "worker_connections"),
        *("limit_request_line", "limit_request_fields", "control_socket_disable"),
    )
