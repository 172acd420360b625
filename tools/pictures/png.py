"""Reads a PNG's size, and reads or writes the hash of the drawing it was made from."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Final

SOURCE: Final = "Source"  # the tEXt keyword for the hash of the drawing
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG, as kind and content."""
    at = len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += 12 + length


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    (_, head), *_ = chunks(picture)
    width, height = struct.unpack_from(">II", head)
    return width, height


def source_of(picture: bytes) -> str:
    """The hash of the drawing that a picture was made from."""
    texts = (content.split(b"\0", 1) for kind, content in chunks(picture) if kind == b"tEXt")
    return next((text.decode() for key, text in texts if key == SOURCE.encode()), "")


def signed(picture: bytes, source: str) -> bytes:
    """The picture with the hash of its drawing added as a tEXt chunk."""
    parts = list(chunks(picture))
    parts.insert(1, (b"tEXt", f"{SOURCE}\0{source}".encode()))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(content))
        + kind
        + content
        + struct.pack(">I", zlib.crc32(kind + content))
        for kind, content in parts
    )
