// The editor on embed.html: choose a position, see it, copy what puts it into a page.

import { SITE } from "./base/site.js";
import { describe } from "./embed/describe.js";
import { readFacts, readPosition } from "./embed/notation.js";
import { translatorFor } from "./embed/translate.js";
import { LOCALE_NAMES, LOCALES } from "./i18n/index.js";
import { PRESETS } from "./pages/presets.js";
import { frameSnippet, policySnippet, tableSnippet } from "./pages/snippets.js";
import { translatePage } from "./pages/translate.js";
import { boardErrorText } from "./ui/error-text.js";

/**
 * What the editor needs of the element; embed.js defines it.
 * @typedef {HTMLElement & {load: (what: {position: string}) => Promise<{facts: string | null}>}} Table
 */

/** @template {HTMLElement} T @param {string} id @returns {T} */
const byId = (id) => /** @type {any} */ (document.getElementById(id));

const form = /** @type {HTMLFormElement} */ (byId("editor"));
const preview = /** @type {Table} */ (byId("preview"));
const verdict = byId("verdict");
const field = (/** @type {string} */ name) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name));

const { locale, t } = await translatePage("editor", "board");

/** The engine's numbers for the position in the field; null: not asked yet. @type {string | null} */
let facts = null;

const LANGUAGES = LOCALES.map((code) => new Option(LOCALE_NAMES[code], code, false, code === locale));
/** @type {HTMLSelectElement} */ (field("lang")).append(...LANGUAGES);
byId("policy").textContent = policySnippet(SITE);

/** @param {string} words @param {boolean} [wrong] */
function say(words, wrong = false) {
  verdict.textContent = words;
  verdict.classList.toggle("wrong", wrong);
  preview.hidden = wrong; // it would say the same again
  field("position").setAttribute("aria-invalid", String(wrong));
}

/** What the form says of the look, without what is usual. */
function dress() {
  const boxes = [...form.querySelectorAll("[name=controls]")].map(
    (box) => /** @type {HTMLInputElement} */ (box),
  );
  const on = boxes.filter((box) => box.checked).map((box) => box.value);
  const controls = on.length === boxes.length ? "" : on.join(" ") || "none";
  return {
    lang: field("lang").value,
    theme: field("theme").value === "auto" ? "" : field("theme").value,
    controls,
  };
}

/** The snippets for what is shown; none for a position that nobody has looked at. */
function write() {
  const position = field("position").value.trim().replace(/\s+/g, " ");
  const looks = dress();
  for (const [name, value] of Object.entries(looks)) {
    if (value) preview.setAttribute(name, value);
    else preview.removeAttribute(name);
  }
  const known = facts !== null;
  const words = known ? describe(translatorFor(looks.lang), readPosition(position), readFacts(facts)) : "";
  byId("snippet").textContent = known
    ? tableSnippet(SITE, { position, facts: facts ?? "", ...looks }, words)
    : "";
  byId("frame").textContent = known
    ? frameSnippet(SITE, { position, ...looks }, translatorFor(looks.lang)("embed-board"))
    : "";
}

/** @param {import("./pages/presets.js").Preset} preset */
function choose(preset) {
  field("position").value = preset.position;
  facts = preset.facts;
  preview.setAttribute("position", preset.position);
  preview.setAttribute("facts", preset.facts);
  say("");
  write();
}

/** Ask the engine; only it knows whether a position can be. */
async function check() {
  const position = field("position").value;
  say(t("doc-checking"));
  try {
    const found = await preview.load({ position });
    if (field("position").value !== position) return; // it was written on meanwhile
    facts = found.facts ?? "";
    if (facts) preview.setAttribute("facts", facts);
    say(t("doc-good"));
  } catch (error) {
    const fault = /** @type {import("./ui/error-text.js").BoardError} */ (error);
    facts = null;
    say(`${boardErrorText(t, fault)} (${fault.where || fault.code})`, true);
  }
  write();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void check();
});
field("preset").addEventListener("change", () => {
  const preset = PRESETS.find(({ name }) => name === field("preset").value);
  if (preset) choose(preset);
  else field("position").focus();
});
field("position").addEventListener("input", () => {
  field("preset").value = "own";
  facts = null;
  say(t("doc-changed"));
  write();
});
form.addEventListener("change", ({ target }) => {
  if (/** @type {HTMLInputElement} */ (target).name !== "position") write();
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const text = /** @type {HTMLTextAreaElement} */ (byId(button.getAttribute("data-copy") ?? ""));
    try {
      await navigator.clipboard.writeText(text.value);
      byId("copied").textContent = t("doc-copied");
    } catch {
      text.select();
      byId("copied").textContent = t("doc-by-hand");
    }
  });
}

choose(PRESETS[0]);
