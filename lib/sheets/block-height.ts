import type {
  Block,
  NoteBlock,
  Run,
  TableBlock,
  TableCell,
  TableRow,
  TrackBlock,
} from '@/lib/rules/core/sheet';
import { type Density, PART, POINTS } from './measures';
import { wrapRuns } from './text-width';
import { blockTrack } from './track-places';

/** Widths in mm of columns that share `width`; null widths share what the others leave. */
export const columnWidths = (widths: readonly (number | null)[], width: number, gutter = 0): number[] => {
  const open = widths.filter((each) => each === null).length;
  const fixed = widths.reduce<number>((sum, each) => sum + (each ?? 0), gutter * (widths.length - 1));
  return widths.map((each) => each ?? Math.max(0, (width - fixed) / open));
};

/** A cell with its place and width in mm. */
export type PlacedCell = { readonly cell: TableCell; readonly column: number; readonly width: number };

/** The cells of a row, each with the width of the columns it spans. */
export const placedCells = (row: TableRow, widths: readonly number[]): PlacedCell[] => {
  let column = 0;
  return row.cells.map((cell) => {
    const span = cell.span ?? 1;
    const placed = {
      cell,
      column,
      width: widths.slice(column, column + span).reduce((sum, each) => sum + each, 0),
    };
    column += span;
    return placed;
  });
};

const NOTE_LINES = 8;

/** Lines of a note row: the text of its one text cell, in the width of that cell. */
export const noteLines = (row: TableRow, widths: readonly number[]): Run[][] => {
  const placed = placedCells(row, widths).find(({ cell }) => cell.kind === 'text');
  if (placed === undefined || placed.cell.kind !== 'text') return [];
  return wrapRuns(placed.cell.runs, placed.width - 1, POINTS.note, NOTE_LINES);
};

/** Height of a row of a ledger. */
export const rowHeight = (row: TableRow, widths: readonly number[], density: Density): number =>
  row.kind === 'note' ? Math.max(1, noteLines(row, widths).length) * density.note + 1 : density[row.kind];

/** The lines under a track. */
export const trackNotes = ({ notes }: TrackBlock, width: number): Run[][] =>
  notes.flatMap((runs) => wrapRuns(runs, width, POINTS.trackNote));

const trackHeight = (block: TrackBlock, width: number): number => {
  const boxes = blockTrack(block, width)?.height ?? PART.trackLine;
  const notes = trackNotes(block, width).length;
  return PART.title + boxes + (notes === 0 ? 0 : PART.trackNoteGap + notes * PART.trackNote);
};

/** Room for the marks of findings at the left of a note; none for plain remarks. */
export const noteIndent = ({ lines }: NoteBlock): number =>
  lines.some(({ severity }) => severity !== undefined) ? PART.noteIndent : 0;

/** The lines of each finding or remark in a note. */
export const wrappedLines = (block: NoteBlock, width: number): Run[][][] =>
  block.lines.map(({ runs }) => wrapRuns(runs, width - noteIndent(block), POINTS.note, NOTE_LINES));

/** Height of a block that is never split. */
export const blockHeight = (block: Block, width: number, density: Density): number => {
  switch (block.kind) {
    case 'line':
      return density.line;
    case 'list':
      return PART.title + block.items.length * PART.listRow;
    case 'track':
      return trackHeight(block, width);
    case 'table':
      return gridHeight(block);
    case 'note':
      return (
        PART.gap +
        PART.title +
        wrappedLines(block, width).reduce((sum, lines) => sum + lines.length, 0) * PART.noteLine
      );
    case 'columns': {
      const widths = columnWidths(block.widths, width, COLUMN_GUTTER);
      return Math.max(
        0,
        ...block.columns.map((blocks, index) => stackHeight(blocks, widths[index] ?? 0, density)),
      );
    }
  }
};

/** Space between columns of blocks. */
export const COLUMN_GUTTER = 7;

const gridHeight = ({ title, groups }: TableBlock): number =>
  (title === undefined ? 0 : PART.title) +
  PART.gridHead +
  groups.reduce((sum, { rows }) => sum + rows.length * PART.gridRow, 0);

/** Height of blocks one above the other. */
export const stackHeight = (blocks: readonly Block[], width: number, density: Density): number =>
  blocks.reduce(
    (sum, block, index) => sum + (index === 0 ? 0 : PART.gap) + blockHeight(block, width, density),
    0,
  );
