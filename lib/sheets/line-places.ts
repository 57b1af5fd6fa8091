import type { Cell } from '@/lib/rules/core/sheet';
import { LINE, POINTS } from './measures';
import { textWidth } from './text-width';

/** Caslon italic at its larger size, against the sans that widths are measured in. */
const ITALIC = 1.22;

const naturalWidth = (cell: Cell): number => {
  switch (cell.kind) {
    case 'symbol':
      return LINE.symbol;
    case 'number':
      return textWidth(cell.text, POINTS.line);
    case 'text':
      return cell.runs.reduce(
        (sum, { text, style }) =>
          sum + textWidth(text, POINTS.line * (style === 'italic' ? ITALIC : 1), style),
        0,
      );
    case 'choice':
      return cell.options.reduce(
        (sum, { label, on }) => sum + LINE.ring + textWidth(label, POINTS.cell, on ? 'strong' : 'soft'),
        0,
      );
    case 'track':
    case 'empty':
      return 0;
  }
};

/** Shares `room` so that what needs less than an equal part leaves the rest to the others. */
const shared = (needs: readonly number[], room: number): number[] => {
  const shares = needs.map(() => 0);
  let left = room;
  const order = needs.map((need, index) => ({ need, index })).toSorted((a, b) => a.need - b.need);
  for (const [done, { need, index }] of order.entries()) {
    const share = Math.min(need, left / (order.length - done));
    shares[index] = share;
    left -= share;
  }
  return shares;
};

/**
 * Widths in mm of the texts of a line that is too full for its cells, so that names, remarks and ratings stand side
 * by side; null for a cell that keeps its own width. A text cut short takes two lines.
 */
export const linePlaces = (cells: readonly Cell[], width: number): (number | null)[] => {
  const needs = cells.map(naturalWidth);
  const gaps = LINE.gap * Math.max(0, cells.length - 1);
  const full = needs.reduce((sum, need) => sum + need, gaps);
  if (full <= width) return cells.map(() => null);
  const texts = cells.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
  const textNeeds = texts.map((index) => needs[index] ?? 0);
  const fixed = full - textNeeds.reduce((sum, need) => sum + need, 0);
  const shares = shared(textNeeds, Math.max(0, width - fixed));
  return cells.map((_, index) => {
    const at = texts.indexOf(index);
    return at === -1 ? null : (shares[at] ?? null);
  });
};
