import type { PlateBlock } from '@/lib/rules/core/sheet/plate';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import { printColours } from '../nation-colours';
import { INK, PAPER_WHITE } from '../paper';
import { symbolHeight, symbolMarks } from '../placed/cells';
import { type Area, box, type PathMark } from '../placed/mark';
import { facingMarks, halfHatched, hatched } from './tinctures';

type Ink = 'colour' | 'bw';

const stroke = (d: string, x: number, y: number, width: number, colour = INK): PathMark => ({
  kind: 'path',
  d,
  x,
  y,
  scale: 1,
  stroke: colour,
  width,
});

const filled = (d: string, x: number, y: number, scale: number): PathMark => ({
  kind: 'path',
  d,
  x,
  y,
  scale,
  fill: INK,
});

/** Lines of hatching stand so far apart, for troops of weight and for others. */
const GAP = { close: 0.42, open: 0.62, wide: 1 } as const;

/** The upper half of a block of foot: the heavier the closer. */
const footField = (area: Area, gap: number, colour: string): PathMark[] => {
  const half = { ...area, height: area.height / 2 };
  return [
    hatched(half, 'upright', gap, colour, 0.24),
    stroke(`M0 0H${area.width}`, area.x, area.y + half.height, 0.16),
  ];
};

const diagonal = ({ width, height }: Area): string => `M0 ${height}L${width} 0`;

/** What a block is filled with, by its arm. Density is weight, as in the symbols. */
const FIELDS: Readonly<Partial<Record<SymbolName, (area: Area, colour: string) => PathMark[]>>> = {
  line: (area, colour) => footField(area, GAP.open, colour),
  grenadier: (area, colour) => footField(area, GAP.close, colour),
  guard: (area, colour) => footField(area, GAP.close, colour),
  militia: (area, colour) => footField(area, GAP.wide, colour),
  light: (area, colour) => footField(area, GAP.open, colour),
  jaeger: (area, colour) => footField(area, GAP.open, colour),
  'heavy-cavalry': (area, colour) => [
    hatched(area, 'rising', GAP.close, colour, 0.26),
    stroke(diagonal(area), area.x, area.y, 1.1, PAPER_WHITE),
    stroke(diagonal(area), area.x, area.y, 0.2),
  ],
  'medium-cavalry': (area, colour) => [
    halfHatched(area, GAP.close, colour, 0.26),
    stroke(diagonal(area), area.x, area.y, 0.2),
  ],
  'light-cavalry': (area, colour) => [stroke(diagonal(area), area.x, area.y, 0.9, colour)],
};

/** The mark on the upper edge of a block, from its middle. */
const CRESTS: Readonly<Partial<Record<SymbolName, string>>> = {
  grenadier: 'M0 -3C.4 -1.7 1.3 -1.1 1.6 0H-1.6C-1.3 -1.1 -.4 -1.7 0 -3z',
  guard: 'M0 -2.9L1.5 -1.45L0 0L-1.5 -1.45z',
  jaeger: 'M-1.5 0A1.5 1.5 0 0 1 1.5 0zM1.2 -.5L2.6 -1.6L2.2 0z',
};

/** True if a mark is on the upper edge of its block. */
export const hasCrest = ({ symbol, doubtful }: PlateBlock): boolean => !doubtful && symbol in CRESTS;

/** Height of a crest at full size, in mm. */
export const CREST = 3;

const dashed = (area: Area): PathMark => ({
  kind: 'path',
  d: `M0 0H${area.width}V${area.height}H0z`,
  x: area.x,
  y: area.y,
  scale: 1,
  fill: PAPER_WHITE,
  stroke: INK,
  width: 0.28,
  dash: Math.min(1.1, area.height / 4),
});

const parts = ({ x, y, width, height }: Area, cells: number): PathMark[] => {
  if (cells < 2) return [];
  const lines = Array.from(
    { length: cells - 1 },
    (_, index) => `M${((index + 1) * width) / cells} 0V${height}`,
  );
  return [stroke(lines.join(''), x, y, 0.11)];
};

/** Who fights in open order is drawn in this many parts. */
const OPEN_PARTS = 3;
const isOpen = ({ symbol }: PlateBlock): boolean => symbol === 'light' || symbol === 'jaeger';

/** One part of a block: filled, framed, with a shadow to the right and below, as engravers cut it. */
const partMarks = (area: Area, block: PlateBlock, cells: number, ink: Ink): PathMark[] => {
  const { symbol, nation, facings } = block;
  const { x, y, width, height } = area;
  const colour = printColours(nation, ink).sym.light;
  const band = facings === undefined ? 0 : height / 5;
  const field = { ...area, height: height - band };
  return [
    box(x, y, width, height),
    ...((FIELDS[symbol] ?? FIELDS.line)?.(field, colour) ?? []),
    ...parts(field, cells),
    ...(facings === undefined
      ? []
      : facingMarks({ x, y: y + field.height, width, height: band }, facings, ink)),
    stroke(`M0 0H${width}V${height}H0z`, x, y, 0.24),
    stroke(`M0 ${height + 0.14}H${width + 0.14}V0.3`, x + 0.1, y + 0.02, Math.min(0.5, height / 22)),
  ];
};

/** A block of foot or horse, front edge up; `size` is the height of its crest in mm. */
export const blockMarks = (area: Area, block: PlateBlock, ink: Ink, size: number): PathMark[] => {
  if (block.doubtful) return [dashed(area)];
  const { x, y, width, height } = area;
  const crest = CRESTS[block.symbol];
  const gap = width / 14;
  const each = (width - gap * (OPEN_PARTS - 1)) / OPEN_PARTS;
  return [
    ...(isOpen(block)
      ? Array.from({ length: OPEN_PARTS }, (_, index) =>
          partMarks({ x: x + index * (each + gap), y, width: each, height }, block, 1, ink),
        ).flat()
      : partMarks(area, block, block.cells, ink)),
    ...(crest === undefined ? [] : [filled(crest, x + width / 2, y, size / CREST)]),
  ];
};

/** A gun or work, `width` wide, its middle line at `y`. */
export const pieceMarks = (block: PlateBlock, x: number, y: number, width: number, ink: Ink): PathMark[] =>
  symbolMarks(block.symbol, x, y - symbolHeight(width) / 2, width, { nation: block.nation, ink });
