import type { ArmyFile } from '../core/document';
import { rulesProfile } from '../core/profile';
import type { SheetMark } from '../core/sheet';
import { errorMarks } from '../core/sheet-cells';
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
  ...alone(abilitySection()),
  ...alone(saidSection('command', context)),
  ...beside(saidSection('withdraw', context), saidSection('towns', context)),
  ...alone(unitsSection(context)),
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
 * The quick-reference sheet: in full, or cut to the classes and rulings of the armies on the table; without armies it
 * is full. Tables that the source does not have are blanks, or the players' house values.
 */
export const reference = (files: readonly ArmyFile<Army>[], options: ReferenceOptions): ReferenceSheet => {
  const cut = !options.full && files.length > 0;
  const armies = files.map(({ name, army }) => name || NATIONS[army.nation]);
  const { date, code, link } = options.print;
  return {
    form: 'reference',
    title: 'Quick reference',
    subtitle: `${SYSTEM.name}, distances in inches. ${cut ? `For ${armies.join(' and ')}.` : 'All troops.'}`,
    nation: cut && files.length === 1 ? (files[0]?.army.nation ?? '') : '',
    sum: null,
    marks: marksOf(cut ? files : []),
    rows: rows(referenceContext(files, cut)),
    footer: {
      lines: [
        [
          {
            text: 'Facts restated for play; the source rules in doubt. Chips name its sections; R01 to R17 are our rulings, “house” is ours altogether.',
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
