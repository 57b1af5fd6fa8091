import type { ArmyFile } from '../core/document';
import { referenceSheet } from '../core/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet-parts';
import { assess } from './assess';
import type { Scale } from './distances';
import { newArmy } from './new-army';
import { basesSection } from './reference/bases';
import type { ReferenceContext } from './reference/context';
import { modifiersSection } from './reference/dice';
import { commandersSection, optionsSection, weatherSections } from './reference/field';
import { firingSection, gunsSection, hitsSection, rangesSection } from './reference/fire';
import { chargesSection, diceSection, reactionSection } from './reference/melee';
import { movesSection } from './reference/moves';
import { nationalRows, nationName, nationSections, nationsSection } from './reference/national';
import { commandSection, turnSection, victorySection } from './reference/play';
import { coverSection, terrainSection } from './reference/terrain';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';
import { sideOf } from './tags';

/** More nations than this stand in one table instead of a section each. */
const FEW = 3;

const alone = (sections: readonly Section[], wide = false): SectionRow[] =>
  sections.map((section) => ({ wide, sections: [section] }));

const beside = (...sections: readonly Section[][]): SectionRow[] => {
  const flat = sections.flat();
  return flat.length === 0 ? [] : [{ wide: false, sections: flat }];
};

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
  ...alone(basesSection(context)),
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
  const cut = !options.full && files.length > 0;
  const context: ReferenceContext = {
    ruler: rulerOf(files, options.scale),
    sides: cut ? files.map(sideOf) : null,
    files,
  };
  const { scale } = context.ruler.army;
  const armies = files.map(({ name, army }) => name || nationName(army));
  const of = cut
    ? `${nationalRows(context)
        .map(({ row }) => row.title)
        .join(', ')}.`
    : 'All nations and optional rules.';
  return referenceSheet(
    {
      system: { ...SYSTEM, settings: SETTINGS },
      files,
      cut,
      subtitle: `${SYSTEM.name}, ${scale} mm, centimetres. ${of}`,
      nation: files[0]?.army.nation ?? '',
      note: `Facts restated for play; the book rules in doubt. Pages are those of the printed rules.${
        cut ? ` Cut to ${armies.join(' and ')}.` : ''
      }`,
      rows: rows(context),
      findings: (file) => assess(file).findings,
    },
    options,
  );
};
