import data from '@/data/one-hour-napoleonic/reference.json';
import { chanceOf, expectedHits, percentText } from '../../core/price/dice';
import { figure, grid, pairs } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { PlotPart, Section } from '../../core/sheet/sheet-parts';
import { EFFECTS, type Effect, hitOdds } from '../odds';
import { heading } from '../sheet-context';

const DICE = [1, 2, 3, 4, 6] as const;
const MOST_HITS = 6;
const SHOWN = Object.keys(EFFECTS) as Effect[];

const needed = (score: number): string => (score === 6 ? '6' : `${score}+`);

const oddsPlot: PlotPart = {
  kind: 'plot',
  label: 'Hits',
  measures: SHOWN.map((effect) => ({
    term: effect.charAt(0).toUpperCase() + effect.slice(1),
    value: needed(EFFECTS[effect]),
  })),
  rows: DICE.map((dice) => ({
    label: dice === 1 ? '1 die' : `${dice} dice`,
    bars: SHOWN.map((effect) => {
      const odds = hitOdds(dice, effect);
      // as long as the longest, so that the same shade is the same number of hits in every row
      const ways = Array.from({ length: MOST_HITS + 1 }, (_, hits) => odds.ways[hits] ?? 0);
      return { ways, outOf: odds.outOf, value: expectedHits(odds).toFixed(1) };
    }),
  })),
  note: 'chance of each number of hits',
  key: ['0', '1', '2', '3', '4', '5', '6'],
};

/** Average hits with the chances of two and of three: the three dice results that matter (computed). */
export const oddsSection = (): Section[] =>
  section(
    'Hits to expect',
    heading('Shooting'),
    [
      grid(
        [
          { title: 'Dice', width: null },
          { title: 'Normal\n3+', width: 1.4, align: 'center' },
          { title: '2 or\nmore', width: 1.15, align: 'center' },
          { title: '3 or\nmore', width: 1.15, align: 'center' },
          { title: 'Half\n5+', width: 1.25, align: 'center' },
          { title: '2 or\nmore', width: 1.15, align: 'center' },
          { title: '3 or\nmore', width: 1.15, align: 'center' },
          { title: 'Quarter\n6', width: 1.45, align: 'center' },
        ],
        DICE.map((dice) => {
          const [normal, half, quarter] = [
            hitOdds(dice, 'normal'),
            hitOdds(dice, 'half'),
            hitOdds(dice, 'quarter'),
          ];
          return {
            cells: [
              figure(`${dice}`, 'strong'),
              figure(expectedHits(normal).toFixed(2)),
              figure(percentText(chanceOf(normal, 2))),
              figure(percentText(chanceOf(normal, 3))),
              figure(expectedHits(half).toFixed(2)),
              figure(percentText(chanceOf(half, 2))),
              figure(percentText(chanceOf(half, 3))),
              figure(expectedHits(quarter).toFixed(2)),
            ],
          };
        }),
      ),
      oddsPlot,
    ],
    'average, chances',
  );

/** Effect of fire and charges into towns, and what a die then has to show. */
export const townParts = (): Section['parts'] => [
  pairs(
    data.towns.rows.map(({ what, effect }) => ({
      term: what,
      value: `${effect}, ${needed(EFFECTS[effect as Effect])}`,
    })),
    1,
  ),
];
