// A wheel that is dropped anywhere on the page is offered as a bot.

/** @param {(file: File) => void} offer */
export function listenToWheelDrops(offer) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault(); // else the browser would leave the page for the file
    offer(file);
  });
}
