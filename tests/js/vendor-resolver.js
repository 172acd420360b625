// Resolves web/vendor/… to the package in node_modules, like MODULES in tools/site/vendored.py.

const VENDOR = new URL("../../web/vendor/", import.meta.url).href;
const PACKAGES = new URL("../../node_modules/", import.meta.url).href;
const FOLDERS = [
  ["lit-html/", "lit-html/"],
  ["fluent/", "@fluent/bundle/esm/"],
  ["idb/", "idb/build/"],
];

/** @param {string} specifier @param {{parentURL?: string}} context @param {Function} next */
export function resolve(specifier, context, next) {
  return next(packageUrl(specifier, context.parentURL) ?? specifier, context);
}

/** @param {string} specifier @param {string | undefined} parent */
function packageUrl(specifier, parent) {
  if (!specifier.startsWith(".") || !parent) return null;
  const { href } = new URL(specifier, parent);
  if (!href.startsWith(VENDOR)) return null;
  const inside = href.slice(VENDOR.length);
  const [folder, target] = FOLDERS.find(([name]) => inside.startsWith(name)) ?? [];
  return folder ? PACKAGES + target + inside.slice(folder.length) : null;
}
