import type { ArmyFile } from '../core/army/document';
import { alone, referenceSheet } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from '../core/sheet/sheet-parts';
import { assess } from './assess';
import { scaleOf } from './new-army';
import { type ReferenceContext, referenceContext } from './reference/context';
import {
  chargeSections,
  fireSections,
  meleeSections,
  rangesSection,
  riskSection,
  shakenSection,
  testSections,
} from './reference/fire';
import {
  endSection,
  engineeringSections,
  formationSection,
  movementSections,
  scaleSection,
  sequenceSection,
  terrainSections,
} from './reference/moves';
import { moraleSection, unitsSection } from './reference/units';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { nationLabel } from './summary';
import { SYSTEM } from './tables';

const rows = (context: ReferenceContext): SectionRow[] => [
  ...alone(sequenceSection(context)),
  ...alone(testSections(context)),
  ...alone(movementSections(context)),
  ...alone(formationSection(context)),
  ...alone(terrainSections(context)),
  ...alone(rangesSection(context)),
  ...alone(fireSections(context)),
  ...alone(shakenSection()),
  ...alone(chargeSections(context)),
  ...alone(meleeSections(context)),
  ...alone(riskSection(context)),
  ...alone(unitsSection(context)),
  ...alone(moraleSection(context)),
  ...alone(engineeringSections(context)),
  ...alone(endSection(context)),
  ...alone(scaleSection(context)),
];

/**
 * The quick-reference sheet at a figure scale: in full, or cut to the arms and options of the armies on the table;
 * without armies it is full. Tables that the source has lost are ruled blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const scale = options.scale === undefined ? (files[0]?.army.scale ?? '25') : scaleOf(options.scale);
  const size = scale === '15' ? '15 mm, distances at two thirds' : `${scale} mm`;
  return referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}, ${size}, inches. ${armies === '' ? 'All troops and optional rules.' : `For ${armies}.`}`,
    note: () =>
      'Facts restated for play; if in doubt, the source decides. Tags name its headings; R with a number is our ruling, “house” is our own. Blanks are lost in the source.',
    nameOf: nationLabel,
    rows: (cut) => rows(referenceContext(files, cut, scale)),
    findings: (file) => assess(file).findings,
  });
};
