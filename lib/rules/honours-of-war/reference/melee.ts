import charges from '@/data/honours-of-war/reference/charges.json';
import reaction from '@/data/honours-of-war/reference/reaction.json';
import type { Box } from '../../core/sheet';
import type { Section } from '../../core/sheet-parts';
import { type Condition, concerns } from '../tags';
import {
  bands,
  type Entry,
  figure,
  kept,
  page,
  type ReferenceContext,
  section,
  text,
  words,
} from './context';

const { dice, counterCharge } = charges;
const { rally, retreat } = reaction;

/** Who charges whom, evading, fire at chargers (p. 21-25). */
export const chargesSection = (context: ReferenceContext): Section[] =>
  section(charges.title, page(charges.cite), [
    { kind: 'words', layout: 'run-in', items: words(charges.entries as Entry[], context) },
  ]);

/** The dice of the charged and of pursuers (p. 23-25, 33). */
export const diceSection = (context: ReferenceContext): Section[] =>
  section(dice.title, page(dice.cite), [
    {
      kind: 'pairs',
      columns: 2,
      pairs: kept(dice.rows as (Condition & { label: string; needs: number })[], context).map(
        ({ label, needs }) => ({ term: label, value: `${needs}+` }),
      ),
    },
    { kind: 'words', layout: 'run-in', items: words(dice.notes as Entry[], context) },
  ]);

/** Counter-charges, joining a melee, support (p. 23, 30). */
export const supportSection = (context: ReferenceContext): Section[] =>
  section(counterCharge.title, page(counterCharge.cite), [
    { kind: 'words', layout: 'run-in', items: words(counterCharge.entries as Entry[], context) },
  ]);

/** The five boxes of a unit: 3 costs a pip, 4 turns it back, 5 ends it (p. 29). */
export const HITS: readonly Box[] = [
  { kind: 'plain' },
  { kind: 'plain' },
  { kind: 'hatched', label: '−1' },
  { kind: 'return' },
  { kind: 'done' },
];

/** So many hits: the last one tells. */
const shown = (hits: number): Box[] =>
  Array.from({ length: hits }, (_, index) => ({
    kind: hits < 3 ? 'plain' : index < hits - 1 ? 'past' : 'now',
  }));

/** What hits do to a unit (p. 29). */
export const reactionSection = (): Section[] =>
  section(
    reaction.title,
    page(reaction.cite),
    [
      {
        kind: 'grid',
        columns: [
          { title: '', width: 2.4 },
          { title: '', width: 1 },
          { title: '', width: null },
        ],
        rows: reaction.rows.map(({ hits, boxes, text: effect }) => ({
          cells: [{ kind: 'track', boxes: shown(boxes) }, figure(hits, 'strong'), text(effect)],
        })),
      },
    ],
    reaction.note,
  );

/** Retreat, rout and pursuit (p. 29-33). */
export const retreatSection = (context: ReferenceContext): Section[] =>
  section(retreat.title, page(retreat.cite), [
    { kind: 'words', layout: 'run-in', items: words(retreat.entries as Entry[], context) },
  ]);

const rallied = (hits: number): string => (hits === 0 ? 'none' : hits === 1 ? '1 hit' : `${hits} hits`);

/** Hits rallied by distance to the nearest enemy (p. 35-36). */
export const rallySection = (context: ReferenceContext): Section[] => {
  const [near = '', far = ''] = bands('rally', context);
  const labels = [`Under ${near}`, `${near} to ${far}`, `Over ${far}`];
  const inferior = concerns({ when: ['inferior'] }, context.sides);
  return section(rally.title, page(rally.cite), [
    {
      kind: 'grid',
      columns: [
        { title: 'Nearest enemy', width: null },
        { title: 'Superior,\nstandard', width: 2.9, align: 'right' },
        ...(inferior ? [{ title: 'Inferior', width: 2.3, align: 'right' as const }] : []),
      ],
      rows: rally.bands.map(({ better, inferior: worse }, index) => ({
        cells: [
          text(labels[index] ?? ''),
          figure(rallied(better), 'strong'),
          ...(inferior ? [figure(rallied(worse), 'strong')] : []),
        ],
      })),
    },
    { kind: 'words', layout: 'run-in', items: words(rally.notes as Entry[], context) },
  ]);
};

/** Hits rallied in each of the three distances to the enemy (p. 35). */
export const rallyOf = (inferior: boolean): readonly number[] =>
  rally.bands.map((band) => (inferior ? band.inferior : band.better));

/** Hits a unit takes when friends flee through it (p. 30). */
export const fleeThrough = (inferior: boolean): number =>
  inferior ? reaction.fleeThrough.inferior : reaction.fleeThrough.better;
