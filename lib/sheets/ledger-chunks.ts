import type { TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { rowHeight } from './block-height';
import type { Density } from './measures';

/** Rows of one group that stay together; `opens` if the group begins with them. */
type Part = { readonly group: TableGroup; readonly rows: readonly TableRow[]; readonly opens: boolean };

/** What is never split: a heading with its commander and first unit, a row with its notes, a total with the row above. */
export type Chunk = { readonly parts: readonly Part[]; readonly height: number };

const joinsAbove = ({ kind }: TableRow): boolean => kind === 'note' || kind === 'total';
const isHeading = ({ kind }: TableRow): boolean => kind === 'head' || kind === 'commander';

/** The unbreakable pieces of a ledger, in order. Heights are of the rows alone. */
export const ledgerChunks = (
  { groups }: TableBlock,
  widths: readonly number[],
  density: Density,
): Chunk[] => {
  const chunks: { parts: { group: TableGroup; rows: TableRow[]; opens: boolean }[]; height: number }[] = [];
  let heading = false;
  for (const group of groups) {
    for (const [index, row] of group.rows.entries()) {
      const opens = index === 0;
      const stays = joinsAbove(row) || (heading && !opens);
      if (!stays || chunks.length === 0) chunks.push({ parts: [], height: 0 });
      const chunk = chunks.at(-1);
      const part = chunk?.parts.at(-1);
      if (part?.group === group) part.rows.push(row);
      else chunk?.parts.push({ group, rows: [row], opens });
      if (chunk !== undefined) chunk.height += rowHeight(row, widths, density);
      heading = isHeading(row) || (heading && row.kind === 'note');
    }
  }
  return chunks;
};

/** A group stands off the one above it; the total does not. */
export const standsOff = ({ rows }: TableGroup): boolean => rows[0]?.kind !== 'total';

/** True if a group begins at the top of this chunk. */
export const opensGroup = ({ parts }: Chunk): boolean => parts[0]?.opens ?? false;

/** Height of a chunk: below other rows of its ledger, or as the first on a page, where an interrupted group repeats its heading. */
export const chunkHeight = (chunk: Chunk, first: boolean, density: Density): number => {
  const opening = chunk.parts.filter(({ opens, group }) => opens && standsOff(group)).length;
  if (!first) return chunk.height + opening * density.gap;
  const headless = !opensGroup(chunk);
  return (
    density.columnHead +
    chunk.height +
    (headless && continuedHead(chunk) !== null ? density.head : 0) +
    (headless ? opening : opening - 1) * density.gap
  );
};

/** The heading of an interrupted group, without its sum; null for a group without one. */
const continuedHead = ({ parts }: Chunk): TableRow | null => {
  const head = parts[0]?.group.rows.find(({ kind }) => kind === 'head');
  if (head === undefined) return null;
  const [title, ...rest] = head.cells;
  if (title?.kind !== 'text') return head;
  const span = rest.reduce((sum, cell) => sum + (cell.span ?? 1), title.span ?? 1);
  return {
    kind: 'head',
    cells: [{ ...title, runs: [...title.runs, { text: ' continued', style: 'soft' }], span }],
  };
};

/** Adds a chunk to the groups of a page. */
export const placeChunk = (groups: { rows: TableRow[] }[], chunk: Chunk): void => {
  if (groups.length === 0 && !opensGroup(chunk)) {
    const head = continuedHead(chunk);
    groups.push({ rows: head === null ? [] : [head] });
  }
  for (const { rows, opens } of chunk.parts) {
    if (opens) groups.push({ rows: [...rows] });
    else groups.at(-1)?.rows.push(...rows);
  }
};
