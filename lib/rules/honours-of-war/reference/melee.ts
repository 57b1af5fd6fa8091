import charges from '@/data/honours-of-war/reference/charges.json';
import reaction from '@/data/honours-of-war/reference/reaction.json';
import { signed } from '../../core/army/number';
import { figure, grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import type { Box } from '../../core/sheet/sheet';
import { EMPTY } from '../../core/sheet/sheet-cells';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import { FIRE, MELEE, type Modifier } from '../modifiers';
import { type Condition, concerns } from '../tags';
import { bands, concerning, page, type ReferenceContext, type ReferenceEntry, text, words } from './context';

const { dice } = charges;
const { rally, retreat } = reaction;

/** Who charges whom, evading, fire at chargers (p. 21-25). */
export const chargesSection = (context: ReferenceContext): Section[] =>
  section(charges.title, page(charges.cite), [runIn(words(charges.entries as ReferenceEntry[], context))]);

type DieRow = Condition & {
  readonly label: string;
  readonly needs: number;
  readonly plus: string;
  readonly minus: string;
};

/** The dice of the charged and of pursuers (p. 23-25, 33). */
export const diceSection = (context: ReferenceContext): Section[] =>
  section(dice.title, page(dice.cite), [
    grid(
      [
        { title: '', width: null },
        { title: 'D6', width: 0.85 },
        { title: '+1', width: 2.4 },
        { title: '−1', width: 2.05 },
      ],
      concerning(dice.rows as DieRow[], context).map(({ label, needs, plus, minus }) => ({
        cells: [text(label), figure(`${needs}+`, 'strong'), text(plus), text(minus)],
      })),
    ),
    runIn(words(dice.notes as ReferenceEntry[], context)),
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
const hitBoxes = (hits: number): Box[] =>
  Array.from({ length: hits }, (_, index) => ({
    kind: hits < 3 ? 'plain' : index < hits - 1 ? 'past' : 'now',
  }));

/** What hits do to a unit; retreat, rout and pursuit (p. 29-33). */
export const reactionSection = (context: ReferenceContext): Section[] =>
  section(reaction.title, page(reaction.cite), [
    grid(
      [
        { title: '', width: 2.9 },
        { title: '', width: 1.25 },
        { title: '', width: null },
      ],
      reaction.rows.map(({ hits, boxes, text: effect }) => ({
        cells: [{ kind: 'track', boxes: hitBoxes(boxes) }, figure(hits, 'strong'), text(effect)],
      })),
    ),
    runIn(words(retreat.entries as ReferenceEntry[], context)),
  ]);

const rallied = (hits: number): string => (hits === 0 ? 'none' : hits === 1 ? '1 hit' : `${hits} hits`);

/** Hits rallied by distance to the nearest enemy (p. 35-36). */
export const rallyParts = (context: ReferenceContext): Section['parts'] => {
  const [near = '', far = ''] = bands('rally', context);
  const labels = [`Under ${near}`, `${near} to ${far}`, `Over ${far}`];
  const inferior = concerns({ when: ['inferior'] }, context.sides);
  return [
    grid(
      [
        { title: 'Nearest enemy', width: null },
        { title: 'Superior, standard', width: 3.3, align: 'right' },
        ...(inferior ? [{ title: 'Inferior', width: 1.7, align: 'right' as const }] : []),
      ],
      rally.bands.map(({ better, inferior: worse }, index) => ({
        cells: [
          text(labels[index] ?? ''),
          figure(rallied(better), 'strong'),
          ...(inferior ? [figure(rallied(worse), 'strong')] : []),
        ],
      })),
    ),
    runIn(words(rally.notes as ReferenceEntry[], context)),
  ];
};

/** Hits rallied in each of the three distances to the enemy (p. 35). */
export const rallyOf = (inferior: boolean): readonly number[] =>
  rally.bands.map((band) => (inferior ? band.inferior : band.better));

/** Hits a unit takes when friends flee through it (p. 30). */
export const fleeThroughHits = (inferior: boolean): number =>
  inferior ? reaction.fleeThrough.inferior : reaction.fleeThrough.better;

const { melee } = reaction;

type Modifiers = Readonly<Record<string, Modifier>>;

/** A modifier of one die, or two that belong together on one line. */
type Line = { readonly key: string; readonly label: string; readonly value: string };

const modifierLines = (modifiers: Modifiers, context: ReferenceContext): Line[] => {
  const entries = Object.entries(modifiers).filter(
    ([, modifier]) => modifier.sheet !== false && concerns(modifier, context.sides),
  );
  const partner = ({ joint }: Modifier) => entries.find(([key]) => key === joint?.with)?.[1];
  const second = new Set(entries.flatMap(([, modifier]) => partner(modifier) ?? []));
  return entries.flatMap(([key, modifier]) => {
    if (second.has(modifier)) return [];
    const { label, value, joint } = modifier;
    const other = partner(modifier);
    return other === undefined || joint === undefined
      ? [{ key, label, value: signed(value) }]
      : [{ key, label: joint.label, value: `${signed(value)}, ${signed(other.value)}` }];
  });
};

/** Fire at a flank helps, being hit there hurts: one key, two things. */
const UNLIKE: readonly string[] = ['flank'];

const FIRST_ROUND = / \*$/;

const modifierRow = (label: string, fired: string, fought: string): GridRow => ({
  cells: [text(label), ...[fired, fought].map((value) => (value === '' ? EMPTY : figure(value, 'strong')))],
});

/** Lines of both dice: those that both have first, then fire, then melee. A star is about melee alone. */
const modifierRows = (context: ReferenceContext): GridRow[] => {
  const [fired, fought] = [modifierLines(FIRE, context), modifierLines(MELEE, context)];
  const both = fired.flatMap((fire) =>
    UNLIKE.includes(fire.key)
      ? []
      : fought.filter(({ key }) => key === fire.key).map((melee) => ({ fire, melee })),
  );
  return [
    ...both.map(({ fire, melee }) =>
      modifierRow(
        melee.label.replace(FIRST_ROUND, ''),
        fire.value,
        `${melee.value}${FIRST_ROUND.exec(melee.label)?.[0] ?? ''}`,
      ),
    ),
    ...fired
      .filter((line) => both.every(({ fire }) => fire !== line))
      .map(({ label, value }) => modifierRow(label, value, '')),
    ...fought
      .filter((line) => both.every(({ melee }) => melee !== line))
      .map(({ label, value }) => modifierRow(label, '', value)),
  ];
};

/** What changes the firing and the melee die, and how a melee goes (p. 23, 30-31, 35). */
export const modifiersSection = (context: ReferenceContext): Section[] =>
  section('Firing and melee dice', 'p. 16–17, 23–38, 48', [
    grid(
      [
        { title: '', width: null },
        { title: 'Fire', width: 1.6, align: 'right' },
        { title: 'Melee', width: 1.9, align: 'right' },
      ],
      modifierRows(context),
    ),
    runIn([{ term: '', text: '* First round only.' }, ...words(melee.entries as ReferenceEntry[], context)]),
  ]);
