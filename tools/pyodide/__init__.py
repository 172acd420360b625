"""Running Python in real Pyodide under Node, for tests and benches."""
