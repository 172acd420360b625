// Makes small scripts of the entries and all they import, and small styles.
// node bundle.mjs SOURCES SITE FILE…   (a .js is an entry, a .css stays by itself)
//
// What an entry imports by `import()` becomes a file of its own, fetched when it is wanted. Prints
// as JSON what each entry can't start without: {"main.js": ["chunk-ABC.js", …], …}.
import { readFile } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const [sources, site, ...files] = process.argv.slice(2);
const base = resolve(sources);
const out = resolve(site);

// In a bundle `import.meta.url` is the bundle's; a module that asks for its own gets its own. All
// scripts lie in the site's top folder, so one base serves them all.
const ownUrls = (/** @type {(path: string) => string[]} */ before) => ({
  name: "own-urls",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const here = JSON.stringify(`./${relative(base, path).split(sep).join("/")}`);
      const text = await readFile(path, "utf8");
      const after = before(path).map((each) => `import ${JSON.stringify(each)};`);
      return { contents: after.join("") + text.replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`) };
    });
  },
});

const TABLE = "view/table.js";

const common = {
  absWorkingDir: base,
  outdir: out,
  outbase: base,
  minify: true,
  charset: "utf8",
  legalComments: "eof",
  logLevel: "error",
};

/** @param {string[]} entries that share what they have in common @param {boolean} splitting */
async function bundle(entries, splitting) {
  const wanted = {
    ...common,
    entryPoints: entries,
    bundle: true,
    splitting,
    chunkNames: "[name]-[hash]",
    format: "esm",
    target: "es2022",
    external: ["./pyodide/*"],
    metafile: true,
  };
  // What comes later is told to import what the page starts with, which is there by then: so that is
  // one file, and not one for every choice of modules that two of the later ones have in common.
  const start = resolve(base, entries.at(-1));
  const { inputs } = (await build({ ...wanted, write: false })).metafile;
  const later = new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind, external }) => kind === "dynamic-import" && !external).map(({ path }) => resolve(base, path)),
    ),
  );
  later.delete(start);
  const table = resolve(base, TABLE); // the next thing that anybody wants, and likewise one file
  const before = (/** @type {string} */ path) =>
    !later.has(path) ? [] : path !== table && later.has(table) ? [start, table] : [start];
  const { metafile, warnings } = await build({ ...wanted, plugins: [ownUrls(before)] });
  if (warnings.length) throw new Error(JSON.stringify(warnings, null, 1));
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, made]) => [relative(out, resolve(base, path)), made]),
  );
  return Object.fromEntries(entries.map((entry) => [entry, needed(entry, outputs, entries)]));
}

/** The files that come with this one, all the way down; another entry comes, too, if it is imported later. */
function needed(entry, outputs, entries) {
  const found = new Set();
  const waiting = [entry];
  for (let name; (name = waiting.pop()); ) {
    for (const { kind, path, external } of outputs.get(name).imports) {
      const file = relative(out, resolve(base, path));
      const later = kind !== "import-statement" && !entries.includes(file);
      if (external || later || found.has(file)) continue;
      found.add(file);
      waiting.push(file);
    }
  }
  return [...found].sort();
}

const scripts = files.filter((file) => file.endsWith(".js"));
// Each by itself: nobody who opens one page pays for what it has in common with another. Workers and
// the script for other people's pages are one file, whatever they import.
const page = ["first.js", "main.js"]; // one after the other, the same page's
const starts = await bundle(page, true);
for (const entry of scripts.filter((each) => !page.includes(each))) {
  Object.assign(starts, await bundle([entry], !/worker\.js$|^embed\.js$/.test(entry)));
}

const styles = await build({ ...common, entryPoints: files.filter((file) => file.endsWith(".css")) });
if (styles.warnings.length) throw new Error(JSON.stringify(styles.warnings, null, 1));
console.log(JSON.stringify(starts));
