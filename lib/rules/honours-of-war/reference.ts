import type { ArmyFile } from '../core/army/document';
import { alone, beside, referenceSheet } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, SectionRow } from '../core/sheet/sheet-parts';
import { newArmy } from './catalogue';
import type { Scale } from './distances';
import { basesSection } from './reference/bases';
import type { ReferenceContext } from './reference/context';
import {
  commandersSection,
  coverSection,
  optionsSection,
  terrainSection,
  weatherSections,
} from './reference/field';
import { firingSection, gunsSection, hitsSection, rangesSection } from './reference/fire';
import { chargesSection, diceSection, modifiersSection, reactionSection } from './reference/melee';
import { movesSection } from './reference/moves';
import { nationalRows, nationName, nationSections, nationsSection } from './reference/national';
import { commandSection, turnSection, victorySection } from './reference/play';
import { assess } from './rules';
import type { Army } from './schema';
import { PRINTED } from './sheet-context';
import { SYSTEM } from './tables';
import { sideOf } from './tags';

/** More nations than this stand in one table instead of a section each. */
const FEW = 3;

const national = (context: ReferenceContext): SectionRow[] =>
  nationalRows(context).length > FEW ? alone(nationsSection(context), true) : alone(nationSections(context));

const rows = (context: ReferenceContext): SectionRow[] => [
  ...alone(turnSection(context)),
  ...alone(commandSection(context)),
  ...alone(movesSection(context)),
  ...alone(terrainSection(context)),
  ...alone(rangesSection(context)),
  ...alone(hitsSection(context)),
  ...alone(modifiersSection(context)),
  ...alone(reactionSection(context)),
  ...alone(victorySection(context)),
  ...alone(diceSection(context)),
  ...national(context),
  ...alone(chargesSection(context)),
  ...alone(firingSection(context)),
  ...alone(gunsSection(context)),
  ...alone(coverSection(context)),
  ...alone(commandersSection(context)),
  ...beside(...weatherSections(context)),
  ...alone(optionsSection(context)),
  ...alone(context.sides === null ? basesSection(context) : []),
];

const isScale = (scale: string): scale is Scale => ['28', '20', '15', '10', '6'].includes(scale);

/** The army that measures: the first, at the scale asked for; an army without units where there is none. */
const rulerOf = (files: readonly ArmyFile<Army>[], scale: string | undefined): ArmyFile<Army> => {
  const first =
    files[0] ??
    newArmy({ name: '', nation: 'austria', year: 1757, scale: '28', budget: null }, () => 'general');
  return scale === undefined || !isScale(scale) ? first : { ...first, army: { ...first.army, scale } };
};

/**
 * The quick-reference sheet of the rules at a figure scale: in full, or cut to the troops, nations, weapons and
 * options of the armies on the table. Without armies it is full. Facts restated from the digest of the book, each
 * section with its pages.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const ruler = rulerOf(files, options.scale);
  const contextOf = (cut: boolean): ReferenceContext => ({
    ruler,
    sides: cut ? files.map(sideOf) : null,
    files,
  });
  const titles = () => nationalRows(contextOf(true)).map(({ row }) => row.title);
  return referenceSheet(files, options, {
    system: PRINTED,
    subtitle: (armies) =>
      `${SYSTEM.name}, ${ruler.army.scale} mm, centimetres. ${
        armies === '' ? 'All nations and optional rules' : titles().join(', ')
      }.`,
    note: (armies) =>
      `Facts restated for play; if in doubt, the book decides. Pages are those of the printed rules.${
        armies === '' ? '' : ` Cut to ${armies}.`
      }`,
    nameOf: nationName,
    rows: (cut) => rows(contextOf(cut)),
    findings: (file) => assess(file).findings,
  });
};
