import movement from '@/data/honours-of-war/reference/movement.json';
import { grid, runIn } from '../../core/sheet/parts';
import { section } from '../../core/sheet/reference-sheet';
import { EMPTY } from '../../core/sheet/sheet-cells';
import type { GridRow, Section } from '../../core/sheet/sheet-parts';
import type { SymbolName } from '../../core/sheet/symbol';
import type { DistanceId } from '../distances';
import { settingOf } from '../settings';
import { NATIONS } from '../tables';
import { concerns, type ReferenceTag } from '../tags';
import {
  bands,
  concerning,
  measuredPage,
  type ReferenceContext,
  type ReferenceEntry,
  scalePages,
  symbol,
  text,
  words,
} from './context';
import { nationalRows } from './national';

type MoveRow = {
  readonly id: DistanceId;
  readonly symbol: SymbolName;
  readonly label: string;
  readonly heads: readonly string[];
  readonly when?: readonly ReferenceTag[];
};

const MOVES: readonly MoveRow[] = [
  {
    id: 'closeOrderMove',
    symbol: 'line',
    label: 'Close order infantry',
    heads: ['line', 'column'],
    when: ['close-order'],
  },
  {
    id: 'lightInfantryMove',
    symbol: 'light',
    label: 'Light infantry',
    heads: ['any'],
    when: ['light-infantry'],
  },
  {
    id: 'cavalryMove',
    symbol: 'medium-cavalry',
    label: 'Cavalry',
    heads: ['line', 'column'],
    when: ['cavalry'],
  },
  {
    id: 'limberedMove',
    symbol: 'gun-medium',
    label: 'Limbered guns',
    heads: ['off road', 'road'],
    when: ['field-guns'],
  },
  {
    id: 'horseArtilleryMove',
    symbol: 'gun-horse',
    label: 'Horse artillery',
    heads: ['off road', 'road'],
    when: ['horse-guns'],
  },
  {
    id: 'transportMove',
    symbol: 'transport',
    label: 'Transport',
    heads: ['off road', 'road'],
    when: ['transport'],
  },
  { id: 'commandMove', symbol: 'commander', label: 'Command figures', heads: ['any'] },
];

const BORES = [
  { label: 'light', when: ['light-bore'] },
  { label: 'medium', when: ['medium-bore'] },
  { label: 'heavy', when: ['heavy-bore'] },
] as const satisfies readonly { label: string; when: readonly ReferenceTag[] }[];

const headed = (head: string | undefined, distance: string | undefined) =>
  distance === undefined
    ? EMPTY
    : ({ kind: 'text', runs: [{ text: `${head} ` }, { text: distance, style: 'strong' }] } as const);

const moveRows = (context: ReferenceContext): GridRow[] =>
  concerning(MOVES, context).map(({ id, symbol: name, label, heads }) => {
    const [first, second] = bands(id, context);
    return { cells: [symbol(name), text(label), headed(heads[0], first), headed(heads[1], second)] };
  });

/** Guns whose nations go by hand at half rate (p. 47-50). */
const slowHands = (context: ReferenceContext): string => {
  const slow = nationalRows(context).filter(({ row }) => row.manhandle === 'half');
  if (slow.length === 0) return '';
  const names =
    context.sides === null
      ? Object.values(NATIONS)
          .filter(({ table }) => table.some(({ manhandle }) => manhandle === 'half'))
          .map(({ label }) => label)
      : slow.map(({ row }) => row.title);
  return ` ${names.join(', ')}: half of it.`;
};

/** Guns by hand, to front or rear and to a flank (p. 20). */
const byHand = (context: ReferenceContext): { term: string; text: string }[] => {
  const [front, flank] = [bands('manhandleFront', context), bands('manhandleFlank', context)];
  const guns = BORES.flatMap(({ label, when }, bore) =>
    concerns({ when }, context.sides)
      ? [`${label} ${front[bore]}, ${flank[bore] === '–' ? 'none' : flank[bore]}`]
      : [],
  );
  return guns.length === 0
    ? []
    : [{ term: 'Guns by hand', text: `front or rear, flank: ${guns.join('; ')}.${slowHands(context)}` }];
};

/** Where distances are from that the book prints for 28 mm alone (R37). */
const derived = ({ ruler }: ReferenceContext): { term: string; text: string }[] => {
  if (ruler.army.scale === '28') return [];
  const how =
    settingOf(ruler, 'smallScales') === 'printed-rows'
      ? 'as the printed row of the same distance (R37).'
      : 'by proportion (p. 54, R37).';
  return [{ term: 'Ours', text: `distances that are printed for 28 mm alone, ${how}` }];
};

/** How far everything moves, what moving costs and allows (p. 10, 19-21, 38, 56-57). */
export const movesSection = (context: ReferenceContext): Section[] =>
  section(movement.title, measuredPage(movement.cite, scalePages(context)?.distances), [
    grid(
      [
        { title: '', width: 1.1 },
        { title: '', width: null },
        { title: '', width: 2.5 },
        { title: '', width: 1.95 },
      ],
      moveRows(context),
    ),
    runIn([...byHand(context), ...words(movement.entries as ReferenceEntry[], context), ...derived(context)]),
  ]);
