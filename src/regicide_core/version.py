"""The engine's version, which a record carries."""

ENGINE = "0.1.0"
