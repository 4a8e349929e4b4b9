"""Packs together: their order, what they change in each other, and what two of them may not both do."""

from __future__ import annotations

from pathlib import Path

from components.light import EnchantedLight, Fuel
from components.things import Value
from content.faults import ContentError
from content.loader import load
from tests.content.packs import CARDS, a_base, a_pack, faults_of


def names(*folders: Path) -> list[str]:
    """Packs in the order in which they are loaded."""
    return [pack.name for pack in load(folders).packs]


def test_packs_come_after_what_they_need_and_else_by_name(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    ant = a_pack(tmp_path, "ant", 'depends = ["bee"]\nafter = ["none"]\n')
    bee = a_pack(tmp_path, "bee", 'after = ["cat"]\n')
    cat, dog = a_pack(tmp_path, "cat"), a_pack(tmp_path, "dog")

    orders = [names(dog, ant, cat, base, bee), names(bee, cat, ant, dog, base), names(base, dog, bee)]

    assert orders == [["base", "cat", "bee", "ant", "dog"]] * 2 + [["base", "bee", "dog"]]


def test_packs_that_wait_for_each_other_are_named_in_a_circle(tmp_path: Path) -> None:
    ant = a_pack(tmp_path, "ant", 'depends = ["cat"]\n')
    bee = a_pack(tmp_path, "bee", 'after = ["ant"]\n')
    cat = a_pack(tmp_path, "cat", 'after = ["bee"]\n')
    dog = a_pack(tmp_path, "dog", 'after = ["ant"]\n')

    faults = faults_of(a_base(tmp_path), dog, cat, bee, ant)

    assert faults == [
        'ant/pack.toml:6: pack "ant": depends: '
        "expected packs that do not wait for each other, got ant -> cat -> bee -> ant"
    ]


def test_two_packs_of_one_name_are_refused(tmp_path: Path) -> None:
    ant, twin = a_pack(tmp_path, "ant"), a_pack(tmp_path / "more", "ant")
    (twin / "pack.toml").rename(twin.parent / "pack.toml")
    folder = twin.parent.rename(tmp_path / "twin")

    faults = faults_of(a_base(tmp_path), ant, folder)

    assert faults == [
        'twin/pack.toml:2: pack "ant": name: expected a name of its own, got one that ant/pack.toml has too'
    ]


def test_an_id_without_a_pack_means_ones_own_and_else_the_bases(tmp_path: Path) -> None:
    card = '[card.{0}]\nname = "T"\ntext = "T"\nkind = "item"\ngoods = {{ torch = 5, rat = 5, "base:torch" = 5 }}\n'
    mod = a_pack(tmp_path, "mod", cards=card.format("torch") + card.format("bag"))

    content = load([a_base(tmp_path), mod])

    assert list(content.card("mod:bag").goods) == ["mod:torch", "base:rat", "base:torch"]
    assert list(content.card("base:rat").goods) == ["base:torch"]


def test_a_patch_changes_single_fields_and_adds_and_takes_off_components(tmp_path: Path) -> None:
    patch = """\
        [patch."base:torch"]
        set.weight = 3
        set.goods.torch = 7
        components.light.fuel = { left = 5 }
        components."light.enchanted" = {}
        without = ["item.wearable"]
        [patch_theme.caverns]
        set = { loops = 1, favours = { light = 1 }, shares.item = 9 }
        [patch_class.delver]
        set.health = 30
        [patch_messages]
        refused.wall = "No."
        [patch_figures.work]
        open_ap = 2
    """
    base, mod = a_base(tmp_path), a_pack(tmp_path, "mod", patches=patch)

    content, plain = load([base, mod]), load([base])

    torch = content.card("base:torch")
    assert (torch.weight, dict(torch.goods), torch.name) == (3, {"base:torch": 7}, "Torch")
    assert content.components("base:torch") == (EnchantedLight(), Fuel(12, 5))
    theme = content.themes["base:caverns"]
    assert (theme.loops, dict(theme.favours), dict(theme.shares)) == (1, {"light": 1}, {"enemy": 20, "item": 9})
    assert content.callings["base:delver"].health == 30
    assert content.words.say("refused.wall") == "No."
    assert content.figures.work.open_ap == 2
    assert plain.card("base:torch").weight == 10


def test_two_packs_that_change_one_field_are_both_named(tmp_path: Path) -> None:
    ant = a_pack(tmp_path, "ant", p='[patch."base:torch"]\ncomponents.light.fuel.left = 5\nset.weight = 2\n')
    bee = a_pack(tmp_path, "bee", p='[patch."base:torch"]\nset.name = "B"\ncomponents.light.fuel = { left = 6 }\n')

    faults = faults_of(a_base(tmp_path), ant, bee)

    assert faults == [
        'bee/p.toml:3: card "base:torch": components.light.fuel.left: expected one pack to change it, got "ant" '
        '(ant/p.toml:2) and "bee"; name "ant" in depends or after if this is meant'
    ]


def test_two_packs_that_change_one_message_or_figure_or_add_one_component_are_named(tmp_path: Path) -> None:
    both = """[patch_messages]
refused.wall = "No."
[patch_figures.work]
open_ap = 2
[patch."base:torch".components]
item.value = { gold = 3 }
"""
    ant, bee = a_pack(tmp_path, "ant", p=both), a_pack(tmp_path, "bee", p=both)

    faults = faults_of(a_base(tmp_path), ant, bee)

    assert [fault.split(": expected")[0] for fault in faults] == [
        "bee/p.toml:2: patch_messages: refused.wall",
        "bee/p.toml:4: patch_figures: work.open_ap",
        'bee/p.toml:6: card "base:torch": components.item.value.gold',
    ]


def test_a_pack_that_says_it_comes_later_may_change_what_another_changed(tmp_path: Path) -> None:
    ant = a_pack(tmp_path, "ant", p='[patch."base:torch"]\ncomponents.item.value = { gold = 5 }\n')
    bee = a_pack(tmp_path, "bee", 'after = ["ant"]\n', p='[patch."base:torch"]\ncomponents.item.value.gold = 6\n')

    content = load([a_base(tmp_path), bee, ant])

    assert content.component("base:torch", Value) == Value(6)


def test_a_fault_in_a_patch_is_told_where_the_patch_stands(tmp_path: Path) -> None:
    mod = a_pack(
        tmp_path, "mod", p='[patch."base:rat"]\nset.goods = { torhc = 5 }\n\ncomponents.actor.mana.left = 1\n'
    )

    faults = faults_of(a_base(tmp_path), mod)

    assert faults == [
        'mod/p.toml:2: card "base:rat": goods.torhc: expected a card id, got "torhc"; did you mean "torch"?',
        'mod/p.toml:4: card "base:rat": components.actor.mana.full: expected a whole number, got nothing',
    ]


def test_a_card_may_be_removed_when_nothing_names_it(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", p='[patch."base:bone"]\nremoved = true\n')
    base = a_base(tmp_path, CARDS + '[card.bone]\nname = "B"\ntext = "B"\nkind = "item"\n')

    content = load([base, mod])

    assert "base:bone" not in content.cards
    assert "base:bone" in load([base]).cards


def test_a_base_without_its_figures_is_told_each_that_lacks(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    text = (base / "figures.toml").read_text()
    (base / "figures.toml").write_text(text.replace("\nopen_ap = 1\n", "\n").replace("\nlight_ap = 1\n", "\n"))

    faults = faults_of(base)

    assert [fault.split(": ", 1)[1] for fault in faults] == [
        "figures: work.light_ap: expected a whole number ≥ 0, got nothing",
        "figures: work.open_ap: expected a whole number ≥ 0, got nothing",
    ]


def test_the_error_holds_a_line_for_each_fault(tmp_path: Path) -> None:
    mod = a_pack(tmp_path, "mod", "x = 1\ny = 1\n")

    error = ContentError(faults_of(a_base(tmp_path), mod))

    assert str(error).count("\n") == 1
    assert len(error.faults) == 2
