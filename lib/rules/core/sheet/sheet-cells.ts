import { signed } from '../army/number';
import type { Cell, LineBlock, Run } from './sheet';
import type { SymbolName } from './symbol';

/** Cells and blocks that the sheets of every system have alike. */
export const EMPTY: Cell = { kind: 'empty' };
export const text = (...runs: readonly Run[]): Cell => ({ kind: 'text', runs });
export const plain = (value: string): Cell => (value === '' ? EMPTY : text({ text: value }));
export const soft = (value: string): Cell => (value === '' ? EMPTY : text({ text: value, style: 'soft' }));
export const figures = (value: string): Cell => (value === '' ? EMPTY : { kind: 'number', text: value });
export const strong = (value: string): Run => ({ text: value, style: 'strong' });

/** Between a name and what it is: an en, so that the two stand apart. */
const APART = '\u2002';

/** A name and what it is, apart. */
export const nameRuns = (name: string, is: string, style: 'strong' | 'italic'): Run[] => [
  { text: name, style },
  ...(is === '' ? [] : [{ text: `${APART}${is}`, style: 'soft' } as const]),
];

/** The number of a unit before its name. */
export const numberRuns = (number: string): Run[] =>
  number === '' ? [] : [{ text: `${number}${APART}`, style: 'soft' }];

/** A line of a general above the ledger; empty cells fall away. */
export const generalLine = (symbol: SymbolName, name: string, ...cells: readonly Cell[]): LineBlock => ({
  kind: 'line',
  cells: [
    { kind: 'symbol', symbol },
    text({ text: name, style: 'italic' }),
    ...cells.filter(({ kind }) => kind !== 'empty'),
  ],
});

/** The price of a general: with its sign, because it is added to the army. */
export const extra = (points: number | null): Cell => (points === null ? EMPTY : figures(signed(points)));

/** What a player wrote, line by line. */
export const noteLines = (notes: string | undefined, style?: Run['style']): Run[][] =>
  (notes ?? '')
    .split('\n')
    .map((line) => [style === undefined ? { text: line.trim() } : { text: line.trim(), style }]);

/** The player's text on a general; empty without one. */
export const notesOf = (name: string, notes: string | undefined): Run[][] =>
  notes ? [[strong(`${name}:`), { text: ` ${notes}` }]] : [];
