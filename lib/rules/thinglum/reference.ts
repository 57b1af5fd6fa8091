import type { ArmyFile } from '../core/document';
import { referenceSheet } from '../core/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet-parts';
import { assess } from './assess';
import { blankSections } from './reference/blanks';
import { type ReferenceContext, referenceContext } from './reference/context';
import { artillerySection, chargeFireSection, smallArmsSection } from './reference/fire';
import { chancesSection, failedSection, moraleSection } from './reference/morale';
import { abilitySection, meleeSection, movementTable, unitsSection } from './reference/tables';
import { saidSection, turnSection } from './reference/words';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { NATIONS, SYSTEM } from './tables';

const alone = (sections: readonly Section[]): SectionRow[] =>
  sections.map((section) => ({ wide: false, sections: [section] }));

const beside = (...sections: readonly Section[][]): SectionRow[] => {
  const flat = sections.flat();
  return flat.length === 0 ? [] : [{ wide: false, sections: flat }];
};

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
  ...alone(blankSections(context)),
];

/**
 * The quick-reference sheet: in full, or cut to the classes and rulings of the armies on the table; without armies it
 * is full. Tables that the source does not have are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const armies = files.map(({ name, army }) => name || NATIONS[army.nation]);
  return referenceSheet(
    {
      system: { ...SYSTEM, settings: SETTINGS },
      files,
      cut,
      subtitle: `${SYSTEM.name}, distances in inches. ${cut ? `For ${armies.join(' and ')}.` : 'All troops.'}`,
      nation: files[0]?.army.nation ?? '',
      note: 'Facts restated for play; the source rules in doubt. Chips name its sections; R01 to R17 are our rulings, “house” is ours altogether.',
      rows: rows(referenceContext(files, cut)),
      findings: (file) => assess(file).findings,
    },
    options,
  );
};
