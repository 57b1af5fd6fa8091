import firing from '@/data/honours-of-war/reference/firing.json';
import reaction from '@/data/honours-of-war/reference/reaction.json';
import { signed } from '../../core/number';
import type { GridRow, Pair, Section } from '../../core/sheet-parts';
import type { SymbolName } from '../../core/symbol';
import type { DistanceId } from '../distances';
import { HIT_TABLE, type HitRowId } from '../hits';
import { FIRE, MELEE, type Modifier } from '../modifiers';
import { concerns, type Tag } from '../tags';
import {
  bands,
  EMPTY,
  type Entry,
  figure,
  kept,
  page,
  type ReferenceContext,
  section,
  symbol,
  text,
  words,
} from './context';

const { melee } = reaction;

type RangeRow = {
  readonly id: DistanceId;
  readonly symbol: SymbolName;
  readonly label: string;
  readonly when: readonly Tag[];
};

const RANGES: readonly RangeRow[] = [
  { id: 'musketsAndGuns', symbol: 'line', label: 'Muskets, battalion guns', when: ['muskets-and-guns'] },
  { id: 'muskets', symbol: 'light', label: 'Muskets only', when: ['muskets'] },
  { id: 'rifles', symbol: 'jaeger', label: 'Rifles', when: ['rifles'] },
  { id: 'carbines', symbol: 'medium-cavalry', label: 'Carbines, dismounted', when: ['dismounts'] },
  { id: 'lightGun', symbol: 'gun-light', label: 'Light guns', when: ['light-gun'] },
  { id: 'mediumGun', symbol: 'gun-medium', label: 'Medium guns', when: ['medium-gun'] },
  { id: 'heavyGun', symbol: 'gun-heavy', label: 'Heavy guns', when: ['heavy-gun'] },
  { id: 'howitzer', symbol: 'howitzer', label: 'Howitzers', when: ['howitzer-ranges'] },
];

const rangeRow = ({ id, symbol: name, label }: RangeRow, context: ReferenceContext): GridRow => {
  const cm = bands(id, context);
  const [near = '', far = '', last] = cm;
  return {
    cells: [
      symbol(name),
      text(label),
      figure(near, 'strong'),
      last === undefined ? EMPTY : figure(far, 'strong'),
      figure(last ?? far, 'strong'),
    ],
  };
};

/** Upper ends of the range bands of every weapon (p. 27-28). */
export const rangesSection = (context: ReferenceContext): Section[] =>
  section('Ranges', 'p. 27–28', [
    {
      kind: 'grid',
      columns: [
        { title: '', width: 1.1 },
        { title: '', width: null },
        { title: 'Short,\ncanister', width: 1.4, align: 'right' },
        { title: 'Effective', width: 1.4, align: 'right' },
        { title: 'Long,\n−1', width: 1.3, align: 'right' },
      ],
      rows: kept(RANGES, context).map((row) => rangeRow(row, context)),
    },
  ]);

/** Heads of the columns of the hit table, short enough for them. */
export const SCORE_HEADS = HIT_TABLE.scores.map((score) => score.replace(/ or /, ' or\n'));

const arm = (id: HitRowId): string => (/artillery|cavalry/.exec(id)?.[0] ?? 'infantry') as string;

/** Hits by score and row (p. 34). */
export const hitsSection = ({ sides }: ReferenceContext): Section[] => {
  const rows = (Object.keys(HIT_TABLE.rows) as HitRowId[]).filter(
    (id) => sides === null || sides.some((side) => side.rows.has(id)),
  );
  return section(
    'Hits scored',
    page(HIT_TABLE.cite),
    [
      {
        kind: 'grid',
        columns: [
          { title: '', width: null },
          ...SCORE_HEADS.map((title) => ({ title, width: 0.78, align: 'center' as const })),
        ],
        rows: rows.map((id, index) => {
          const { label, hits } = HIT_TABLE.rows[id];
          const before = rows[index - 1];
          return {
            cells: [text(label), ...hits.map((count) => figure(`${count}`, count === 0 ? 'mute' : 'strong'))],
            ...(before !== undefined && arm(before) !== arm(id) && { ruled: true }),
          };
        }),
      },
      {
        kind: 'words',
        layout: 'run-in',
        items:
          rows.length === 0
            ? []
            : [
                {
                  term: '',
                  text: 'A natural 5 always scores at least 1. D6 for an average die: 1 is 3, 6 is 4.',
                },
              ],
      },
    ],
    `average die ${HIT_TABLE.averageDie.faces.join(' ')}, then modifiers`,
  );
};

type Modifiers = Readonly<Record<string, Modifier>>;

/** A line for each modifier, or one for two that belong together. */
const modifierPairs = (modifiers: Modifiers, context: ReferenceContext): Pair[] => {
  const shown = Object.entries(modifiers).filter(
    ([, modifier]) => modifier.sheet !== false && concerns(modifier, context.sides),
  );
  const partner = ({ joint }: Modifier) => shown.find(([key]) => key === joint?.with)?.[1];
  const second = new Set(shown.flatMap(([, modifier]) => partner(modifier) ?? []));
  return shown.flatMap(([, modifier]) => {
    if (second.has(modifier)) return [];
    const { label, value, joint } = modifier;
    const other = partner(modifier);
    return other === undefined || joint === undefined
      ? [{ term: label, value: signed(value) }]
      : [{ term: joint.label, value: `${signed(value)}, ${signed(other.value)}` }];
  });
};

/** What changes the firing die (p. 35). */
export const fireModifiers = (context: ReferenceContext): Section[] =>
  section('Firing die', 'p. 35', [{ kind: 'pairs', columns: 1, pairs: modifierPairs(FIRE, context) }]);

/** What changes the melee die, and how a melee goes (p. 30-31, 35). */
export const meleeModifiers = (context: ReferenceContext): Section[] =>
  section('Melee die', 'p. 30–31, 35', [
    { kind: 'pairs', columns: 1, pairs: modifierPairs(MELEE, context) },
    {
      kind: 'words',
      layout: 'run-in',
      items: [{ term: '', text: '* First round only.' }, ...words(melee.entries as Entry[], context)],
    },
  ]);

/** Who fires at what (p. 25-28). */
export const firingSection = (context: ReferenceContext): Section[] =>
  section(firing.title, page(firing.cite), [
    { kind: 'words', layout: 'run-in', items: words(firing.entries as Entry[], context) },
  ]);

/** What guns and howitzers do (p. 27-28, 46). */
export const gunsSection = (context: ReferenceContext): Section[] =>
  section(firing.guns.title, page(firing.guns.cite), [
    { kind: 'words', layout: 'run-in', items: words(firing.guns.entries as Entry[], context) },
  ]);
