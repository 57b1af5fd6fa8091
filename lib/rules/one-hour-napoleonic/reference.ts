import type { ArmyFile } from '../core/document';
import { rulesProfile } from '../core/profile';
import type { SheetMark } from '../core/sheet';
import { errorMarks } from '../core/sheet-cells';
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

const marksOf = (files: readonly ArmyFile<Army>[]): SheetMark[] =>
  files.flatMap((file) =>
    errorMarks(assess(file).findings).map((mark) => ({
      ...mark,
      text: files.length === 1 ? mark.text : `${file.name}: ${mark.text}`,
    })),
  );

const profiles = (files: readonly ArmyFile<Army>[]): string => {
  const hashes = new Set(files.map((file) => rulesProfile({ ...SYSTEM, settings: SETTINGS }, file).hash));
  return hashes.size === 0 ? '' : `, profile ${[...hashes].join(', ')}`;
};

/**
 * The quick-reference sheet: in full, or cut to the arms, traits and rulings of the armies on the table; without
 * armies it is full. Facts restated from the digest of the source, each section with its heading; tables that the
 * source has lost are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const armies = files.map(({ name, army }) => name || NATIONS[army.nation]);
  const { date, code, link } = options.print;
  return {
    form: 'reference',
    title: 'Quick reference',
    subtitle: `${SYSTEM.name}, moves and ranges in boxes. ${cut ? `For ${armies.join(' and ')}.` : 'All arms and traits.'}`,
    nation: cut && files.length === 1 ? (files[0]?.army.nation ?? '') : '',
    sum: null,
    marks: marksOf(cut ? files : []),
    rows: rows(referenceContext(files, cut)),
    footer: {
      lines: [
        [
          {
            text: 'Facts restated for play; the source rules in doubt. Chips name its headings; R01 to R10 are our rulings, “house” is ours altogether.',
          },
        ],
        [
          {
            text: `${SYSTEM.name} ${SYSTEM.edition}${profiles(files)}. Data ${SYSTEM.dataVersion}. Printed ${date}.`,
          },
        ],
      ],
      code: code === null ? null : { caption: 'This print', text: code },
      link: link === null ? null : { caption: 'Scan to open this army', url: link },
    },
    date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
