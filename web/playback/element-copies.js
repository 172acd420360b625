// Copies the page's elements for the overlay, without the names by which scripts and tests find the originals.

/**
 * Attributes by which styles, scripts and tests find an element. Anchors stay: animations need them.
 */
const NAMING = ["id", "data-place", "data-testid", "data-drop", "data-do"];

/** @param {Element | null | undefined} element @returns {HTMLElement | null} */
export function copyWithoutNames(element) {
  if (!element) return null;
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMING) each.removeAttribute(name);
  }
  return copy;
}

/** Styles that text inherits from its place in the page. */
const TEXT_STYLES = /** @type {const} */ ([
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontFeatureSettings",
  "lineHeight",
  "color",
  "textAlign",
]);

/** A copy of an element with text that looks the same elsewhere. @param {HTMLElement | undefined} element */
export function copyText(element) {
  const copy = copyWithoutNames(element);
  if (!element || !copy) return undefined;
  const style = getComputedStyle(element);
  for (const name of TEXT_STYLES) copy.style[name] = style[name];
  return copy;
}
