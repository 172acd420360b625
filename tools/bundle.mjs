// Makes one small script of each entry and all it imports, and small styles.
// node bundle.mjs SOURCES SITE FILE…   (a .js is an entry, a .css stays by itself)
import { readFile } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { build } from "esbuild";

const [sources, site, ...files] = process.argv.slice(2);
const base = resolve(sources);

// In a bundle `import.meta.url` is the bundle's; a module that asks for its own gets its own.
const ownUrls = {
  name: "own-urls",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const here = JSON.stringify(`./${relative(base, path).split(sep).join("/")}`);
      const text = await readFile(path, "utf8");
      return { contents: text.replaceAll("import.meta.url", `new URL(${here}, import.meta.url).href`) };
    });
  },
};

const common = {
  absWorkingDir: base,
  outdir: resolve(site),
  outbase: base,
  minify: true,
  charset: "utf8",
  legalComments: "eof",
  logLevel: "error",
};

const { warnings } = await build({
  ...common,
  entryPoints: files.filter((file) => file.endsWith(".js")),
  bundle: true,
  format: "esm",
  target: "es2022",
  external: ["./pyodide/*"],
  plugins: [ownUrls],
});
const styles = await build({ ...common, entryPoints: files.filter((file) => file.endsWith(".css")) });
if (warnings.length + styles.warnings.length) {
  throw new Error(JSON.stringify([...warnings, ...styles.warnings], null, 1));
}
