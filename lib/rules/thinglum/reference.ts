import data from '@/data/thinglum/reference.json';
import type { ArmyFile } from '../core/army/document';
import type { Cite } from '../core/contract/citation';
import { runIn } from '../core/sheet/parts';
import { blankSections } from '../core/sheet/reference-blanks';
import { alone, beside, referenceSheet, section } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet/sheet-parts';
import { type Condition, concerning, type ReferenceContext, referenceContext } from './reference/context';
import { artillerySection, chargeFireSection, smallArmsSection } from './reference/fire';
import { chancesSection, failedSection, moraleSection } from './reference/morale';
import { abilitySection, meleeSection, movementTable, unitsSection } from './reference/tables';
import { assess } from './rules';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { HOUSE_TABLES, NATIONS, SYSTEM } from './tables';

/** Of lost tables, in tenths of their width. */
const LABEL_WIDTH = 3.2;

type Entry = Condition & { readonly term: string; readonly text: string };

type Said = Condition & {
  readonly id: string;
  readonly title: string;
  readonly cite: Cite;
  readonly entries: readonly Entry[];
};

const SAID = data as readonly Said[];

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
