import type { ArmyFile } from '../core/army/document';
import { blankSections } from '../core/sheet/reference-blanks';
import { alone, beside, referenceSheet } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from '../core/sheet/sheet-parts';
import { assess } from './assess';
import { type ReferenceContext, referenceContext } from './reference/context';
import { artillerySection, chargeFireSection, smallArmsSection } from './reference/fire';
import { chancesSection, failedSection, moraleSection } from './reference/morale';
import { abilitySection, meleeSection, movementTable, unitsSection } from './reference/tables';
import { saidSection, turnSection } from './reference/words';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { HOUSE_TABLES, NATIONS, SYSTEM } from './tables';

/** Of lost tables, in tenths of their width. */
const LABEL_WIDTH = 3.2;

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
