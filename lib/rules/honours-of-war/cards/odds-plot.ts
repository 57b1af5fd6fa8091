import { chanceOf, expectedHits, type HitOdds, percentText, throwsOdds } from '../../core/price/dice';
import type { Pair, Part, PlotBar, PlotPart } from '../../core/sheet/sheet-parts';
import { fireOdds, type RangeOdds } from '../fire-odds';
import { type MeleeOdds, meleeOdds, roundsOdds } from '../melee-odds';
import type { Unit } from '../schema';
import type { SheetContext } from '../sheet-context';
import { TYPES } from '../tables';
import { unitFacts } from '../unit-facts';

const OUTCOMES = ['0', '1', '2', '3', '4'];

const bar = (odds: HitOdds): PlotBar => ({
  ways: odds.ways,
  outOf: odds.outOf,
  value: expectedHits(odds).toFixed(1),
});

type Column = Pick<RangeOdds | MeleeOdds, 'targets'>;

const rowsOf = (columns: readonly Column[]): PlotPart['rows'] =>
  (columns[0]?.targets ?? []).map(({ class: label }, index) => ({
    label,
    bars: columns.flatMap(({ targets }) => {
      const target = targets[index];
      return target === undefined ? [] : [bar(target.odds)];
    }),
  }));

/** What is counted in the odds of a piece that may fire shell (p. 28, 46). */
const SHELL_NOTES: Readonly<Record<string, string>> = {
  howitzer: 'hits a shot, fuse included',
  unicorn: 'hits a shot, not shell',
};

/** Its ranges, and the chances of hits for one shot by range and class of target; `measures` are the bands. */
export const fireParts = (unit: Unit, measures: readonly Pair[], { file }: SheetContext): Part[] => {
  const ranges: Part = { kind: 'measures', label: 'Fire', measures };
  const shots = fireOdds(unit, file);
  if (shots === null || shots.length !== measures.length) return [ranges];
  // that it is horse artillery its name says
  const weapon = unitFacts(unit, file).weapon.toLowerCase().replace(', horse', '');
  return [
    ranges,
    {
      kind: 'plot',
      label: 'Odds',
      measures: measures.map(({ term }) => ({ term, value: '' })),
      rows: rowsOf(shots),
      note: `${weapon}: ${SHELL_NOTES[TYPES[unit.type].kind ?? ''] ?? 'hits a shot'}`,
      key: OUTCOMES,
    },
  ];
};

/** Chances of hits for one round of melee, by class of enemy. */
export const meleePlot = (unit: Unit, { file }: SheetContext): PlotPart[] => {
  const rounds = meleeOdds(unit, file);
  if (rounds === null) return [];
  return [
    {
      kind: 'plot',
      label: 'Melee',
      measures: rounds.map(({ charging }) => ({
        term: charging ? 'Charging' : rounds.length > 1 ? 'Standing' : 'Each round',
        value: '',
      })),
      rows: rowsOf(rounds),
      note: 'hits a round',
      key: OUTCOMES,
    },
  ];
};

const SHOTS = [1, 2, 3];
const WANTED = [3, 4, 5];

const reached = (odds: HitOdds, hits: number): PlotBar => {
  const enough = odds.ways.slice(hits).reduce((sum, count) => sum + count, 0);
  return {
    ways: [enough, odds.outOf - enough],
    outOf: odds.outOf,
    value: percentText(chanceOf(odds, hits)),
  };
};

const isStandard = ({ class: target }: { class: string }): boolean => target === 'standard';

/** Chances of 3, 4 or 5 hits after this many shots, or rounds, at standard troops: at the best for the unit. */
export const reachPlot = (unit: Unit, { file }: SheetContext): PlotPart[] => {
  const shots = fireOdds(unit, file);
  const shot = shots?.[0]?.targets.find(isStandard);
  const round = meleeOdds(unit, file)?.[0]?.targets.find(isStandard);
  const after = (count: number): HitOdds | undefined =>
    shots === null ? round && roundsOdds(round, count) : shot && throwsOdds(shot.odds, count);
  if (after(1) === undefined) return [];
  const what = shots === null ? 'round' : 'shot';
  return [
    {
      kind: 'plot',
      label: 'Chance',
      measures: SHOTS.map((count) => ({ term: `${count} ${what}${count === 1 ? '' : 's'}`, value: '' })),
      rows: WANTED.map((hits) => ({
        label: `${hits} hits`,
        bars: SHOTS.flatMap((count) => {
          const odds = after(count);
          return odds === undefined ? [] : [reached(odds, hits)];
        }),
      })),
      note: shots === null ? 'against standard enemies' : 'at standard targets, nearest range',
      key: [],
    },
  ];
};
