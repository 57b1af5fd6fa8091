import command from '@/data/stroll-in-hanover/reference/command.json';
import fighting from '@/data/stroll-in-hanover/reference/fighting.json';
import morale from '@/data/stroll-in-hanover/reference/morale.json';
import setup from '@/data/stroll-in-hanover/reference/setup.json';
import turn from '@/data/stroll-in-hanover/reference/turn.json';
import type { ArmyFile } from '../core/document';
import { referenceSheet } from '../core/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet-parts';
import { assess } from './assess';
import { blankSections } from './reference/blanks';
import { type ReferenceContext, referenceContext, type Said, saidRows } from './reference/context';
import { testsSection } from './reference/tests';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, SYSTEM } from './tables';

const [TURN, COMMAND, FIGHTING, MORALE, SETUP] = [turn, command, fighting, morale, setup] as unknown as [
  Said[],
  Said[],
  Said[],
  Said[],
  Said[],
];

const alone = (sections: readonly Section[]): SectionRow[] =>
  sections.map((section) => ({ wide: false, sections: [section] }));

/** Every section in the order of a turn; then set-up, and what the source has lost. */
const rows = (context: ReferenceContext): SectionRow[] => {
  const said = (sections: readonly Said[]) => sections.flatMap((each) => saidRows(each, context));
  return [
    ...said([...TURN, ...COMMAND, ...FIGHTING]),
    ...alone(testsSection()),
    ...said([...MORALE, ...SETUP]),
    ...alone(blankSections(context)),
  ];
};

const nationName = ({ nation, nationName: own }: Army): string => own || NATIONS[nation].label;

/**
 * The quick-reference sheet: everything the source still has, in full or cut to the troops and works of the armies on
 * the table, and the lost tables as ruled blanks or as the players filled them in. Without armies it is full.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const armies = files.map(({ name, army }) => name || nationName(army));
  return referenceSheet(
    {
      system: { ...SYSTEM, settings: SETTINGS },
      files,
      cut,
      subtitle: `${SYSTEM.name}. UD: a stand width. UE: a stand depth. ${cut ? `For ${armies.join(' and ')}.` : 'All troops.'}`,
      nation: files[0]?.army.nation ?? '',
      note: `Facts restated for play; the rules decide in doubt. Sections are those of the rules.${
        cut ? ` Cut to ${armies.join(' and ')}.` : ''
      }`,
      rows: rows(referenceContext(files, cut)),
      findings: (file) => assess(file).findings,
    },
    options,
  );
};
