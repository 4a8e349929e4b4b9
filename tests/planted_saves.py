"""Planted faults in what keeps games: the write protocol, reading, migrations, sealing, bundles."""

from __future__ import annotations

from tests.planted_fault import Fault

FILES = "tests/saves/test_files.py::"
CUT = "tests/proofs/test_power_cut.py::"
GOLDEN = "tests/saves/test_golden.py::"
LISTING = "tests/saves/test_listing.py::"
TRIP = "tests/saves/test_round_trip.py::"
HOSTILE = "tests/saves/test_hostile.py::"
CLI = "tests/cli/test_saves.py::"
SEALED = "tests/cli/test_sealed.py::"
CRASH = "tests/cli/test_crash.py::"
ADVICE = "tests/saves/test_advice.py::"
DAMAGED = "tests/window/test_damaged.py::"
GUARD = "tests/window/test_desk_guard.py::"
DESK = "tests/window/test_desk.py::"

SAVES: list[Fault] = [
    Fault("saves/files.py", "            view = view[file.write(view) :]\n        _sync(file.fileno())\n",
          "            view = view[file.write(view) :]\n",
          CUT + "test_whatever_a_power_cut_leaves_loads_to_the_old_save_or_the_new"),
    Fault("saves/files.py", "        _sync_folder(path.parent)\n", "        pass\n",
          CUT + "test_whatever_a_power_cut_leaves_loads_to_the_old_save_or_the_new"),
    Fault("saves/files.py", "        os.link(path, fresh)\n", "        os.rename(path, fresh)\n",
          CUT + "test_whatever_a_power_cut_leaves_loads_to_the_old_save_or_the_new"),
    Fault("saves/files.py", '_forget(temporary)\n        raise DiskError("write it"', 'raise DiskError("write it"',
          FILES + "test_whichever_call_fails_a_whole_save_is_there_and_no_litter"),
    Fault("saves/listing.py", "        container.check_size(container.read_prefix(start), files.size(path))\n", "",
          LISTING + "test_a_save_whose_end_is_missing_is_listed_with_its_fault"),
    Fault("saves/steps.py", "if component in data and field not in data[component][0]:", "if component in data:",
          GOLDEN + "test_a_save_from_while_a_version_was_in_the_making_loads_too"),
    Fault("saves/additions.py", '("base:condition.offers", "regrows", 3, 0),', "",
          GOLDEN + "test_the_step_from_a_version_gives_every_component_the_fields_of_the_next"),
    Fault("saves/codec.py", "    if len(found) != len(kinds):", "    if False:",
          HOSTILE + "test_it_is_refused_with_a_reason[two components of one mark]"),
    Fault("saves/sections.py", "            if codec.mark != mark:", "            if False:",
          HOSTILE + "test_it_is_refused_with_a_reason[a field less]"),
    Fault("saves/sections.py", "        if names != sorted(set(names)):", "        if False:",
          HOSTILE + "test_it_is_refused_with_a_reason[components in another order]"),
    Fault("saves/sections.py", "        if at != len(ids):", "        if False:",
          HOSTILE + "test_it_is_refused_with_a_reason[a row too few]"),
    Fault("saves/sections.py", "        if len(parts) != sum(", "        if False and len(parts) != sum(",
          HOSTILE + "test_it_is_refused_with_a_reason[one id twice]"),
    Fault("saves/sections.py", "        shape.check(rows)\n", "",
          TRIP + "test_a_value_that_would_not_load_is_not_saved[1.5]"),
    Fault("saves/arrays.py", "packed[1 + width :]", "packed[width:]",
          "tests/saves/test_arrays.py::test_an_array_of_any_length_is_taken_apart[16]"),
    Fault("saves/invariants.py", " and max(ids, default=first + 1) < end:", ":",
          "tests/saves/test_hostile.py::test_it_is_refused_with_a_reason[a next id that was given out]"),
    Fault("engine/kernel/holdings.py", "        for held in contents.values():\n            held.sort()\n", "",
          TRIP + "test_what_lies_with_a_holder_comes_back_in_the_order_of_ids"),
    Fault("engine/cli/saves.py", "        Game.load(game.path, content, keep=False)\n", "",
          CLI + "test_verify_finds_what_a_right_digest_hides"),
    Fault("engine/cli/saves.py", "    return DIFFERENCE if faults else FINE", "    return FINE",
          CLI + "test_verify_is_fine_with_what_is_whole_and_fails_for_what_is_not"),
    Fault("engine/cli/sitting.py", "        if names and not sealed:", "        if False:",
          SEALED + "test_missing_packs_are_named_with_both_ways_out_and_nothing_is_written"),
    Fault("engine/cli/sitting.py", "            self._minutes.forget()\n", "            pass\n",
          CRASH + "test_the_bundle_of_a_game_that_was_continued_begins_at_its_save"),
    Fault("engine/game.py", "        self.asked = command\n", "        self.asked = None\n",
          CRASH + "test_a_bundle_tells_seed_packs_and_what_was_asked"),
    Fault("engine/cli/play.py", "            with contextlib.suppress(OSError):\n                say_crashed(",
          "            with contextlib.suppress(OSError):\n                (lambda *_: None)(",
          CRASH + "test_the_last_line_of_the_wire_tells_of_the_crash_in_place_of_an_answer"),
    Fault("engine/cli/play.py", "with _last_line(options):\n            return _sit(begun(",
          "with contextlib.nullcontext():\n            return _sit(begun(",
          CRASH + "test_a_dungeon_that_cannot_be_born_is_told_in_the_one_line_of_the_wire"),
    Fault("saves/listing.py", "        header = verify(path)\n", "        header = read_header(path)\n",
          ADVICE + "test_a_list_tells_of_a_bit_in_the_middle_and_by_which_command_the_backup_takes_over"),
    Fault("saves/backup.py", "        container.disassemble(files.read(backup))\n", "        pass\n",
          ADVICE + "test_a_backup_that_is_damaged_too_is_not_recommended[section]"),
    Fault("saves/backup.py", "    if not backup.exists():", "    if False:",
          ADVICE + "test_a_backup_that_is_not_there_is_not_recommended"),
    Fault("saves/backup.py", "        if not path.exists() and files.backup_of(path).exists():", "        if False:",
          ADVICE + "test_of_a_save_that_is_gone_the_backup_and_the_command_are_named[read_header]"),
    Fault("saves/chronicle.py", "        refuse_other_pack(error, header, packs)\n", "",
          ADVICE + "test_a_component_that_another_state_of_its_pack_had_is_no_damage"),
    Fault("saves/backup.py", "    if path.parent != default_home():", "    if True:",
          ADVICE + "test_the_usual_home_is_not_named_and_a_strange_name_can_be_typed"),
    Fault("engine/cli/window_house.py", "self._refused[path] = (modified(path), error.fault)", "pass",
          DAMAGED + "test_what_only_opening_finds_is_told_in_the_list_from_then_on"),
    Fault("engine/cli/window_house.py", "refused is not None and when == listing.modified", "refused is not None",
          DAMAGED + "test_another_file_in_its_place_is_another_game"),
    Fault("engine/window/steering.py", "            desk.house.restore(name)\n", "            pass\n",
          DAMAGED + "test_its_backup_takes_over_and_is_played[click]"),
    Fault("engine/cli/saves.py", "    fault = _fault(game, content)\n", "    fault = None\n",
          CLI + "test_every_command_says_the_same_of_one_flipped_bit"),
    Fault("engine/cli/saves.py", "faults += fault is not None or bool(lacking)", "faults += fault is not None",
          SEALED + "test_what_looks_after_saves_names_the_missing_pack_until_it_is_given"),
    Fault("engine/keeping.py", "for line in log[seeker] if line.message != SEALED]", "for line in log[seeker]]",
          SEALED + "test_sealed_the_chronicle_says_so_and_the_save_does_not"),
    Fault("engine/cli/window_house.py", "keep(error, self._sitting).sentence", "keep(error).sentence",
          GUARD + "test_the_bundle_of_a_fault_in_the_window_repeats_it"),
    Fault("engine/game.py", "            self.on_turn(self)\n        return seeker",
          "            pass\n        return seeker",
          CRASH + "test_a_game_is_kept_as_soon_as_somebody_is_in_it[--wire]"),
    Fault("engine/interrupts.py", "if isinstance(error, Exception):", "if isinstance(error, BaseException):",
          CRASH + "test_a_rule_that_would_end_the_program_is_a_fault_like_any_other[--wire-SystemExit(7)]"),
    Fault("engine/window/guard.py", "except BaseException as error:", "except Exception as error:",
          GUARD + "test_a_rule_that_would_end_the_program_is_a_fault_like_any_other[SystemExit(7)]"),
    Fault("engine/bundle.py", 'return printable((f"{type(error)', 'return ((f"{type(error)',
          CRASH + "test_nothing_in_a_fault_steers_the_terminal"),
    Fault("engine/window/desk.py", "self.leaving = self.leaving or self.called()", "self.leaving = self.leaving",
          DESK + "test_a_window_that_somebody_wants_gone_leaves_with_its_next_tick_and_breaks_off_an_errand"),
    Fault("engine/window/desk.py", 'self.house.keep() if self.page == "title" and', 'self.house.keep() if False and',
          DESK + "test_whoever_goes_to_the_title_in_the_middle_of_a_turn_finds_it_on_the_disk"),
    Fault("engine/interrupts.py", "        raise KeyboardInterrupt\n", "        pass\n",
          "tests/engine/test_interrupts.py::test_ctrl_c_outside_a_session_waits_for_the_end_of_what_is_done"),
]
