import type { ArmyFile } from '../core/document';
import { referenceSheet } from '../core/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet-parts';
import { assess } from './assess';
import { blankSections } from './reference/blanks';
import { type ReferenceContext, referenceContext } from './reference/context';
import { oddsSection, townParts } from './reference/hits';
import { chargeDiceSection, sizesSection, unitsSection } from './reference/units';
import {
  abilityParts,
  houseSection,
  qualitySection,
  rallySection,
  saidSection,
  traitsSection,
  turnSection,
} from './reference/words';
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
  ...alone(unitsSection(context)),
  ...beside(qualitySection(), sizesSection(context)),
  ...alone(traitsSection(context)),
  ...alone(saidSection('shooting', context)),
  ...alone(oddsSection()),
  ...alone(saidSection('rout', context)),
  ...alone(rallySection()),
  ...alone(saidSection('movement', context)),
  ...alone(saidSection('column', context)),
  ...alone(saidSection('square', context)),
  ...(context.arms.has('cavalry') || context.arms.has('heavy-cavalry')
    ? alone(saidSection('charges', context))
    : []),
  ...alone(chargeDiceSection(context)),
  ...alone(saidSection('terrain', context, townParts(context))),
  ...alone(saidSection('leaders', context, abilityParts(context))),
  ...alone(houseSection(context)),
  ...alone(blankSections(context)),
];

/**
 * The quick-reference sheet: in full, or cut to the arms, traits and rulings of the armies on the table; without
 * armies it is full. Facts restated from the digest of the source, each section with its heading; tables that the
 * source has lost are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const armies = files.map(({ name, army }) => name || NATIONS[army.nation]);
  return referenceSheet(
    {
      system: { ...SYSTEM, settings: SETTINGS },
      files,
      cut,
      subtitle: `${SYSTEM.name}, moves and ranges in boxes. ${cut ? `For ${armies.join(' and ')}.` : 'All arms and traits.'}`,
      nation: files[0]?.army.nation ?? '',
      note: 'Facts restated for play; the source rules in doubt. Chips name its headings; R01 to R10 are our rulings, “house” is ours altogether.',
      rows: rows(referenceContext(files, cut)),
      findings: (file) => assess(file).findings,
    },
    options,
  );
};
