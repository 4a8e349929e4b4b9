"""The file of settings: whatever lies there, the window opens, and what was there is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.window.settings import Settings, load, save
from tests.planted_fault import planted
from tests.rules import rule


@planted("engine/window/settings.py", "_UNREADABLE = (ValueError, OverflowError, RecursionError, MemoryError)",
         "_UNREADABLE = (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError)", case="digits")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("theme = [", id="cut"),
        pytest.param("theme = 3", id="number"),
        pytest.param("\udcff", id="bytes"),
        pytest.param("text_scale = 'large'", id="text"),
        pytest.param("unheard_of = true\ntext_scale = {}", id="table"),
        pytest.param(f"text_scale = {'9' * 5000}", id="digits"),
        pytest.param(f"keys = {'[' * 5000}{']' * 5000}", id="nested"),
        pytest.param("theme = 'a'\n" + "#" * (1 << 20), id="large"),
    ],
)
def test_a_damaged_file_is_set_aside_and_defaults_hold(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))

    settings, warning = load(path)

    assert settings == Settings()
    assert "settings.toml" in warning and warning.isprintable() and len(warning) < 300
    assert (tmp_path / "settings.toml.damaged-1").read_bytes() == text.encode("utf-8", "surrogateescape")
    assert save(settings, path) == ""


@planted("engine/window/settings.py", "            aside = files.free_beside(path)\n",
         '            aside = path.with_name(path.name + ".damaged-1")\n')
def test_a_second_damaged_file_leaves_the_first_where_it_was_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in ("first = [", "second = ["):
        path.write_text(text)
        load(path)

    assert (tmp_path / "settings.toml.damaged-1").read_text() == "first = ["
    assert (tmp_path / "settings.toml.damaged-2").read_text() == "second = ["


@rule("B108")
def test_settings_that_are_a_link_are_read_and_not_written_through(tmp_path: Path) -> None:
    path, far = tmp_path / "settings.toml", tmp_path / "far.toml"
    far.write_text("speed = 4\n")
    path.symlink_to(far)

    settings, warning = load(path)
    said = save(Settings(), path)

    assert (settings.speed, warning) == (4, "")
    assert "link" in said and str(far) in said
    assert path.is_symlink() and far.read_text() == "speed = 4\n"


@planted("saves/files.py", "        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):\n", "        if False:\n")
def test_a_pipe_in_the_place_of_the_settings_keeps_nobody_waiting(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    os.mkfifo(path)

    settings, warning = load(path)

    assert settings == Settings() and "no file" in warning


def test_values_out_of_bounds_are_brought_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("text_scale = 900\ntheme = 'none'\nspeed = 3\neffects = -4\n[keys]\nnorth = 'F9'\nfly = 'Q'\n")

    settings, warning = load(path)

    assert warning == ""
    assert settings == Settings(text_scale=200, effects=0, keys={"north": "F9"})


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    (tmp_path / ".settings.toml.tmp").mkdir()

    said = save(Settings(), path)

    assert "settings" in said and str(path) in said
