import data from '@/data/one-hour-napoleonic/reference.json';
import type { ArmyFile } from '../core/army/document';
import { citeLabel } from '../core/contract/citation';
import { hanging, pairs, runIn } from '../core/sheet/parts';
import { blankSections } from '../core/sheet/reference-blanks';
import { alone, beside, referenceSheet, section } from '../core/sheet/reference-sheet';
import type { ReferenceOptions, ReferenceSheet, Section, SectionRow } from '../core/sheet/sheet-parts';
import { oddsSection, townParts } from './reference/hits';
import { chargeDiceSection, sizesSection, unitsSection } from './reference/units';
import { assess } from './rules';
import type { Army } from './schema';
import {
  type Condition,
  concerning,
  heading,
  PRINTED,
  type ReferenceContext,
  referenceContext,
  valuesOf,
} from './sheet-context';
import { ABILITIES, HOUSE_TABLES, LIMITS, NATIONS, qualityOf, ruling, SYSTEM, TRAITS } from './tables';

type Entry = Condition & { readonly term: string; readonly text: string };

type SectionData = Condition & {
  readonly key: string;
  readonly title: string;
  readonly cite: string;
  readonly entries: readonly Entry[];
};

const SECTIONS: readonly SectionData[] = data.sections;

type SaidKey = (typeof data.sections)[number]['key'];

/** The three steps of a turn. */
const turnSection = (): Section[] =>
  section(
    data.turn.title,
    heading(data.turn.cite),
    [{ kind: 'steps', steps: data.turn.steps }],
    data.turn.note,
  );

/** A section of rules in words, as far as it concerns the armies. */
const saidSection = (key: SaidKey, context: ReferenceContext, more: Section['parts'] = []): Section[] =>
  concerning(
    SECTIONS.filter((section) => section.key === key),
    context,
  ).flatMap(({ title, cite, entries }) =>
    section(title, heading(cite), [
      runIn(concerning(entries, context).map(({ term, text }) => ({ term, text }))),
      ...more,
    ]),
  );

/** Quality as hits. */
const qualitySection = (): Section[] =>
  section(
    'Quality',
    heading(LIMITS.quality.cite.section),
    [
      pairs(
        [...LIMITS.quality.hits, LIMITS.quality.elite].map((hits) => ({
          term: qualityOf(hits),
          value: `${hits}`,
        })),
      ),
    ],
    'hits',
  );

/** Traits that the armies have, with the letters of rosters and cards. */
const traitsSection = ({ traits }: ReferenceContext): Section[] =>
  section('Traits', heading('Shooting, Movement, Cavalry Charges'), [
    hanging(
      [...traits].map((trait) => ({
        term: `${TRAITS[trait].letter}  ${TRAITS[trait].label}`,
        text: `${TRAITS[trait].effect}.`,
      })),
    ),
  ]);

/** What leaders can do besides; made alike by the later rule. */
const abilityParts = (context: ReferenceContext): Section['parts'] => {
  if (!valuesOf('leaderVariant', context).has(false)) return [];
  const { reille, lobau, reroll } = ABILITIES;
  return [runIn([reille, lobau, reroll].map(({ label, effect }) => ({ term: label, text: `${effect}.` })))];
};

/** A die to rally: the source has the table without its heading (R01). */
const rallySection = (): Section[] =>
  section(
    data.rally.title,
    `ruling ${data.rally.ruling}`,
    [
      pairs(
        data.rally.rows.map(({ dice, result }) => ({ term: dice, value: result })),
        1,
      ),
    ],
    data.rally.note,
  );

/** What the source does not say and we propose. */
const houseSection = (context: ReferenceContext): Section[] =>
  section(
    'Army break',
    citeLabel(ruling('R13')),
    valuesOf('armyBreak', context).has(true)
      ? [runIn([{ term: '', text: 'An army breaks when half its units, rounded up, have routed.' }])]
      : [],
    'ours; the source has none',
  );

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
