import command from '@/data/stroll-in-hanover/reference/command.json';
import fighting from '@/data/stroll-in-hanover/reference/fighting.json';
import morale from '@/data/stroll-in-hanover/reference/morale.json';
import setup from '@/data/stroll-in-hanover/reference/setup.json';
import turn from '@/data/stroll-in-hanover/reference/turn.json';
import type { ArmyFile } from '../core/army/document';
import { alone, referenceSheet } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from '../core/sheet/sheet-parts';
import { blankSections } from './reference/blanks';
import { type ReferenceContext, referenceContext, type Said, saidRows } from './reference/context';
import { testsSection } from './reference/tests';
import { assess } from './rules';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { NATIONS, SYSTEM } from './tables';

const [TURN, COMMAND, FIGHTING, MORALE, SETUP] = [turn, command, fighting, morale, setup] as unknown as [
  Said[],
  Said[],
  Said[],
  Said[],
  Said[],
];

/** Every section in the order of a turn; then set-up, and what the source has lost. */
const rows = (context: ReferenceContext): SectionRow[] => {
  const rowsOf = (sections: readonly Said[]) => sections.flatMap((each) => saidRows(each, context));
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
