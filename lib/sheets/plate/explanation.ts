import { isPiece } from '@/lib/rules/core/sheet/arrange';
import type { PlateBlock } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { SYMBOLS, type SymbolName } from '@/lib/rules/core/sheet/symbol';
import { INK, SOFT } from '../paper';
import {
  type DrawOp,
  describedGroup,
  group,
  line,
  type MarkBlock,
  rule,
  shifted,
  type TextStyle,
} from '../placed/mark';
import { blockMarks, pieceMarks } from './block';
import { leading, linesOf } from './plate-type';
import { facingMarks, tincturesOf } from './tinctures';

/** What blocks and pieces mean. */
const NAMES: Readonly<Partial<Record<SymbolName, string>>> = {
  line: 'Foot',
  grenadier: 'Grenadiers',
  guard: 'Guards',
  militia: 'Militia',
  light: 'Light foot',
  jaeger: 'Jäger',
  'heavy-cavalry': 'Heavy horse',
  'medium-cavalry': 'Dragoons',
  'light-cavalry': 'Hussars, light horse',
  'gun-light': 'Light guns',
  'gun-medium': 'Medium guns',
  'gun-heavy': 'Heavy guns',
  'gun-horse': 'Horse guns',
  howitzer: 'Howitzers',
  entrenchment: 'Works',
  block: 'Fortified place',
  transport: 'Train',
};

const ITEM = { width: 37, height: 6.4, sample: 9, text: 11.4 } as const;
const LABEL: TextStyle = { points: 7.6, face: 'serif' };
const TITLE: TextStyle = { points: 11.5, face: 'serif', italic: true };
const NOTE: TextStyle = { points: 6.4, colour: SOFT };

type Item = { readonly label: string; readonly marks: readonly DrawOp[] };

/** Samples of every arm on the plate, of doubt, of each facing; drawn from 0, 0. */
const itemsOf = ({ bodies, nation, ink }: PlateSheet): Item[] => {
  const blocks = bodies.flatMap((body) => body.blocks);
  const arms = new Map<SymbolName, PlateBlock>();
  for (const block of blocks) if (!arms.has(block.symbol)) arms.set(block.symbol, block);
  const samples = SYMBOLS.flatMap((symbol): Item[] => {
    const block = arms.get(symbol);
    const label = NAMES[symbol];
    if (block === undefined || label === undefined) return [];
    const plain: PlateBlock = { symbol, nation, title: '', detail: '', cells: 1, breadth: 1 };
    return [
      {
        label,
        marks: isPiece(block)
          ? pieceMarks(plain, 0, 2.9, ITEM.sample, ink)
          : blockMarks({ x: 0, y: 1.4, width: ITEM.sample, height: 4 }, plain, ink, 1.4),
      },
    ];
  });
  const area = { x: 0, y: 1.4, width: ITEM.sample, height: 4 };
  const doubt = blocks.find(({ doubtful }) => doubtful);
  const facingWords = blocks.flatMap(({ facings }) => (facings === undefined ? [] : [facings]));
  const band = { x: 0, y: 2, width: ITEM.sample, height: 2.8 };
  const framed = (facings: string | null): DrawOp[] => [
    ...facingMarks(band, facings, ink),
    {
      kind: 'path',
      d: `M0 0H${band.width}V${band.height}H0z`,
      x: band.x,
      y: band.y,
      scale: 1,
      stroke: INK,
      width: 0.24,
    },
  ];
  const facings: Item[] = tincturesOf(facingWords).map(({ label, words }) => ({
    label: `faced ${label}`,
    marks: framed(words),
  }));
  return [
    ...samples,
    ...(doubt === undefined ? [] : [{ label: 'Place not known', marks: blockMarks(area, doubt, ink, 1) }]),
    ...facings,
    ...(facingWords.includes(null) ? [{ label: 'facings not known', marks: framed(null) }] : []),
  ];
};

/** Room for title and note at the left of a broad explanation. */
const ASIDE = 40;
/** From this on it is broad. */
const BROAD = 150;

/** What the reader of a plate must know, `width` mm wide; the higher the narrower. */
export const explanation = (sheet: PlateSheet, width: number): MarkBlock => {
  const items = itemsOf(sheet);
  const broad = width >= BROAD;
  const [left, room] = broad ? [ASIDE, width - ASIDE] : [0, width];
  const columns = Math.max(1, Math.floor(room / ITEM.width));
  const rows = Math.ceil(items.length / columns);
  const notes = linesOf(`Each cell ${sheet.cell}, the front upward.`, broad ? ASIDE - 6 : width, NOTE);
  const top = 2;
  const noteTop = top + leading(TITLE) + 0.7;
  const textHeight = noteTop + notes.length * leading(NOTE);
  const head = broad ? top : textHeight + 1.4;
  return {
    height: Math.max(textHeight, head + rows * ITEM.height) + 1,
    marks: [
      group('artifact', [rule(0, 0, width, 0.45), rule(0, 0.9, width, 0.15)]),
      describedGroup('heading', [line('Explanation', 0, top + 4, TITLE)], { level: 2 }),
      group(
        'paragraph',
        notes.map((text, index) => line(text, 0, noteTop + (index + 0.76) * leading(NOTE), NOTE)),
      ),
      describedGroup(
        'list',
        items.map(({ label, marks }, index) => {
          const x = left + ((index % columns) * room) / columns;
          const y = head + Math.floor(index / columns) * ITEM.height;
          return group('listitem', [...shifted(marks, x, y), line(label, x + ITEM.text, y + 4.4, LABEL)]);
        }),
        { label: 'Explanation' },
      ),
    ],
  };
};
