import command from '@/data/stroll-in-hanover/reference/command.json';
import fighting from '@/data/stroll-in-hanover/reference/fighting.json';
import morale from '@/data/stroll-in-hanover/reference/morale.json';
import setup from '@/data/stroll-in-hanover/reference/setup.json';
import turn from '@/data/stroll-in-hanover/reference/turn.json';
import type { ArmyFile } from '../core/army/document';
import { citeLabel } from '../core/contract/citation';
import { grid } from '../core/sheet/parts';
import { alone, referenceSheet } from '../core/sheet/reference-sheet';
import { EMPTY, plain, strong } from '../core/sheet/sheet-cells';
import type {
  PlotPart,
  ReferenceOptions,
  ReferenceSheet,
  Section,
  SectionRow,
} from '../core/sheet/sheet-parts';
import { passingFaces, passText } from './morale';
import { assess } from './rules';
import type { Army } from './schema';
import {
  concerns,
  PRINTED,
  type ReferenceContext,
  referenceContext,
  type SectionData,
  saidRows,
  type Tag,
} from './sheet-context';
import { filledTable, HOUSE_TABLES, LIMITS, NATIONS, SYSTEM } from './tables';

const [TURN, COMMAND, FIGHTING, MORALE, SETUP] = [turn, command, fighting, morale, setup] as unknown as [
  SectionData[],
  SectionData[],
  SectionData[],
  SectionData[],
  SectionData[],
];

/** Rows that are about one class of troops, by their key. */
const CLASS_ROW = /^(line|heavy|medium|light)-(infantry|cavalry|artillery)$/;

/** What whole tables are about; the others are about everyone. */
const TABLES: Readonly<Record<string, readonly Tag[]>> = {
  'artillery-fire': ['artillery'],
  'artillery-stand': ['artillery'],
  'line-of-fire': ['artillery'],
  dragoons: ['medium'],
};

/** What rows are about, except for those of one class. */
const ROWS: Readonly<Record<string, Readonly<Record<string, readonly Tag[]>>>> = {
  'artillery-fire': {
    'light-near': ['light-artillery'],
    'light-far': ['light-artillery'],
    'medium-near': ['medium-artillery'],
    'medium-far': ['medium-artillery'],
    'heavy-near': ['heavy-artillery'],
    'heavy-far': ['heavy-artillery'],
  },
  'combat-modifiers': {
    'supported-artillery': ['artillery'],
    'stopped-cavalry': ['cavalry'],
    'en-masse': ['cavalry'],
    'heavy-medium': ['heavy-cavalry', 'medium-cavalry'],
    shock: ['shock'],
    'no-grenadiers': ['no-grenadiers'],
  },
  capacities: { shock: ['shock'], 'no-grenadiers': ['no-grenadiers'] },
};

const about = (table: string, row: string): readonly Tag[] | undefined =>
  CLASS_ROW.test(row) ? [row as Tag] : ROWS[table]?.[row];

const applies = (of: readonly Tag[] | undefined, context: ReferenceContext): boolean =>
  of === undefined || concerns({ of }, context);

/** Width of the column of labels, in tenths, by the longest of them; the players' columns share the rest. */
const labelWidth = (labels: readonly string[], columns: number): number => {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  if (longest > 30) return 6;
  return longest <= 3 ? 0.6 : columns > 2 ? 3 : 4;
};

/** The lost tables as ruled blanks, or with what the first of the armies has filled in (digest s. 5.18). */
const blankSections = (context: ReferenceContext): Section[] => {
  const file = context.files.find(({ tables }) => Object.keys(tables).length > 0) ?? { tables: {} };
  return HOUSE_TABLES.filter(({ key }) => applies(TABLES[key], context)).map((table) => {
    const { rows, filled } = filledTable(table, file);
    const own = rows.filter((_, index) => applies(about(table.key, table.rows[index]?.key ?? ''), context));
    return {
      title: table.title,
      note: filled ? 'house table' : 'lost: fill in',
      cite: citeLabel(table.cite),
      parts: [
        grid(
          [
            {
              title: '',
              width: labelWidth(
                table.rows.map(({ label }) => label),
                table.columns.length,
              ),
            },
            ...table.columns.map((title) => ({ title, width: null })),
          ],
          own.map(({ label, cells }) => ({
            cells: [
              plain(label),
              ...cells.map((text) => (text === '' ? EMPTY : { kind: 'text' as const, runs: [strong(text)] })),
            ],
            ruled: cells.includes(''),
          })),
        ),
      ],
    };
  });
};

/** Modifiers of a test: none, M+1, M+2 of the combat results. */
const MODIFIERS = [0, 1, 2] as const;

/** Exact odds of a morale test at each modifier, as bars: passing faces first. */
export const testBars = (value: number): PlotPart['rows'][number]['bars'] =>
  MODIFIERS.map((modifier) => {
    const faces = passingFaces(value, modifier);
    return {
      ways: [faces, LIMITS.morale.max - faces],
      outOf: LIMITS.morale.max,
      value: passText(value, modifier),
    };
  });

export const TEST_MEASURES: PlotPart['measures'] = MODIFIERS.map((modifier) => ({
  term: modifier === 0 ? 'M' : `M+${modifier}`,
  value: '',
}));

/** The chances of a morale test for every Morale (s. 12.2). */
const testsSection = (): Section[] => [
  {
    title: 'Morale tests',
    note: 'die + modifier no more than Morale',
    cite: citeLabel(LIMITS.morale.cite),
    parts: [
      {
        kind: 'plot',
        label: 'Test',
        measures: TEST_MEASURES,
        rows: Array.from({ length: LIMITS.morale.max }, (_, index) => ({
          label: `Morale ${index + 1}`,
          bars: testBars(index + 1),
        })),
        note: 'chance to pass',
        key: [],
      },
    ],
  },
];

/** Every section in the order of a turn; then set-up, and what the source has lost. */
const rows = (context: ReferenceContext): SectionRow[] => {
  const rowsOf = (sections: readonly SectionData[]) => sections.flatMap((each) => saidRows(each, context));
  return [
    ...rowsOf([...TURN, ...COMMAND, ...FIGHTING]),
    ...alone(testsSection()),
    ...rowsOf([...MORALE, ...SETUP]),
    ...alone(blankSections(context)),
  ];
};

/**
 * The quick-reference sheet: everything the source still has, in full or cut to the troops and works of the armies on
 * the table, and the lost tables as ruled blanks or as the players filled them in. Without armies it is full.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet =>
  referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}. UD: a stand width. UE: a stand depth. ${armies === '' ? 'All troops.' : `For ${armies}.`}`,
    note: (armies) =>
      `Facts restated for play; if in doubt, the rules decide. Sections are those of the rules.${
        armies === '' ? '' : ` Cut to ${armies}.`
      }`,
    nameOf: ({ nation, nationName }) => nationName || NATIONS[nation].label,
    rows: (cut) => rows(referenceContext(files, cut)),
    findings: (file) => assess(file).findings,
  });
