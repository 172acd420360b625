"""Values never change, compare by content, and can be copied, hashed and pickled."""

import copy
import pickle
from collections.abc import Callable

import pytest

from regicide_core import (
    Card,
    Chance,
    Discard,
    Flip,
    Next,
    Play,
    Record,
    Result,
    Rules,
    Yield,
    new_game,
    observe,
    parse_move,
    preview,
    result,
    select,
    tally,
)
from regicide_core.value import Value
from tests.support.positions import after, position


def lost() -> Result | None:
    return result(after(position(enemy="JC", hands="2C.3C", flips=2), "play 2C"))


MAKERS: dict[str, Callable[[], object]] = {
    "play": lambda: Play((Card("3C"), Card("3D"))),
    "yield": Yield,
    "discard": lambda: Discard((Card("3C"), Card("3D"))),
    "next": lambda: Next(2),
    "flip": Flip,
    "chance": lambda: Chance("tea", 3),
    "rules": lambda: Rules(hand_limit=7),
    "state": lambda: new_game(3, "tea"),
    "observation": lambda: observe(new_game(3, "tea"), 2),
    "record": lambda: Record(2, "tea", seats=("Ann", "Bob")).then(Yield()),
    "preview": lambda: preview(new_game(3, "tea"), Yield()),
    "result": lost,
    "selection": lambda: select(new_game(3, "tea"), ()),
    "tally": lambda: tally(()),
}
EACH = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


@EACH
def test_values_made_alike_are_equal_and_hash_alike(make: Callable[[], object]) -> None:
    one, other = make(), make()
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1


@EACH
def test_values_can_be_copied_and_pickled(make: Callable[[], object]) -> None:
    value = make()
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value
        assert hash(twin) == hash(value)


@EACH
def test_values_never_change(make: Callable[[], Value]) -> None:
    value = make()
    before = repr(value)
    for name in value.field_names:
        with pytest.raises(AttributeError):
            setattr(value, name, None)
        with pytest.raises(AttributeError):
            delattr(value, name)
    assert repr(value) == before


@EACH
def test_values_have_no_room_for_more(make: Callable[[], Value]) -> None:
    value = make()
    with pytest.raises(AttributeError):
        setattr(value, "more", 1)  # noqa: B010
    assert not hasattr(value, "more")


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda: Next(), id="too few"),  # type: ignore[call-arg]
        pytest.param(lambda: Next(1, 2), id="too many"),  # type: ignore[call-arg]
        pytest.param(lambda: Yield(1), id="any at all"),
        pytest.param(lambda: Next(chair=1), id="another name"),  # type: ignore[call-arg]
        pytest.param(lambda: Next(1, chair=1), id="one more name"),  # type: ignore[call-arg]
        pytest.param(lambda: Next(1, seat=1), id="given twice"),  # type: ignore[misc]
        pytest.param(lambda: Rules(magic=True), id="a field there is not"),  # type: ignore[call-arg]
        pytest.param(lambda: new_game(1, "tea").replace(magic=1), id="replaced"),
    ],
)
def test_a_value_takes_its_own_fields_once_each(make: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        make()


def test_a_value_takes_its_fields_by_place_or_by_name() -> None:
    assert Chance("tea", 3) == Chance("tea", shuffles=3) == Chance(shuffles=3, seed="tea")
    assert Chance("tea") == Chance("tea", 0)


def test_a_value_never_equals_one_of_another_kind() -> None:
    assert Play((Card("3C"),)) != Discard((Card("3C"),))
    assert Yield() != Flip()
    assert Next(2) != 2
    assert len({Yield(), Flip()}) == 2


def test_another_kind_of_thing_may_say_itself_whether_it_equals_a_value() -> None:
    class Anything:
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = None  # type: ignore[assignment]

    assert Next(2) == Anything()


def test_what_a_value_says_when_it_is_misused() -> None:
    chance = Chance("tea")
    with pytest.raises(TypeError, match=r"^Chance takes the fields seed, shuffles$"):
        Chance()  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match=r"^cannot assign to 'seed': a Chance never changes$"):
        chance.seed = "coffee"  # type: ignore[misc]
    with pytest.raises(AttributeError, match=r"^cannot delete 'seed': a Chance never changes$"):
        del chance.seed


def test_a_value_can_be_taken_apart_by_place() -> None:
    match Chance("tea", 3):
        case Chance(seed, shuffles):
            assert (seed, shuffles) == ("tea", 3)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Play((Card("3D"), Card("3C"))), "Play(cards=(Card('3C'), Card('3D')))"),
        (Yield(), "Yield()"),
        (Discard((Card("3D"),)), "Discard(cards=(Card('3D'),))"),
        (Next(2), "Next(seat=2)"),
        (Flip(), "Flip()"),
        (Chance("tea", 3), "Chance(seed='tea', shuffles=3)"),
        (
            lost(),
            "Result(won=False, rule='F4', medal=None, beaten=10, standard=False)",
        ),
    ],
)
def test_a_repr_reads(value: object, text: str) -> None:
    assert repr(value) == text


def test_different_moves_differ() -> None:
    texts = ["play 3C", "discard 3C", "play 3D", "next 1", "next 2", "yield", "flip"]
    assert len({parse_move(text) for text in texts}) == len(texts)


def test_positions_that_differ_in_one_field_differ() -> None:
    state = new_game(2, "tea")
    others = [
        state.replace(seat=2),
        state.replace(flips=1),
        state.replace(known=1),
        state.replace(damage=1),
        state.replace(yielded=(1,)),
        state.replace(chance=None),
        state.replace(rules=Rules(hand_limit=7)),
        state.replace(lost_by="F4"),
        state.replace(hands=state.hands[::-1]),
        state.replace(tavern=state.tavern[::-1]),
    ]
    assert len({state, *others}) == len(others) + 1


def test_apply_makes_a_new_position_and_leaves_the_old_one() -> None:
    state = new_game(1, "tea")
    before = str(state)
    flipped = after(state, "flip")
    assert str(state) == before
    assert flipped != state
