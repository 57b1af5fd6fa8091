import firing from '@/data/honours-of-war/reference/firing.json';
import reaction from '@/data/honours-of-war/reference/reaction.json';
import { signed } from '../../core/number';
import type { GridRow, Section } from '../../core/sheet-parts';
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
        { title: 'Short,\ncanister', width: 1.55, align: 'right' },
        { title: 'Effective', width: 1.65, align: 'right' },
        { title: 'Long,\n−1', width: 1.05, align: 'right' },
      ],
      rows: kept(RANGES, context).map((row) => rangeRow(row, context)),
    },
  ]);

/** Heads of the columns of the hit table, short enough for them. */
export const SCORE_HEADS = HIT_TABLE.scores.map((score) => score.replace(/ or /, ' or\n'));

/** The same in one line: what is below the first score counts as it. */
const SCORES = HIT_TABLE.scores.map((score) => score.replace(' or less', '').replace(' or more', '+'));

const arm = (id: HitRowId): string => (/artillery|cavalry/.exec(id)?.[0] ?? 'infantry') as string;

/** Hits by score and row (p. 7, 34). */
export const hitsSection = ({ sides }: ReferenceContext): Section[] => {
  const rows = (Object.keys(HIT_TABLE.rows) as HitRowId[]).filter(
    (id) => sides === null || sides.some((side) => side.rows.has(id)),
  );
  return section('Hits scored', `p. 7, ${HIT_TABLE.cite.page}`, [
    {
      kind: 'grid',
      columns: [
        { title: '', width: null },
        ...SCORES.map((title) => ({ title, width: 0.62, align: 'center' as const })),
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
                text: `Average die ${HIT_TABLE.averageDie.faces.join(' ')} (D6: 1 is 3, 6 is 4), modified; below 0 is 0. A natural 5 always scores at least 1.`,
              },
            ],
    },
  ]);
};

type Modifiers = Readonly<Record<string, Modifier>>;

/** A modifier of one die, or two that belong together on one line. */
type Line = { readonly key: string; readonly label: string; readonly value: string };

const modifierLines = (modifiers: Modifiers, context: ReferenceContext): Line[] => {
  const shown = Object.entries(modifiers).filter(
    ([, modifier]) => modifier.sheet !== false && concerns(modifier, context.sides),
  );
  const partner = ({ joint }: Modifier) => shown.find(([key]) => key === joint?.with)?.[1];
  const second = new Set(shown.flatMap(([, modifier]) => partner(modifier) ?? []));
  return shown.flatMap(([key, modifier]) => {
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
    {
      kind: 'grid',
      columns: [
        { title: '', width: null },
        { title: 'Fire', width: 1.6, align: 'right' },
        { title: 'Melee', width: 1.9, align: 'right' },
      ],
      rows: modifierRows(context),
    },
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
