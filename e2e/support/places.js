// Where the parts of the table outside the hand are, and which of their texts are cut. Run in the page by test_stability.py.
() => {
  const round = (number) => Math.round(number * 10) / 10;
  const boxes = {};
  const parts =
    ".table-screen [data-anchor], .table-screen :is(.bar, .seats li, .pile, .preview, .immunity-room, .log-column)";
  for (const element of document.querySelectorAll(parts)) {
    // What lies in the hand, on the overlay or on a pile of its own making may come and go.
    if (
      element.closest(".hand, .overlay-host, .play") ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const name = element.dataset.anchor ?? element.dataset.place ?? element.className.split(" ")[0];
    if (["played-hint", "empty"].includes(name)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    let key = name;
    for (let more = 2; key in boxes; more += 1) key = `${name} ${more}`;
    boxes[key] = [left, top, width, height].map(round);
  }

  const cut = [];
  for (const element of document.querySelectorAll(".table-screen *")) {
    if (
      element.closest(".overlay-host, svg, .log-column") ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (
      !texts.length ||
      element.closest(".visually-hidden") ||
      getComputedStyle(element).textOverflow === "ellipsis"
    )
      continue;
    const words = `${element.className || element.localName}: ${element.textContent.trim().slice(0, 40)}`;
    const frame = element.closest(
      ".enemy, .seats li, .preview, .buttons button, .played, .put-back, .piles, .bar",
    );
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const room = frame && !element.closest(".over") ? frame.getBoundingClientRect() : screen;
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < room.left - 1 || right > room.right + 1 || top < room.top - 2 || bottom > room.bottom + 2)
        cut.push(`${words} sticks out of ${frame?.className || frame?.localName || "the screen"}`);
    }
  }
  return { boxes, cut };
};
