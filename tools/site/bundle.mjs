// Makes small scripts of the entries and all they import, and small styles.
// node bundle.mjs SOURCES SITE FILE…   (a .js is an entry, a .css stays by itself)
//
// What an entry imports by `import()` becomes a file of its own, fetched when it is wanted. Prints
// as JSON what each entry can't start without: {"main.js": ["chunk-ABC.js", …], …}.
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const [sources, site, ...files] = process.argv.slice(2);
const base = resolve(sources);
const out = resolve(site);

// In a bundle `import.meta.url` is the bundle's: a module that asks for its own address gets it by the
// way from the bundle's folder. Chunks lie in the top folder, as do the entries that are split.
const ownUrls = (/** @type {string} */ entry, /** @type {(path: string) => string[]} */ before) => ({
  name: "own-urls",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const here = JSON.stringify(
        `./${relative(dirname(resolve(base, entry)), path)
          .split(sep)
          .join("/")}`,
      );
      const text = await readFile(path, "utf8");
      const after = before(path).map((each) => `import ${JSON.stringify(each)};`);
      return {
        contents:
          after.join("") + text.replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`),
      };
    });
  },
});

// Page and worker both need it: as a file of its own it is fetched once.
const SHARED = "storage/storage.js";
const FIRST = "entry.js"; // goes into the page, and imports its script when it is there
const TABLE = "screens/table/table-screen.js";

const common = {
  absWorkingDir: base,
  outdir: out,
  outbase: base,
  minify: true,
  charset: "utf8",
  legalComments: "eof",
  logLevel: "error",
};

/** @param {string} entry @param {boolean} splitting */
async function bundle(entry, splitting) {
  const wanted = {
    ...common,
    entryPoints: [entry],
    bundle: true,
    splitting,
    chunkNames: "[name]-[hash]",
    format: "esm",
    target: "es2022",
    external: [
      "./pyodide/*",
      ...(entry === FIRST ? ["./main.js"] : []),
      ...(entry === "main.js" ? [`./${SHARED}`] : []),
    ],
    metafile: true,
  };
  // What comes later is told to import what the page starts with, which is there by then: so that is
  // one file, and not one for every choice of modules that two of the later ones have in common.
  const start = resolve(base, entry);
  const { inputs } = (await build({ ...wanted, write: false })).metafile;
  const later = new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports
        .filter(({ kind, external }) => kind === "dynamic-import" && !external)
        .map(({ path }) => resolve(base, path)),
    ),
  );
  const table = resolve(base, TABLE); // the next thing that anybody wants, and likewise one file
  const before = (/** @type {string} */ path) =>
    !later.has(path) ? [] : path !== table && later.has(table) ? [start, table] : [start];
  const { metafile, warnings } = await build({ ...wanted, plugins: [ownUrls(entry, before)] });
  if (warnings.length) throw new Error(JSON.stringify(warnings, null, 1));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, made]) => [relative(out, resolve(base, path)), made]),
  );
  return needed(entry, outputs);
}

/** The files that come with this one, all the way down. */
function needed(entry, outputs) {
  const found = new Set();
  const waiting = [entry];
  while (waiting.length) {
    const name = waiting.pop();
    for (const { kind, path, external } of outputs.get(name).imports) {
      const file = external ? path.replace("./", "") : relative(out, resolve(base, path));
      if ((external && file !== SHARED) || kind !== "import-statement" || found.has(file)) continue;
      found.add(file);
      if (!external) waiting.push(file);
    }
  }
  return [...found].sort();
}

const scripts = files.filter((file) => file.endsWith(".js"));
// Each by itself: nobody who opens one page pays for what it has in common with another. Workers and
// the script for other people's pages are one file, whatever they import.
const WHOLE = /worker\.js$|^embed\.js$|^storage\//;
const starts = {};
for (const entry of scripts) starts[entry] = await bundle(entry, !WHOLE.test(entry));

const styles = await build({ ...common, entryPoints: files.filter((file) => file.endsWith(".css")) });
if (styles.warnings.length) throw new Error(JSON.stringify(styles.warnings, null, 1));
console.log(JSON.stringify(starts));
