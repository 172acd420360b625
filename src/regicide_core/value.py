"""`Value`: what every value type of the engine shares. It never changes and equals by content.

It does for its subclasses what frozen dataclasses do, without writing and compiling code for each
class: in Pyodide that took a third of the engine's import time (bench/results/import_time.md).
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """A value with the fields its class annotates, in that order, given by position or name."""

    field_names: ClassVar[tuple[str, ...]] = ()
    _name_set: ClassVar[frozenset[str]] = frozenset()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        kinds = cls.__annotations__  # as text: every module of the engine postpones them
        names = tuple(name for name, kind in kinds.items() if "ClassVar" not in kind)
        cls.field_names = names
        cls._name_set = frozenset(names)
        cls._defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
        setattr(cls, "__match_args__", names)  # noqa: B010 -- mypy makes its own of this name

    def __init__(self, *given: Any, **named: Any) -> None:
        names = self.field_names
        fields = self.__dict__
        if len(given) == len(names) and not named:  # the usual way, and the fast one
            fields.update(zip(names, given, strict=False))
        else:
            fields.update(self._defaults)
            fields.update(zip(names, given, strict=False))
            fields.update(named)
            repeated = not named.keys().isdisjoint(names[: len(given)])
            if repeated or len(given) > len(names) or fields.keys() != self._name_set:
                raise TypeError(f"{type(self).__name__} takes the fields {', '.join(names)}")
        self._check()

    def _check(self) -> None:
        """Refuse fields that don't fit, or bring them into their canonical form."""

    def replace(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        return type(self)(**{**self.__dict__, **changes})

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        fields = self.__dict__
        return hash((type(self), *[fields[name] for name in self.field_names]))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.field_names)
        return f"{type(self).__name__}({fields})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to {name!r}: a {type(self).__name__} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"cannot delete {name!r}: a {type(self).__name__} never changes")


Kind = TypeVar("Kind", bound=Value)


def trusted(kind: type[Kind], *given: object) -> Kind:
    """A value made of fields that are known to be right: nothing is checked again."""
    value = object.__new__(kind)
    value.__dict__.update(zip(kind.field_names, given, strict=True))
    return value
