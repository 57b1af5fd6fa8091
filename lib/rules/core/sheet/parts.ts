import type { Box, Cell } from './sheet';
import type { GridColumn, GridPart, GridRow, Pair, Part, WordsPart } from './sheet-parts';

/** Most boxes in the middle of a card. */
const MOST_BOXES = 24;

type Items = WordsPart['items'];

/** Terms in bold before their text, line after line. */
export const runIn = (items: Items): Part => ({ kind: 'words', layout: 'run-in', items });

/** Terms in their own column. */
export const hanging = (items: Items): Part => ({ kind: 'words', layout: 'hanging', items });

/** Sentences with dashes before them; empty without any. */
export const bullets = (lines: readonly string[]): Part[] =>
  lines.length === 0
    ? []
    : [{ kind: 'words', layout: 'dashed', items: lines.map((text) => ({ term: '', text })) }];

/** Terms and values, two side by side or one to a line. */
export const pairs = (all: readonly Pair[], columns: 1 | 2 = 2): Part => ({
  kind: 'pairs',
  columns,
  pairs: all,
});

/** A dense table. */
export const grid = (columns: readonly GridColumn[], rows: readonly GridRow[]): GridPart => ({
  kind: 'grid',
  columns,
  rows,
});

/** Columns of one width, in the middle of which their cells stand. */
export const evenColumns = (
  titles: readonly string[],
  width: number | null,
): (GridColumn & { readonly align: 'center' })[] =>
  titles.map((title) => ({ title, width, align: 'center' }));

/** Words in a cell of a grid. */
export const cell = (value: string, style?: 'strong' | 'soft' | 'italic'): Cell => {
  if (value === '') return { kind: 'empty' };
  return { kind: 'text', runs: [style === undefined ? { text: value } : { text: value, style }] };
};

/** A number in a cell of a grid. */
export const figure = (value: string, style?: 'strong' | 'mute'): Cell =>
  style === undefined ? { kind: 'number', text: value } : { kind: 'number', text: value, style };

/** Labels of which the player marks one; `markedLabel` is marked already. */
export const choice = (labels: readonly string[], markedLabel?: string): Part => ({
  kind: 'choice',
  options: labels.map((label) => ({ label, on: label === markedLabel })),
});

/** Boxes to mark off in the middle of a card, where there are any and they have room. */
export const boxesPart = (boxes: readonly Box[]): Part[] =>
  boxes.length === 0 || boxes.length > MOST_BOXES ? [] : [{ kind: 'boxes', boxes }];
