// Lists the layout faults of the current screen, each as a sentence. Run in the page by fitting.py.
// `target` is the least size of a touch target in px, `lower` the share of the screen a thumb reaches.
({ target, lower }) => {
  const thumb = 38; // px: a card in the fan shows a strip of 40, and as the card is turned, at least 38 can be touched
  const faults = [];
  const [width, height] = [innerWidth, innerHeight];
  const dialog = document.querySelector("dialog[open]");
  const scope = dialog ?? document.querySelector("main");
  const name = (element) =>
    element.dataset.card ??
    element.dataset.do ??
    element.dataset.next ??
    element.dataset.game ??
    element.getAttribute("name") ??
    (element.className || element.localName);
  const box = (element) => element.getBoundingClientRect();
  const visible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".visually-hidden");

  // Nothing sticks out sideways, and the table needs no scrolling as a whole.
  if (document.documentElement.scrollWidth > width) faults.push("the page scrolls sideways");
  for (const element of scope.querySelectorAll("*")) {
    if (!visible(element) || element.closest("svg, .scene")) continue; // pictures are cut by their frame
    const { left, right } = box(element);
    if (left < -0.5 || right > width + 0.5) faults.push(`${name(element)} sticks out sideways`);
  }
  const table = document.querySelector(".table-screen");
  if (table && document.documentElement.scrollHeight > height) faults.push("the table scrolls");

  // No text is cut off, by its own box or by one around it that doesn't scroll.
  for (const element of scope.querySelectorAll("*")) {
    if (!visible(element) || !element.textContent.trim() || element.ariaHidden) continue;
    const style = getComputedStyle(element);
    if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") continue; // on purpose
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const words = element.textContent.trim().slice(0, 40);
    if (element.clientWidth && element.scrollWidth > element.clientWidth + 1) {
      faults.push(`${name(element)} is wider than its box: ${words}`);
    }
    if (element.clientHeight && element.scrollHeight > element.clientHeight + 2) {
      faults.push(`${name(element)} is higher than its box: ${words}`);
    }
  }
  for (const part of document.querySelectorAll(".board, .hand, .hand-area, .choose")) {
    if (dialog) break;
    if (part.scrollHeight > part.clientHeight + 1) {
      faults.push(`${name(part)} is cut off: ${part.scrollHeight} of ${part.clientHeight} px`);
    }
  }

  // The parts of a table do not overlap, and nothing inside a part sticks out of it.
  const parts = [
    ...scope.querySelectorAll(
      ".bar, .tutor, .seats li, .enemy, .pile, .played, .coach, .step, .preview, .buttons",
    ),
  ].filter(visible);
  const apart = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) <= 1 ||
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) <= 1;
  parts.forEach((part, at) => {
    const one = box(part);
    for (const other of parts.slice(at + 1)) {
      if (!part.contains(other) && !apart(one, box(other)))
        faults.push(`${name(part)} lies over ${name(other)}`);
    }
    if (!part.matches(".tutor, .seats li, .enemy, .pile, .coach, .buttons")) return;
    const outer = part.matches(".pile") ? box(part.parentElement) : one;
    for (const inner of part.querySelectorAll("p, strong, .word, .mark, .portrait, button")) {
      const { left, top, right, bottom } = box(inner);
      const outside =
        left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
      if (visible(inner) && right > left && outside)
        faults.push(`${name(inner)} sticks out of ${name(part)}`);
    }
  });

  // What can be touched is large enough, apart from the rest, and not under anything.
  const touchable = [...scope.querySelectorAll("button, input, select, summary, a[href]")]
    .filter(visible)
    .map((element) =>
      element.matches("[type=radio], [type=checkbox]") ? element.closest("label") : element,
    );
  // Sticky elements lie over the page; below, each element is checked again after scrolling to it.
  const sticky = (element) =>
    element !== null && (getComputedStyle(element).position === "sticky" || sticky(element.parentElement));
  const fanned = (element) => element.matches(".hand .card");
  touchable.forEach((element, at) => {
    const one = box(element);
    if (one.width < target - 0.5 || one.height < target - 0.5) {
      faults.push(`${name(element)} is ${one.width.toFixed(0)} × ${one.height.toFixed(0)} px`);
    }
    for (const other of touchable.slice(at + 1)) {
      if ((fanned(element) && fanned(other)) || [element, other].some(sticky)) continue;
      const two = box(other);
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 1 && down > 1) faults.push(`${name(element)} overlaps ${name(other)}`);
    }
  });
  for (const element of touchable) {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, right, bottom } = box(element);
    if (top < -0.5 || bottom > height + 0.5) faults.push(`${name(element)} can't be scrolled into view`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element.contains(hit)) faults.push(`${name(element)} lies under ${hit ? name(hit) : "nothing"}`);
  }

  // Decoration does not cover text or touch targets.
  const words = [...touchable, ...scope.querySelectorAll("h1, .tagline")];
  for (const card of scope.querySelectorAll(".trio .card")) {
    const one = box(card);
    for (const other of one.width ? words : []) {
      const two = box(other);
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (across > 1 && down > 1) faults.push(`the pictures lie over ${name(other)}`);
    }
  }

  // Cards in a fan overlap, but each shows its whole corner and a strip wide enough for a thumb.
  for (const card of scope.querySelectorAll(".hand .card")) {
    card.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, right, bottom } = box(card);
    const seen = (x, y) => card.contains(document.elementFromPoint(x, y));
    for (const part of card.querySelectorAll(".rank, .sign")) {
      const { x, y, width: w, height: h } = box(part);
      if (!seen(x + w / 4, y + h / 2) || !seen(x + (w * 3) / 4, y + h / 2))
        faults.push(`${name(card)} has its corner covered`);
    }
    let strip = 0;
    let rows = 0;
    for (let y = top + 2; y < bottom; y += 4) {
      let run = 0;
      for (let x = left; x < right; x += 2) if (seen(x, y)) run += 2;
      if (run >= thumb) rows += 4;
      strip = Math.max(strip, run);
    }
    if (rows < thumb) faults.push(`${name(card)} shows ${strip} px, ${rows} px high`);
  }
  scrollTo(0, 0);
  for (const element of scope.querySelectorAll("*")) if (element.scrollTop) element.scrollTop = 0;

  // A thumb reaches the hand and its buttons.
  if (lower) {
    for (const element of document.querySelectorAll(".hand, .hand-area .buttons, .choose")) {
      if (box(element).top < height * (1 - lower) - 0.5) {
        faults.push(`${name(element)} begins at ${box(element).top.toFixed(0)} px`);
      }
    }
  }
  return faults;
};
