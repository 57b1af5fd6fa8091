import failed from '@/data/thinglum/failed-morale.json';
import data from '@/data/thinglum/reference.json';
import type { ArmyFile } from '../core/army/document';
import { signed } from '../core/army/number';
import type { Cite } from '../core/contract/citation';
import { twoDicePercent } from '../core/price/dice';
import { cell, figure, grid, pairs, runIn } from '../core/sheet/parts';
import { blankSections } from '../core/sheet/reference-blanks';
import { alone, beside, referenceSheet, section } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet/sheet-parts';
import { failWays, routWays } from './odds';
import { artillerySection, chargeFireSection, smallArmsSection } from './reference/fire';
import { abilitySection, meleeSection, movementTable, unitsSection } from './reference/tables';
import { assess } from './rules';
import type { Army } from './schema';
import {
  type Condition,
  concerning,
  PRINTED,
  type ReferenceContext,
  referenceContext,
} from './sheet-context';
import { type ClassId, HOUSE_TABLES, MORALE, NATIONS, SYSTEM } from './tables';

/** Of lost tables, in tenths of their width. */
const LABEL_WIDTH = 3.2;

type Entry = Condition & { readonly term: string; readonly text: string };

type SectionData = Condition & {
  readonly id: string;
  readonly title: string;
  readonly cite: Cite;
  readonly entries: readonly Entry[];
};

const SAID = data as readonly SectionData[];

/** The steps of a turn (I). */
const turnSection = (): Section[] =>
  SAID.filter(({ id }) => id === 'turn').flatMap(({ title, cite, entries }) =>
    section(title, cite, [
      { kind: 'steps', steps: entries.map(({ term, text }) => ({ title: term, text })) },
    ]),
  );

/** What the rules say in words of one matter, as far as it concerns the armies; tables may stand before it. */
const saidSection = (subject: string, context: ReferenceContext, before: Section['parts'] = []): Section[] =>
  concerning(
    SAID.filter(({ id }) => id === subject),
    context,
  ).flatMap(({ title, cite, entries }) =>
    section(title, cite, [
      ...before,
      runIn(concerning(entries, context).map(({ term, text }) => ({ term, text }))),
    ]),
  );

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
const moraleSection = ({ classes }: ReferenceContext): Section[] =>
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
const chancesSection = (): Section[] =>
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
const failedSection = (): Section[] =>
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

const rows = (context: ReferenceContext): SectionRow[] => [
  ...alone(turnSection()),
  ...alone(saidSection('movement', context, [movementTable(context)])),
  ...alone(smallArmsSection(context)),
  ...alone(saidSection('small-arms', context)),
  ...alone(chargeFireSection(context)),
  ...alone(artillerySection(context)),
  ...alone(saidSection('artillery', context)),
  ...alone(saidSection('melee', context)),
  ...alone(meleeSection(context)),
  ...alone(moraleSection(context)),
  ...alone(saidSection('tests', context)),
  ...alone(chancesSection()),
  ...alone(failedSection()),
  ...alone(abilitySection(context)),
  ...alone(saidSection('command', context)),
  ...beside(saidSection('withdraw', context), saidSection('towns', context)),
  ...alone(unitsSection(context)),
  ...alone(blankSections(HOUSE_TABLES, context.files, () => LABEL_WIDTH)),
];

/**
 * The quick-reference sheet: in full, or cut to the classes and rulings of the armies on the table; without armies it
 * is full. Tables that the source does not have are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet =>
  referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}, distances in inches. ${armies === '' ? 'All troops.' : `For ${armies}.`}`,
    note: () =>
      'Facts restated for play; if in doubt, the source decides. Tags name its sections; R with a number is our ruling, “house” is wholly our own.',
    nameOf: ({ nation }) => NATIONS[nation],
    rows: (cut) => rows(referenceContext(files, cut)),
    findings: (file) => assess(file).findings,
  });
