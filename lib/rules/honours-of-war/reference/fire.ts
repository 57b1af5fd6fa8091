import firing from '@/data/honours-of-war/reference/firing.json';
import { evenColumns, figure, grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import { EMPTY } from '../../core/sheet/sheet-cells';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import type { SymbolName } from '../../core/sheet/symbol';
import { DISTANCES, type DistanceId } from '../distances';
import { HIT_TABLE, type HitRowId } from '../hits';
import type { ReferenceTag } from '../tags';
import {
  bands,
  concerning,
  page,
  type ReferenceContext,
  type ReferenceEntry,
  scalePages,
  symbol,
  text,
  words,
} from './context';

type RangeRow = {
  readonly id: DistanceId;
  readonly symbol: SymbolName;
  readonly label: string;
  readonly when: readonly ReferenceTag[];
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

/** Upper ends of the range bands of every weapon (p. 27, 56-57). */
export const rangesSection = (context: ReferenceContext): Section[] =>
  section('Ranges', page(scalePages(context)?.distances ?? DISTANCES.muskets.cite), [
    grid(
      [
        { title: '', width: 1.1 },
        { title: '', width: null },
        { title: 'Short,\ncanister', width: 1.55, align: 'right' },
        { title: 'Effective', width: 1.65, align: 'right' },
        { title: 'Long,\n−1', width: 1.05, align: 'right' },
      ],
      concerning(RANGES, context).map((row) => rangeRow(row, context)),
    ),
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
    grid(
      [{ title: '', width: null }, ...evenColumns(SCORES, 0.62)],
      rows.map((id, index) => {
        const { label, hits } = HIT_TABLE.rows[id];
        const before = rows[index - 1];
        return {
          cells: [text(label), ...hits.map((count) => figure(`${count}`, count === 0 ? 'mute' : 'strong'))],
          ...(before !== undefined && arm(before) !== arm(id) && { ruled: true }),
        };
      }),
    ),
    runIn(
      rows.length === 0
        ? []
        : [
            {
              term: '',
              text: `Average die ${HIT_TABLE.averageDie.faces.join(' ')} (D6: 1 is 3, 6 is 4), modified; below 0 is 0. A natural 5 always scores at least 1.`,
            },
          ],
    ),
  ]);
};

/** Who fires at what (p. 25-28). */
export const firingSection = (context: ReferenceContext): Section[] =>
  section(firing.title, page(firing.cite), [runIn(words(firing.entries as ReferenceEntry[], context))]);

/** What guns and howitzers do (p. 27-28, 46). */
export const gunsSection = (context: ReferenceContext): Section[] =>
  section(firing.guns.title, page(firing.guns.cite), [
    runIn(words(firing.guns.entries as ReferenceEntry[], context)),
  ]);
