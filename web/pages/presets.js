// The editor's sample positions, with the numbers that the engine gives for them. A test compares the two.

/** @typedef {{name: string, position: string, facts: string}} Preset */

/** @type {readonly Preset[]} */
export const PRESETS = [
  {
    name: "exact",
    position:
      "players=1 seat=1 phase=play enemy=JD damage=12 table=6C castle=JC.JH.JS.QC.QD.QH.QS.KC.KD.KH.KS hands=2D.5S.8H.9S tavern=3D.7H.TC discard=4C.2H yielded=- flips=0 rules=standard+partial chance=-",
    facts: "health=8/20 attack=10/10",
  },
  {
    name: "shields",
    position:
      "players=1 seat=1 phase=suffer enemy=QH damage=15 table=8S/7D castle=QC.QD.QS.KC.KD.KH.KS hands=2C.4H.TD tavern=5C.6S discard=3D.9C.JD yielded=- flips=1 rules=standard+partial chance=-",
    facts: "health=15/30 attack=7/15",
  },
  {
    name: "partners",
    position:
      "players=2 seat=2 phase=play enemy=KC damage=22 table=9H/TS/3D castle=KD.KH.KS hands=4C.6D.8S/AD.5H.7S.QS tavern=2H.9D.TC discard=2S.6C.JH yielded=1 flips=0 rules=standard+partial chance=-",
    facts: "health=18/40 attack=10/20",
  },
  {
    name: "jester",
    position:
      "players=3 seat=1 phase=play enemy=JS damage=7 table=7S castle=JC.JD.JH.QC.QD.QH.QS.KC.KD.KH.KS hands=4H.9D.X1/5C.8D.TH/2S.6D.9C tavern=3D.7H.TC discard=4C yielded=- flips=0 rules=standard+partial chance=-",
    facts: "health=13/20 attack=10/10",
  },
];
