import data from '@/data/one-hour-napoleonic/reference.json';
import { citeLabel } from '../../core/contract/citation';
import { hanging, pairs, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Section } from '../../core/sheet/sheet-parts';
import { ABILITIES, LIMITS, qualityOf, ruling, TRAITS } from '../tables';
import { type Condition, concerning, heading, type ReferenceContext, valuesOf } from './context';

type Entry = Condition & { readonly term: string; readonly text: string };

type Said = Condition & {
  readonly key: string;
  readonly title: string;
  readonly cite: string;
  readonly entries: readonly Entry[];
};

const SECTIONS: readonly Said[] = data.sections;

export type SaidKey = (typeof data.sections)[number]['key'];

/** The three steps of a turn. */
export const turnSection = (): Section[] =>
  section(
    data.turn.title,
    heading(data.turn.cite),
    [{ kind: 'steps', steps: data.turn.steps }],
    data.turn.note,
  );

/** A section of rules in words, as far as it concerns the armies. */
export const saidSection = (
  key: SaidKey,
  context: ReferenceContext,
  more: Section['parts'] = [],
): Section[] =>
  concerning(
    SECTIONS.filter((said) => said.key === key),
    context,
  ).flatMap(({ title, cite, entries }) =>
    section(title, heading(cite), [
      runIn(concerning(entries, context).map(({ term, text }) => ({ term, text }))),
      ...more,
    ]),
  );

/** Quality as hits. */
export const qualitySection = (): Section[] =>
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
export const traitsSection = ({ traits }: ReferenceContext): Section[] =>
  section('Traits', heading('Shooting, Movement, Cavalry Charges'), [
    hanging(
      [...traits].map((trait) => ({
        term: `${TRAITS[trait].letter}  ${TRAITS[trait].label}`,
        text: `${TRAITS[trait].effect}.`,
      })),
    ),
  ]);

/** What leaders can do besides; made alike by the later rule. */
export const abilityParts = (context: ReferenceContext): Section['parts'] => {
  if (!valuesOf('leaderVariant', context).has(false)) return [];
  const { reille, lobau, reroll } = ABILITIES;
  return [runIn([reille, lobau, reroll].map(({ label, effect }) => ({ term: label, text: `${effect}.` })))];
};

/** A die to rally: the table stands in the source without its heading (R01). */
export const rallySection = (): Section[] =>
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
export const houseSection = (context: ReferenceContext): Section[] =>
  section(
    'Army break',
    citeLabel(ruling('R13')),
    valuesOf('armyBreak', context).has(true)
      ? [runIn([{ term: '', text: 'An army breaks when half its units, rounded up, have routed.' }])]
      : [],
    'ours; the source has none',
  );
