// Saved games: continue, look back, or delete.

import { html } from "../vendor/lit-html/lit-html.js";
import { dayOf } from "../daily.js";
import { cardSign } from "../i18n/cards.js";
import { cardBack, cardPicture } from "./card.js";
import { seatName } from "./event-text.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../store.js").SavedGame} SavedGame */

/** A saved game in one line. @param {State} state @param {SavedGame} game */
export function gameLine({ t, settings }, { id, summary }) {
  const day = dayOf(id);
  const who = day
    ? t("daily-of", { day: new Intl.DateTimeFormat(settings.locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day)) })
    : summary.seats.some(Boolean)
      ? summary.seats.map((_, at) => seatName(t, summary.seats, at + 1)).join(t("list-comma"))
      : t("players", { count: summary.players });
  if (summary.result) return `${who} · ${t(`result-${summary.result.outcome}`)}`;
  const enemy = summary.enemy ? cardSign(t, summary.enemy) : "";
  return `${who} · ${t("saved-against", { enemy, beaten: summary.beaten })}`;
}

/** Who stands in the castle's gate; a free King when nobody does. @param {State} state @param {SavedGame} game */
export const foe = ({ t }, { summary }) => cardPicture(t, summary.enemy ?? "KH", summary.enemy ? "corrupted" : "");

/** @param {State} state @param {import("../intents.js").Intents} intents */
export function savedScreen(state, intents) {
  const { t, saved, settings, notice } = state;
  const when = new Intl.DateTimeFormat(settings.locale, { dateStyle: "medium", timeStyle: "short" });
  return html`
    <main class="page">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("saved-title")}</h1>
      <p class="notice" role="status">${notice}</p>
      ${saved.length
        ? html`<ul class="saved">${saved.map((game) => html`
            <li>
              <button type="button" data-game=${game.id} @click=${() => intents.resume(game.id)}>
                ${foe(state, game)}<span>${gameLine(state, game)}<small>${when.format(game.updated)}</small></span></button>
              ${game.summary.result
                ? html`<button type="button" data-do="analyse" @click=${() => intents.study(game.id)}
                    aria-label=${`${t("do-analyse")}: ${gameLine(state, game)}`}>${t("do-analyse")}</button>`
                : ""}
              <button type="button" data-do="delete" @click=${() => intents.open(`delete:${game.id}`)}
                title=${t("ask-delete-yes")} aria-label=${t("do-delete", { game: gameLine(state, game) })}>✕</button>
            </li>`)}</ul>`
        : html`
          <section class="none">
            <div class="sample">${cardBack()}${cardBack()}${cardBack()}</div>
            <p>${t("saved-none")}</p>
            <button type="button" class="primary" data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
          </section>`}
    </main>`;
}
