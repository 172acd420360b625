"""Numbers of the wrong kind where a seat, a seed or a count belongs: refused, never a crash."""

from collections.abc import Callable

import pytest

from regicide_core import (
    Next,
    Record,
    RegicideError,
    Wish,
    apply,
    new_game,
    observe,
    position_from_json,
    position_to_json,
    wish,
)
from tests.support.positions import position

CHOOSING = position(enemy="JC", hands="2C/3C/4C", table="X1", phase="choose")


def _json(**fields: object) -> dict[str, object]:
    return {**position_to_json(CHOOSING), **fields}


BIG = 10**5000  # too long to print


@pytest.mark.parametrize(
    "call",
    [
        pytest.param(lambda: apply(CHOOSING, Next(1.0)), id="next 1.0"),  # type: ignore[arg-type]
        pytest.param(lambda: apply(CHOOSING, Next(True)), id="next True"),
        pytest.param(lambda: new_game(2, "tea", first=True), id="first True"),
        pytest.param(lambda: new_game(2, "tea", first=1.0), id="first 1.0"),  # type: ignore[arg-type]
        pytest.param(lambda: observe(CHOOSING, 1.0), id="observe 1.0"),  # type: ignore[arg-type]
        pytest.param(lambda: wish(CHOOSING, True, Wish.KEEN), id="wish True"),
        pytest.param(lambda: new_game(1, BIG), id="endless seed"),
        pytest.param(lambda: position_from_json(_json(damage=BIG)), id="endless damage"),
        pytest.param(lambda: position_from_json(_json(yielded=[BIG])), id="endless seat"),
        pytest.param(lambda: Record(2, 7), id="seed 7"),  # type: ignore[arg-type]
    ],
)
def test_a_number_of_the_wrong_kind_is_refused_like_any_other(call: Callable[[], object]) -> None:
    with pytest.raises(RegicideError):
        call()
