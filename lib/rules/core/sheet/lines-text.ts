import type { OutlineSection } from '../tree/outline';
import { arrange } from './arrange';
import { PLATE_LINES, PLATE_WINGS, type PlateBody, type PlateLine } from './plate';
import { SYMBOLS, type SymbolName } from './symbol';

/** More units than this are not drawn so small. */
const MOST_UNITS = 120;
/** One letter for each symbol, in their order. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const letterOf = (symbol: SymbolName): string => LETTERS.charAt(SYMBOLS.indexOf(symbol));

const bodyOf = ({ id, title, rows }: OutlineSection): PlateBody => ({
  id,
  names: [title],
  head: title,
  about: '',
  blocks: rows.flatMap(({ kind, symbol }) =>
    kind === 'unit' ? [{ symbol, nation: '', title: '', detail: '', cells: 1, breadth: 1 }] : [],
  ),
});

/**
 * The lines of an army in a few letters, as a list of armies keeps them: wings parted by "|", formations by spaces,
 * lines by "/". Empty for an army without units, or of too many.
 */
export const linesText = (sections: readonly OutlineSection[]): string => {
  const bodies = sections.map(bodyOf).filter(({ blocks }) => blocks.length > 0);
  const units = bodies.reduce((sum, { blocks }) => sum + blocks.length, 0);
  if (units === 0 || units > MOST_UNITS) return '';
  const lines = new Map(arrange(bodies, {}).map(({ line, wings }) => [line, wings]));
  return PLATE_LINES.map((line) =>
    PLATE_WINGS.map((wing) =>
      (lines.get(line)?.[wing] ?? [])
        .map(({ blocks }) => blocks.map(({ symbol }) => letterOf(symbol)).join(''))
        .join(' '),
    ).join('|'),
  ).join('/');
};

/** A line of small blocks: of each wing its formations, of each formation its symbols. */
export type SmallLine = {
  readonly line: PlateLine;
  readonly wings: readonly (readonly (readonly SymbolName[])[])[];
};

/** The lines that such a text tells; what no version of ours wrote tells none. */
export const readLines = (text: string): SmallLine[] => {
  const lines = text.split('/');
  if (lines.length !== PLATE_LINES.length) return [];
  return PLATE_LINES.flatMap((line, index) => {
    const wings = (lines[index] ?? '').split('|').map((wing) =>
      wing
        .split(' ')
        .map((body) => [...body].flatMap((letter) => SYMBOLS[LETTERS.indexOf(letter)] ?? []))
        .filter((body) => body.length > 0),
    );
    return wings.every((wing) => wing.length === 0) ? [] : [{ line, wings }];
  });
};
