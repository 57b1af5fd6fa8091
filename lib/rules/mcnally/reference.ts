import type { ArmyFile } from '../core/army/document';
import { grouped, signed } from '../core/army/number';
import { cell, figure, grid } from '../core/sheet/parts';
import { alone, referenceSheet, section } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet/sheet-parts';
import { scaleOf } from './catalogue';
import { baseWidth } from './distances';
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
import { assess } from './rules';
import type { Army } from './schema';
import {
  concerns,
  entriesPart,
  PRINTED,
  type ReferenceContext,
  referenceContext,
  remarks,
} from './sheet-context';
import { nationLabel } from './summary';
import { ARMS, type ArmId, LIMITS, SYSTEM, TYPE_IDS, TYPES } from './tables';
import { modifierOf, tariffOf } from './tariff';

/** Full strength, bases and evading of the arms on the table. */
const unitsSection = (context: ReferenceContext): Section[] => {
  const arms = (Object.keys(ARMS) as ArmId[]).filter((arm) => concerns(context, arm));
  return section('Units', LIMITS.battery.cite, [
    grid(
      [
        { title: '', width: null },
        { title: 'Full\nstrength', width: 2, align: 'center' },
        { title: 'Bases', width: 1.3, align: 'center' },
      ],
      arms.map((arm) => {
        const { label, men, guns, bases } = ARMS[arm];
        const full = men === null ? (guns === null ? '–' : `${guns} guns`) : grouped(men);
        return { cells: [cell(label), figure(full, 'strong'), figure(String(bases))] };
      }),
    ),
    ...remarks(
      [
        `Six strength points at full strength; above ${LIMITS.strength.max} split, below ${LIMITS.strength.weak} combine.`,
        `Bases ${baseWidth(context.scale)} mm square.`,
      ],
      context,
    ),
  ]);
};

/** Morale modifiers of the types on the table, with what is ours marked. */
const moraleSection = (context: ReferenceContext): Section[] => {
  const tariff = tariffOf(context.files[0] ?? { house: {} });
  const groups = new Map<string, string[]>();
  for (const type of TYPE_IDS) {
    const { short, arm, modifierKey, levies, british } = TYPES[type];
    if (british === true || !concerns(context, arm)) continue;
    const modifier = modifierOf({ type }, tariff);
    const value = levies === undefined ? signed(modifier) : `${signed(modifier)} or ${signed(levies)}`;
    const key = `${value}${modifierKey === null ? '' : ' (house)'}`;
    groups.set(key, [...(groups.get(key) ?? []), short.toLowerCase()]);
  }
  return section(
    'Basic morale',
    LIMITS.strength.cite,
    [
      entriesPart(
        [...groups].map(([term, types]) => ({ term, text: `${types.join(', ')}.` })),
        context,
      ),
    ],
    'strength points and modifier',
  );
};

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
