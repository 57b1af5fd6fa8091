import failed from '@/data/thinglum/failed-morale.json';
import { signed } from '../../core/army/number';
import { twoDicePercent } from '../../core/price/dice';
import { cell, figure, grid, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { failWays, routWays } from '../odds';
import { type ClassId, MORALE } from '../tables';
import type { ReferenceContext } from './context';

/** Classes that a modifier of the morale number is about; the others are about all. */
const MORALE_OF: Readonly<Record<string, readonly ClassId[]>> = {
  lightAgainstHorse: ['light', 'light-cavalry'],
  crew: ['heavy-battery', 'light-battery'],
  grenadiers: ['grenadier'],
  heavyAgainstHorse: ['heavy-cavalry'],
  lightClosing: ['light-cavalry'],
  heavyClosing: ['heavy-cavalry'],
};

/** Modifiers of the morale number (V.C). */
export const moraleSection = ({ classes }: ReferenceContext): Section[] =>
  section(
    'Morale number',
    's. V.B, V.C',
    [
      pairs(
        MORALE.filter(({ id }) => MORALE_OF[id]?.some((each) => classes.has(each)) ?? true).map(
          ({ value, reason }) => ({
            term: reason.charAt(0).toUpperCase() + reason.slice(1),
            value: signed(value),
          }),
        ),
        1,
      ),
    ],
    '4, and added to it',
  );

const NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Chances to fail a test, counted from two dice (V.B). */
export const chancesSection = (): Section[] =>
  section(
    'Chance to fail',
    's. V.B',
    [
      {
        kind: 'strip',
        title: 'Fails, percent',
        note: '2d6 below the morale number',
        columns: NUMBERS.map((number) => ({
          head: `${number}`,
          value: twoDicePercent(failWays(number)).replace('%', ''),
          mute: false,
        })),
      },
    ],
    'by morale number',
  );

/** The chart of those who failed, and what a lost melee takes off (V.D). */
export const failedSection = (): Section[] =>
  section(
    'Failed morale',
    failed.cite,
    [
      grid(
        [
          { title: '2d6', width: 2 },
          { title: '', width: null },
        ],
        failed.rows.map(({ total, text }) => ({ cells: [cell(total, 'strong'), cell(text)] })),
      ),
      grid(
        [
          { title: 'Melee lost by', width: null },
          { title: 'Modifier', width: 2, align: 'right' },
          { title: 'Routs', width: 1.6, align: 'right' },
        ],
        [{ by: 'not lost', value: 0 }, ...failed.lost].map(({ by, value }) => ({
          cells: [cell(by), figure(signed(value), 'strong'), figure(twoDicePercent(routWays(value)))],
        })),
      ),
      runIn([{ term: '', text: failed.note }]),
    ],
    'R10',
  );
