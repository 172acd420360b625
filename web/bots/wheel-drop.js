// Offers a file that is dropped anywhere on the page as a guest bot.

/** @param {(file: File) => void} offer */
export function listenToWheelDrops(offer) {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault(); // or the browser would leave the page and open the file
    offer(file);
  });
}
