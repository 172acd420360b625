"""A fast game for bots to search in. Private: the rules and the public interface do not use it."""
