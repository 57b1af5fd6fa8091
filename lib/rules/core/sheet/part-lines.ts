import type { Cell } from './sheet';
import type { Part } from './sheet-parts';

/** What a cell says in words; nothing of a track or a symbol. */
export const cellText = (cell: Cell): string => {
  if (cell.kind === 'text') return cell.runs.map(({ text }) => text).join('');
  return cell.kind === 'number' ? cell.text : '';
};

/** A line of a sheet: what names it, and what it says. */
export type Line = { readonly name: string; readonly says: readonly string[] };

/** The lines of a part, each with what names it and what it says; none of a drawing. */
export const linesOf = (part: Part): Line[] => {
  switch (part.kind) {
    case 'steps':
      return part.steps.map(({ title, text }) => ({ name: title, says: [text] }));
    case 'pairs':
      return part.pairs.map(({ term, value }) => ({ name: term, says: [value] }));
    case 'words':
      return part.items.map(({ term, text }) => ({ name: term, says: [text] }));
    case 'grid':
      return part.rows.map(({ cells }) => {
        const named = cells.findIndex((cell) => cellText(cell) !== '');
        const rest = cells.slice(named + 1).map(cellText);
        return { name: cellText(cells[named] ?? { kind: 'empty' }), says: rest };
      });
    default:
      return [];
  }
};
