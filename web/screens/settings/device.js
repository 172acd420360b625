// The device screen: offline use, installing, storage and backups.

import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */

export const part = "device";
export const style = "style/forms.css";

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
  visit: () => intents.device(({ refreshStatus }) => refreshStatus()),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, device, settings, storage } = state;
  const megabytes = new Intl.NumberFormat(settings.locale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return html`
    <main class="page">
      <button type="button" class="back" data-do="back" @click=${() => intents.go("settings")}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("device-title")}</h1>

      <section class="part" data-testid="offline" data-state=${device.offline}>
        <h2>${t("device-offline")}</h2>
        <p>${t(`offline-${device.offline}`)}</p>
        ${
          device.update
            ? html`<p>${t(device.update === "elsewhere" ? "update-elsewhere" : "update-ready")}</p>
              <button type="button" data-do="update" @click=${() => intents.device(({ update }) => update())}>${t("do-update")}</button>`
            : ""
        }
      </section>

      ${
        device.install !== "no"
          ? html`<section class="part" data-testid="install">
            <h2>${t("device-install")}</h2>
            <p>${t(`install-${device.install}`)}</p>
            ${
              device.install === "prompt"
                ? html`<button type="button" data-do="install" @click=${() => intents.device(({ install }) => install())}>${t("do-install")}</button>`
                : ""
            }
          </section>`
          : ""
      }

      <section class="part" data-testid="storage" data-persistent=${String(device.persistent)}>
        <h2>${t("device-storage")}</h2>
        ${
          storage === "memory"
            ? html`<p class="warning">${t("storage-blocked")}</p>`
            : html`
              <p>${t(device.persistent ? "storage-stays" : device.persistent === null ? "storage-unknown" : "storage-may-go")}
                ${device.used === null ? "" : t("storage-used", { size: megabytes.format(device.used / 1e6) })}</p>
              ${device.persistent === false && device.refused ? html`<p data-testid="refused">${t("storage-refused")}</p>` : ""}
              ${
                device.persistent === false && !device.refused
                  ? html`<button type="button" data-do="persist" @click=${() => intents.device(({ persist }) => persist())}>${t("do-persist")}</button>`
                  : ""
              }`
        }
      </section>

      <section class="part" data-testid="backup">
        <h2>${t("device-backup")}</h2>
        <p>${t("backup-about")}</p>
        <div class="menu">
          <button type="button" data-do="export" aria-disabled=${device.backup === "busy" ? "true" : "false"}
            @click=${() => intents.device(({ exportAll }) => exportAll(download))}>${t("do-export")}</button>
          <label class="button">${t("do-import-file")}
            <input class="visually-hidden" type="file" name="backup" accept=".json,application/json"
              @change=${(/** @type {Event} */ event) => useChosenFile(event, (file) => intents.device(({ importAll }) => importAll(file)))}></label>
        </div>
        <p class="notice ${backupFailed(state) ? "wrong" : "good"}" role="status">${backupResult(state)}</p>
      </section>
    </main>`;
}

/** @param {State} state */
const backupFailed = ({ device: { backup } }) =>
  backup !== null && typeof backup === "object" && "error" in backup;

/** What the last export or import has done. @param {State} state */
function backupResult({ t, device: { backup } }) {
  if (backup === null || backup === "busy") return "";
  if (backup === "exported") return t("backup-exported");
  if ("error" in backup) return t(`why-${backup.error}`);
  const { added, further, copied, same } = backup.imported;
  return [
    t("backup-added", { count: added }),
    further ? t("backup-further", { count: further }) : "",
    copied ? t("backup-copied", { count: copied }) : "",
    same ? t("backup-same", { count: same }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Event} event of a file field @param {(file: Blob) => unknown} use */
function useChosenFile(event, use) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  input.value = ""; // else choosing the same file again would not fire `change`
  if (file) void use(file);
}

/** @param {Blob} file @param {string} name */
function download(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read the file late
}
