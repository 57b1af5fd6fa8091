import { readLines, type SmallLine } from '@/lib/rules/core/sheet/lines-text';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';

/** Of a block, and the white beside it and between formations, wings and lines. */
const BLOCK = { width: 6, height: 4 } as const;
const GAP = { block: 1, body: 3, wing: 6, line: 2 } as const;

type Paths = { sym: string; line: string };

const HORSE: readonly SymbolName[] = ['heavy-cavalry', 'medium-cavalry', 'light-cavalry'];
const GUNS: readonly SymbolName[] = ['gun-light', 'gun-medium', 'gun-heavy', 'gun-horse', 'howitzer'];

/** A block as strokes and as what is filled: foot above, horse below its diagonal; guns are round. */
const draw = (paths: Paths, symbol: SymbolName, x: number, y: number): void => {
  const { width, height } = BLOCK;
  if (GUNS.includes(symbol)) {
    paths.sym += `M${x + 1.4} ${y + 2}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z`;
    return;
  }
  paths.line += `M${x} ${y}h${width}v${height}h${-width}z`;
  if (symbol === 'heavy-cavalry') paths.sym += `M${x} ${y}h${width}v${height}h${-width}z`;
  else if (symbol === 'light-cavalry') paths.line += `M${x} ${y + height}l${width} ${-height}`;
  else if (HORSE.includes(symbol)) paths.sym += `M${x} ${y}h${width}l${-width} ${height}z`;
  else paths.sym += `M${x} ${y}h${width}v${height / 2}h${-width}z`;
};

const bodyWidth = (body: readonly SymbolName[]): number =>
  body.length * (BLOCK.width + GAP.block) - GAP.block;

const lineWidth = ({ wings }: SmallLine): number => {
  const filled = wings.filter((wing) => wing.length > 0);
  const inner = filled.reduce(
    (sum, wing) => sum + wing.reduce((wide, body) => wide + bodyWidth(body), (wing.length - 1) * GAP.body),
    0,
  );
  return inner + (filled.length - 1) * GAP.wing;
};

const drawn = (lines: readonly SmallLine[]) => {
  const width = Math.max(...lines.map(lineWidth));
  const paths: Paths = { sym: '', line: '' };
  let y = 0.5;
  for (const line of lines) {
    let x = (width - lineWidth(line)) / 2 + 0.5;
    for (const wing of line.wings) {
      for (const body of wing) {
        for (const symbol of body) {
          draw(paths, symbol, x, y);
          x += BLOCK.width + GAP.block;
        }
        x += GAP.body - GAP.block;
      }
      if (wing.length > 0) x += GAP.wing - GAP.body;
    }
    y += BLOCK.height + GAP.line;
  }
  return { ...paths, width: width + 1, height: y - GAP.line + 0.5 };
};

/** An army in its lines, as small as a word, in the colours of the nearest `data-nation`; its text is beside it. */
export const SmallLines = ({ lines, className = '' }: { lines: string | undefined; className?: string }) => {
  const read = readLines(lines ?? '');
  if (read.length === 0) return null;
  const { sym, line, width, height } = drawn(read);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={sym} fill="var(--sym)" />
      <path d={line} fill="none" stroke="var(--sym-line)" strokeWidth={0.6} />
    </svg>
  );
};
