import { counted } from '../../core/army/words';
import { expectedHits } from '../../core/price/dice';
import type { Part, PlotPart } from '../../core/sheet/sheet-parts';
import { chargeDice, EFFECTS, type Effect, hitOdds, shotsOf } from '../odds';
import type { Unit } from '../schema';
import { ARMS, type Arm, TYPES } from '../tables';

/** So many dice under what the card calls them: "1 box", "Light, guns". */
export type DiceTerm = { readonly term: string; readonly dice: number };

const CHARGED: readonly { readonly term: string; readonly target: Arm }[] = [
  { term: 'Foot, horse', target: 'line' },
  { term: 'Heavy cav.', target: 'heavy-cavalry' },
  { term: 'Light, guns', target: 'artillery' },
];

const boxes = (from: number, to: number): string => {
  if (from === to) return counted(to, 'box', 'boxes');
  return `${from}–${to} boxes`;
};

/** The dice a unit throws: by range, or by whom it charges. */
export const bandsOf = ({ type, rifles, shock }: Unit): DiceTerm[] => {
  const { arm } = TYPES[type];
  const { charge } = ARMS[arm];
  if (charge !== null) {
    return CHARGED.map(({ term, target }) => ({
      term,
      dice: chargeDice({ arm }, { arm: target }) + (shock ? 1 : 0),
    }));
  }
  return shotsOf({ type, rifles }).map(({ from, to, dice: count }) => ({
    term: boxes(from, to),
    dice: count,
  }));
};

/** The dice as a line of measures: "Fire  1 box 3D6  2 boxes 1D6"; of cavalry by whom it charges. */
export const diceMeasures = (unit: Unit): Part => ({
  kind: 'measures',
  label: ARMS[TYPES[unit.type].arm].charge === null ? 'Fire' : 'Dice',
  measures: bandsOf(unit).map(({ term, dice }) => ({ term, value: `${dice}D6` })),
});

const LABELS: Record<Effect, string> = { normal: '3 or more', half: 'half, 5+', quarter: 'quarter, 6' };

/** The chances of each number of hits, by dice and effect; exact. */
export const oddsPlot = (unit: Unit): PlotPart => {
  const bands = bandsOf(unit);
  const most = Math.max(...bands.map(({ dice }) => dice));
  return {
    kind: 'plot',
    label: 'Hits',
    measures: bands.map(({ term, dice }) => ({ term, value: `${dice}D6` })),
    rows: (Object.keys(EFFECTS) as Effect[]).map((effect) => ({
      label: LABELS[effect],
      bars: bands.map(({ dice }) => {
        const odds = hitOdds(dice, effect);
        // as long as the longest, so that a shade is the same number of hits in every bar
        const ways = Array.from({ length: most + 1 }, (_, hits) => odds.ways[hits] ?? 0);
        return { ways, outOf: odds.outOf, value: expectedHits(odds).toFixed(1) };
      }),
    })),
    note: ARMS[TYPES[unit.type].arm].charge === null ? 'a volley' : 'a charge',
    key: Array.from({ length: most + 1 }, (_, hits) => `${hits}`),
  };
};
