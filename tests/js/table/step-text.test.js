// The headline above the hand names what the buttons below it can do, and nothing else.

import "./browser.js";
import assert from "node:assert/strict";
import test from "node:test";
import { named, textOf } from "./browser.js";

const { coverScreen } = await import("../../../web/table/cover.js");
const { handPanel } = await import("../../../web/table/hand.js");
const { choosePanel } = await import("../../../web/table/choose-next.js");
const { panel: botPanel } = await import("../../../web/bots/partners-panel.js");
const { emptyTable } = await import("../../../web/table/table-state.js");

/**
 * @typedef {import("../../../web/table/table-state.js").TableProps} TableProps
 * @typedef {import("../../../web/app/intents.js").Intents} Intents
 */

const LEGAL = { legal: true, preview: { survives: true, draws: [] } };
const forbidden = (/** @type {string} */ code) => ({ legal: false, error: { code } });

const TEAM = { yielding: LEGAL, flip: forbidden("flip_not_alone"), names: ["Ada", "Ben"] };
const ALONE = { yielding: forbidden("yield_never_alone"), flip: LEGAL, flips_left: 2, names: [""] };

/** @param {object} view @param {Partial<TableProps>} [more] */
function props({ hand = ["7C", "2D"], phase = "play", seat = 1, ...view }, more = {}) {
  const { names } = /** @type {{names: string[]}} */ (view);
  const hands = names.map((_, at) => (at ? [null, null] : hand));
  return /** @type {TableProps} */ ({
    ...emptyTable(),
    t: named,
    settings: { hand: "right", sort: "rank" },
    view: {
      ply: 0,
      viewer: 1,
      your_turn: seat === 1,
      bots: names.map(() => ""),
      enemy: { attack: 10 },
      next: [],
      suggestion: null,
      wishes: {},
      observation: { phase, seat, players: names.length, hands },
      ...view,
    },
    ...more,
  });
}

const intents = /** @type {Intents} */ (/** @type {unknown} */ ({ redraw() {} }));

/** The headline and the buttons that can be used, of the panel that the table would show. @param {TableProps} props */
function shown(props) {
  const { view, covered } = props;
  const markup = covered
    ? coverScreen(props, intents)
    : view?.your_turn
      ? [handPanel(props, intents), view.observation.phase === "choose" ? choosePanel(props, intents) : ""]
      : botPanel(props, intents);
  const text = textOf(markup);
  const headline = text.match(/data-testid="step">([^<]*)</)?.[1] ?? text.match(/<h2[^>]*>([^<]*)</)?.[1];
  const buttons = [...text.matchAll(/<button\b[^>]*?data-(?:do|next)=("[\w-]+"|[\w-]+)[^>]*>/g)]
    .filter(([tag, name]) => !/aria-disabled=true/.test(tag) || name === '"confirm"')
    .map(([, name]) => name.replaceAll('"', ""));
  // A panel that is loaded when it is first needed may be there twice by now: in the hand's panel too.
  return { headline, buttons: [...new Set(buttons)].filter((name) => name !== "moment") };
}

/** @type {[string, TableProps, string, string[]][]} */
const CASES = [
  ["a game of several: play or yield", props(TEAM), "step-play amount=10", ["yield", "confirm"]],
  [
    "everybody else has yielded",
    props({ ...TEAM, yielding: forbidden("yield_all_others_yielded") }),
    "step-play-only",
    ["confirm"],
  ],
  [
    "yielding is switched off",
    props({ ...TEAM, yielding: forbidden("yield_off") }),
    "step-play-only",
    ["confirm"],
  ],
  [
    "a lesson that wants a play",
    props({ ...TEAM, yielding: forbidden("scenario_not_allowed") }),
    "step-play-only",
    ["confirm"],
  ],
  ["a solo game", props(ALONE), "step-play-solo", ["flip", "confirm"]],
  [
    "a solo game without Jesters",
    props({ ...ALONE, flip: forbidden("flips_used_up") }),
    "step-play-solo",
    ["confirm"],
  ],
  [
    "a solo game with the house rule for yielding",
    props({ ...ALONE, yielding: LEGAL }),
    "step-play amount=10",
    ["flip", "yield", "confirm"],
  ],
  [
    "an empty hand in a game of several",
    props({ ...TEAM, hand: [] }),
    "step-empty can=yield",
    ["yield", "confirm"],
  ],
  ["an empty hand alone", props({ ...ALONE, hand: [] }), "step-empty can=flip", ["flip", "confirm"]],
  [
    "an empty hand alone, where one may yield",
    props({ ...ALONE, hand: [], yielding: LEGAL }),
    "step-empty can=both",
    ["flip", "yield", "confirm"],
  ],
  [
    "the enemy strikes",
    props({ ...TEAM, phase: "suffer", suggestion: ["7C"] }),
    "step-suffer amount=10",
    ["suggest", "confirm"],
  ],
  [
    "the enemy strikes a solo player who can pay",
    props({ ...ALONE, phase: "suffer", suggestion: ["7C"] }),
    "step-suffer amount=10",
    ["flip", "suggest", "confirm"],
  ],
  ["only a flip helps", props({ ...ALONE, phase: "suffer" }), "step-flip", ["confirm", "flip"]],
  [
    "a Jester was played",
    props({ ...TEAM, phase: "choose", next: [1, 2] }),
    "step-choose amount=10",
    ["1", "2"],
  ],
  [
    "a bot thinks",
    props({ ...TEAM, seat: 2, bots: ["", "knight"] }),
    "bots-turn name=Ben",
    ["pause", "hurry"],
  ],
  [
    "the bots are paused",
    props(
      { ...TEAM, seat: 2, bots: ["", "knight"] },
      { partners: { paused: true, asking: false, trouble: null } },
    ),
    "bots-paused name=Ben",
    ["pause"],
  ],
  [
    "a bot asks who would like to go next",
    props(
      { ...TEAM, seat: 2, phase: "choose", bots: ["", "knight"] },
      { partners: { paused: true, asking: true, trouble: null } },
    ),
    "bots-wish name=Ben",
    ["wished"],
  ],
  [
    "the device is passed on",
    props({ ...TEAM, viewer: 0, seat: 2 }, { covered: true }),
    "cover-title name=Ben",
    ["reveal"],
  ],
  [
    "the device is passed to somebody who is hit",
    props({ ...TEAM, viewer: 0, seat: 2, phase: "suffer" }, { covered: true }),
    "cover-title-suffer name=Ben",
    ["reveal"],
  ],
];

for (const [name, state, headline, buttons] of CASES) {
  test(name, () => {
    const found = shown(state);
    assert.equal(found.headline, headline);
    assert.deepEqual(found.buttons.sort(), [...buttons].sort());
  });
}

/** What a headline promises, by the part of its name. @type {[RegExp, string][]} */
const PROMISES = [
  [/^step-play amount|=both|=yield/, "yield"],
  [/^step-flip|=both|=flip/, "flip"],
  [/^step-(play|suffer)/, "confirm"],
  [/^bots-turn/, "hurry"],
  [/^bots-(turn|paused)/, "pause"],
];

test("no headline names what no button can do, or forbids what one can", () => {
  for (const [name, state] of CASES) {
    const { headline = "", buttons } = shown(state);
    for (const [promise, button] of PROMISES) {
      if (promise.test(headline)) assert.ok(buttons.includes(button), `${name}: ${button}`);
    }
    if (/-only|-solo/.test(headline)) assert.ok(!buttons.includes("yield"), name);
    if (/paused/.test(headline)) assert.ok(!buttons.includes("hurry"), name);
  }
});
