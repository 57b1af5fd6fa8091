import type { ArmyFile } from '../core/army/document';
import { blankSections } from '../core/sheet/reference-blanks';
import { alone, beside, referenceSheet } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from '../core/sheet/sheet-parts';
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
import { assess } from './rules';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { HOUSE_TABLES, NATIONS, SYSTEM } from './tables';

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
  ...alone(saidSection('terrain', context, townParts())),
  ...alone(saidSection('leaders', context, abilityParts(context))),
  ...alone(houseSection(context)),
  ...alone(blankSections(HOUSE_TABLES, context.files, ({ columns }) => (columns.length === 2 ? 1 : 3))),
];

/**
 * The quick-reference sheet: in full, or cut to the arms, traits and rulings of the armies on the table; without
 * armies it is full. Facts restated from the digest of the source, each section with its heading; tables that the
 * source has lost are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet =>
  referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}, moves and ranges in boxes. ${armies === '' ? 'All arms and traits.' : `For ${armies}.`}`,
    note: () =>
      'Facts restated for play; if in doubt, the source decides. Tags name its headings; R with a number is our ruling, “house” is wholly our own.',
    nameOf: ({ nation }) => NATIONS[nation],
    rows: (cut) => rows(referenceContext(files, cut)),
    findings: (file) => assess(file).findings,
  });
