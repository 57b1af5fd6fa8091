import type { ArmyFile } from '../core/document';
import { rulesProfile } from '../core/profile';
import type { SheetMark } from '../core/sheet';
import { errorMarks } from '../core/sheet-cells';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet-parts';
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
  engineeringSections,
  formationSection,
  movementSections,
  scaleSection,
  sequenceSection,
  terrainSections,
} from './reference/moves';
import { moraleSection, unitsSection } from './reference/units';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { nationLabel } from './summary';
import { SYSTEM } from './tables';

const alone = (sections: readonly Section[]): SectionRow[] =>
  sections.map((section) => ({ wide: false, sections: [section] }));

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
  ...alone(scaleSection(context)),
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
 * The quick-reference sheet at a figure scale: in full, or cut to the arms and options of the armies on the table;
 * without armies it is full. Tables that the source has lost are ruled blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const scale = options.scale === undefined ? (files[0]?.army.scale ?? '25') : scaleOf(options.scale);
  const armies = files.map(({ name, army }) => name || nationLabel(army));
  const { date, code, link } = options.print;
  const size = scale === '15' ? '15 mm, distances at two thirds' : `${scale} mm`;
  return {
    form: 'reference',
    title: 'Quick reference',
    subtitle: `${SYSTEM.name}, ${size}, inches. ${cut ? `For ${armies.join(' and ')}.` : 'All troops and optional rules.'}`,
    nation: cut && files.length === 1 ? (files[0]?.army.nation ?? '') : '',
    sum: null,
    marks: marksOf(cut ? files : []),
    rows: rows(referenceContext(files, cut, scale)),
    footer: {
      lines: [
        [
          {
            text: 'Facts restated for play; the source rules in doubt. Chips name its headings; R01 to R18 are our rulings, “house” is ours. Blanks are lost in the source.',
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
