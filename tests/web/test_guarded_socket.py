"""Answers that the server writes by itself go out whole, with the hub's headers."""

import socket

import pytest

from hub.web.guarded_socket import GuardedSocket


@pytest.mark.parametrize("blank", [b"\r\n\r\n", b"\r\n\n"], ids=["as it should be", "Python 3.14"])
def test_an_error_of_the_servers_own_has_a_whole_head(blank: bytes) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        GuardedSocket(ours).sendall(
            b"HTTP/1.1 400 Bad Request\r\nConnection: close" + blank + b"no"
        )
        head, end, body = theirs.recv(4096).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert b"Connection: close" in head
    assert b"X-Content-Type-Options: nosniff" in head
    assert (end, body) == (b"\r\n\r\n", b"no")
