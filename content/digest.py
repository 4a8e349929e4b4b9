"""Digest: a pack's identity for saves and recordings, from the bytes of its files."""

from __future__ import annotations

from hashlib import blake2b

from content.files import Folder
from content.registry import Content


def folder_digest(folder: Folder) -> str:
    """Hexadecimal digest of a pack's TOML and Python files, the same whatever the line ends."""
    digest = blake2b(digest_size=16)
    for name, data in sorted(folder.raw.items()):
        digest.update(f"{len(name.encode())}:{name}{len(data)}:".encode())
        digest.update(data)
    return digest.hexdigest()


def fingerprint(content: Content) -> str:
    """Hexadecimal digest of everything that content defines; two equal ones play alike."""
    digest = blake2b(digest_size=16)
    for name, card in content.cards.items():
        digest.update(f"{name}={card!r}{content.components(name)!r}\n".encode())
    for part in (content.themes, content.callings):
        digest.update(repr(sorted(part.items())).encode())
    digest.update(repr(content.figures).encode())
    digest.update("\n".join(f"{m}={content.words.say(m)}" for m in content.words.ids()).encode())
    digest.update(repr([(pack.name, pack.replaces) for pack in content.packs]).encode())
    digest.update(repr([type(system).__qualname__ for system in content.systems]).encode())
    return digest.hexdigest()
