// The element's style sheet: the picture, and the box that picture and board share, so that its size never changes.

export const STYLE = `
:host { display: block; position: relative; box-sizing: border-box; block-size: 36rem; color-scheme: light dark; contain: layout;
  --ground: light-dark(#ece1cd, #171011); --panel: light-dark(#fbf5e8, #251a1b); --ink: light-dark(#25181b, #f4e9d6);
  --quiet: light-dark(#5f4a45, #c9b6a4); --line: light-dark(#c0aa8a, #56413b); --accent: light-dark(#7a1f33, #e9b04c);
  --on-accent: light-dark(#fff4e0, #22130c); --warn: light-dark(#8a3200, #ffb27a);
  font: 16px/1.35 "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif; }
:host([hidden]) { display: none; }
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
.box { container-type: inline-size; block-size: 100%; display: flex; flex-direction: column; overflow: auto; border: 1px solid var(--line); border-radius: 10px;
  background: var(--ground); color: var(--ink); }
.picture, .fallback { flex: 1 0 auto; display: flex; flex-direction: column; justify-content: space-around; gap: 8px; padding: 10px; }
.fallback { justify-content: start; }
.enemy { display: flex; align-items: center; justify-content: center; gap: 18px; padding: 8px; border: 1px solid var(--line);
  border-radius: 10px; background: var(--panel); --w: 66px; --h: 92px; }
.fact { display: flex; align-items: baseline; gap: 6px; color: var(--quiet); }
.fact strong { font-size: 1.5rem; color: var(--ink); }
.word { color: var(--quiet); font-size: 0.85rem; font-weight: 400; }
.turn { padding-inline-start: 6px; border-inline-start: 3px solid var(--accent); }
.plays, .cards { display: flex; flex-wrap: wrap; gap: 5px; min-block-size: 52px; align-items: center; }
.hands { display: grid; gap: 8px; }
.plays { gap: 14px; padding: 4px 8px; border: 1px dashed var(--line); border-radius: 10px; min-block-size: 62px; }
.card { display: inline-flex; flex-direction: column; align-items: center; justify-content: center; inline-size: var(--w, 37px);
  block-size: var(--h, 52px); border: 1px solid #b9a88e; border-radius: 7px; background: #fffdf7; color: #2a1a1f; line-height: 1;
  font-size: calc(var(--h, 52px) * 0.36); print-color-adjust: exact; }
.card i { font: calc(var(--h, 52px) * 0.34)/1 "Noto Sans Symbols 2", "Segoe UI Symbol", "DejaVu Sans", sans-serif; }
.clubs, .spades { color: #241a20; } .diamonds, .hearts { color: #8f0e28; } .jester { color: #551d6b; }
.back { background: #5b2333; }
.piles { display: flex; justify-content: space-around; gap: 8px; }
.pile { display: inline-flex; gap: 6px; align-items: baseline; }
.start { position: sticky; inset-block-end: 0; flex: none; display: grid; gap: 4px; padding: 8px; background: var(--ground); }
.start p { color: var(--quiet); font-size: 0.85rem; text-align: center; min-block-size: 1.35em; }
.start p.wrong { color: var(--warn); }
button { min-block-size: 44px; padding: 6px 12px; border: 1px solid var(--accent); border-radius: 10px; background: var(--accent);
  color: var(--on-accent); font: inherit; font-weight: 700; cursor: pointer; touch-action: manipulation; }
button:focus-visible { outline: 3px solid light-dark(#7a4d00, #efba5a); outline-offset: 2px; }
button[aria-disabled="true"] { background: var(--panel); color: var(--quiet); border-color: var(--line); }
iframe { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0; border-radius: 10px; background: var(--ground); visibility: hidden; }
iframe.live { visibility: visible; }
.box.live { visibility: hidden; }
.jester b { font-size: 0.8em; }
.many { gap: 6px; --w: 32px; --h: 44px; }
.many .enemy { --w: 57px; --h: 80px; padding: 6px; }
.many .plays, .many .cards { min-block-size: 44px; }
.many .hands { gap: 5px; }
.many .hands .row { display: flex; align-items: center; gap: 8px; padding-inline-start: 6px; }
.many .hands .word { flex: 0 0 4.4em; }
@container (min-width: 520px) {
  .picture { --w: 52px; --h: 73px; }
  .enemy { --w: 92px; --h: 129px; }
  .plays, .cards { min-block-size: 73px; justify-content: center; }
  .row { text-align: center; }
  .picture.many { --w: 42px; --h: 58px; }
  .many .enemy { --w: 78px; --h: 109px; }
  .many .plays, .many .cards { min-block-size: 58px; }
  .many .hands .row { text-align: start; justify-content: center; }
  .fact strong { font-size: 2rem; }
}
@container (min-width: 640px) {
  .many .hands { grid-template-columns: 1fr 1fr; }
  .many .hands .row { flex-direction: column; gap: 2px; }
  .many .hands .word { flex: none; }
}
@media print {
  :host, :host([theme]) { block-size: auto; break-inside: avoid; color-scheme: light; }
  .box, .box.live { visibility: visible; block-size: auto; }
  iframe, .start { display: none; }
}
@media (forced-colors: active) { .card { forced-color-adjust: none; } }
`;
