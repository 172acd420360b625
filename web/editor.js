// The editor on embed.html: choose a position, see its board, and copy the HTML that shows it on a page.

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
 * The part of `<regicide-table>` that the editor uses; embed.js defines the element.
 * @typedef {HTMLElement & {load: (source: {position: string}) => Promise<{facts: string | null}>}} Table
 */

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const form = /** @type {HTMLFormElement} */ (byId("editor"));
const preview = /** @type {Table} */ (byId("preview"));
const verdict = byId("verdict");
const field = (/** @type {string} */ name) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name));

const { locale, t } = await translatePage("editor", "board");

/** The engine's numbers for the position in the field; null while it is unchecked. @type {string | null} */
let facts = null;

const LANGUAGES = LOCALES.map((code) => new Option(LOCALE_NAMES[code], code, false, code === locale));
/** @type {HTMLSelectElement} */ (field("lang")).append(...LANGUAGES);
byId("policy").textContent = policySnippet(SITE);

/** Show the result of checking the position. @param {string} text @param {boolean} [wrong] */
function showVerdict(text, wrong = false) {
  verdict.textContent = text;
  verdict.classList.toggle("wrong", wrong);
  preview.hidden = wrong; // the board would show the same error
  field("position").setAttribute("aria-invalid", String(wrong));
}

/** The attributes for the board's look that the form asks for; "" where it is the default. */
function readLook() {
  const boxes = [...form.querySelectorAll("[name=controls]")].map(
    (box) => /** @type {HTMLInputElement} */ (box),
  );
  const checked = boxes.filter((box) => box.checked).map((box) => box.value);
  const controls = checked.length === boxes.length ? "" : checked.join(" ") || "none";
  return {
    lang: field("lang").value,
    theme: field("theme").value === "auto" ? "" : field("theme").value,
    controls,
  };
}

/** Give the board the look that the form asks for, and write the snippets; none for an unchecked position. */
function applyForm() {
  const position = field("position").value.trim().replace(/\s+/g, " ");
  const look = readLook();
  for (const [name, value] of Object.entries(look)) {
    if (value) preview.setAttribute(name, value);
    else preview.removeAttribute(name);
  }
  const isChecked = facts !== null;
  const description = isChecked
    ? describe(translatorFor(look.lang), readPosition(position), readFacts(facts))
    : "";
  byId("snippet").textContent = isChecked
    ? tableSnippet(SITE, { position, facts: facts ?? "", ...look }, description)
    : "";
  byId("frame").textContent = isChecked
    ? frameSnippet(SITE, { position, ...look }, translatorFor(look.lang)("embed-board"))
    : "";
}

/** @param {import("./pages/presets.js").Preset} preset */
function choosePreset(preset) {
  field("position").value = preset.position;
  facts = preset.facts;
  preview.setAttribute("position", preset.position);
  preview.setAttribute("facts", preset.facts);
  showVerdict("");
  applyForm();
}

/** Ask the engine whether the position is possible. */
async function checkPosition() {
  const position = field("position").value;
  showVerdict(t("doc-checking"));
  try {
    const answer = await preview.load({ position });
    if (field("position").value !== position) return; // edited meanwhile
    facts = answer.facts ?? "";
    if (facts) preview.setAttribute("facts", facts);
    showVerdict(t("doc-good"));
  } catch (error) {
    const problem = /** @type {import("./ui/error-text.js").BoardError} */ (error);
    facts = null;
    showVerdict(`${boardErrorText(t, problem)} (${problem.where || problem.code})`, true);
  }
  applyForm();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void checkPosition();
});
field("preset").addEventListener("change", () => {
  const preset = PRESETS.find(({ name }) => name === field("preset").value);
  if (preset) choosePreset(preset);
  else field("position").focus();
});
field("position").addEventListener("input", () => {
  field("preset").value = "own";
  facts = null;
  showVerdict(t("doc-changed"));
  applyForm();
});
form.addEventListener("change", ({ target }) => {
  if (/** @type {HTMLInputElement} */ (target).name !== "position") applyForm();
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    const text = /** @type {HTMLTextAreaElement} */ (byId(button.getAttribute("data-copy") ?? ""));
    try {
      await navigator.clipboard.writeText(text.value);
      byId("copied").textContent = t("doc-copied");
    } catch {
      // The browser forbids writing to the clipboard: the visitor copies the selected text by hand.
      text.select();
      byId("copied").textContent = t("doc-by-hand");
    }
  });
}

choosePreset(PRESETS[0]);
