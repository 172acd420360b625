// Bundles and minifies each entry script with its imports, and each style sheet.
// node bundle.mjs SOURCES SITE FILE…   (a .js is an entry, a .css stays by itself)
//
// A module that an entry imports with `import()` becomes a separate file, loaded when the page needs it.
// Prints as JSON the files that each entry needs at its start: {"main.js": ["chunk-ABC.js", …], …}.
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const [sources, site, ...files] = process.argv.slice(2);
const base = resolve(sources);
const out = resolve(site);

// In a bundle `import.meta.url` is the address of the bundle, so a module that uses its own address gets it
// rewritten relative to the bundle's folder. Chunks and split entries are all in the top folder.
// `importedFirst` gives the modules that a module must import before everything else.
const ownUrls = (/** @type {string} */ entry, /** @type {(path: string) => string[]} */ importedFirst) => ({
  name: "own-urls",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const here = JSON.stringify(
        `./${relative(dirname(resolve(base, entry)), path)
          .split(sep)
          .join("/")}`,
      );
      const text = await readFile(path, "utf8");
      const imports = importedFirst(path).map((each) => `import ${JSON.stringify(each)};`);
      return {
        contents:
          imports.join("") + text.replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`),
      };
    });
  },
});

// Both the page and its worker need the storage. As a separate file it is fetched only once.
const SHARED = "storage/storage.js";
const FIRST = "entry.js"; // inlined into index.html, and imports main.js from there
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
  const options = {
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
  // Every lazily loaded file imports the start file explicitly. So esbuild keeps the start in one file,
  // instead of splitting off a chunk for each set of modules that two lazy files share.
  const start = resolve(base, entry);
  const { inputs } = (await build({ ...options, write: false })).metafile;
  const lazy = new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports
        .filter(({ kind, external }) => kind === "dynamic-import" && !external)
        .map(({ path }) => resolve(base, path)),
    ),
  );
  const table = resolve(base, TABLE); // most visitors open the table next, so keep it in one file, too
  const importedFirst = (/** @type {string} */ path) =>
    !lazy.has(path) ? [] : path !== table && lazy.has(table) ? [start, table] : [start];
  const { metafile, warnings } = await build({ ...options, plugins: [ownUrls(entry, importedFirst)] });
  if (warnings.length) throw new Error(JSON.stringify(warnings, null, 1));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, made]) => [relative(out, resolve(base, path)), made]),
  );
  return staticImports(entry, outputs);
}

/** The files that an entry imports statically, directly or through others. */
function staticImports(entry, outputs) {
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
// Entries are bundled separately, so that a page does not load chunks shared with other pages. Workers,
// embed.js and the storage are always a single file.
const UNSPLIT = /worker\.js$|^embed\.js$|^storage\//;
const starts = {};
for (const entry of scripts) starts[entry] = await bundle(entry, !UNSPLIT.test(entry));

const styles = await build({ ...common, entryPoints: files.filter((file) => file.endsWith(".css")) });
if (styles.warnings.length) throw new Error(JSON.stringify(styles.warnings, null, 1));
console.log(JSON.stringify(starts));
