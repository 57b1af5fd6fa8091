import { type SymbolName } from './symbol';

/** What a player may choose when printing. */
export type SheetOptions = {
  readonly paper: 'a4' | 'letter';
  readonly hidePoints: boolean;
  readonly hideNotes: boolean;
  readonly hideRatings: boolean;
  readonly combine: boolean;
  readonly blackAndWhite: boolean;
  /** facts of the print that a pure function cannot know */
  readonly print: SheetPrint;
};

export type SheetPrint = {
  /** "20 November 2026" */
  readonly date: string;
  /** revision of the army, null for one never saved */
  readonly version: number | null;
  /** identifies this print; never opens an army */
  readonly code: string | null;
  /** share link for the QR code, if one exists */
  readonly link: string | null;
};

/** One box of a track: plain, hatched (-1), framed with a return arrow, half black, split in two halves. */
export type Box = {
  readonly kind: 'plain' | 'hatched' | 'return' | 'done' | 'halves' | 'last';
  readonly label?: string;
};

export type Run = { readonly text: string; readonly style?: 'strong' | 'soft' | 'italic' };

export type Cell =
  | { readonly kind: 'text'; readonly runs: readonly Run[] }
  | { readonly kind: 'number'; readonly text: string; readonly style?: 'sum' | 'strong' | 'mute' }
  | { readonly kind: 'symbol'; readonly symbol: SymbolName }
  | { readonly kind: 'track'; readonly boxes: readonly Box[] }
  | { readonly kind: 'choice'; readonly options: readonly { readonly label: string; readonly on: boolean }[] }
  | { readonly kind: 'chip'; readonly text: string }
  | { readonly kind: 'empty' };

/** `span` cells per column; widths are shares of the line, in mm on A4. */
export type TableRow = {
  readonly kind: 'head' | 'commander' | 'row' | 'total';
  readonly cells: readonly (Cell & { readonly span?: number })[];
};

/** Rows that stay together with their heading; a group breaks between rows, never inside one. */
export type TableGroup = { readonly rows: readonly TableRow[] };

export type Column = { readonly title: string; readonly width: number | null; readonly align?: 'left' | 'right' | 'center' };

export type Block =
  | { readonly kind: 'columns'; readonly widths: readonly (number | null)[]; readonly columns: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly style: 'ledger' | 'grid'; readonly columns: readonly Column[]; readonly groups: readonly TableGroup[]; readonly title?: string; readonly note?: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly { readonly term: string; readonly value: string }[] }
  | { readonly kind: 'track'; readonly title: string; readonly boxes: readonly Box[]; readonly size: 'large' | 'small'; readonly notes: readonly Run[] }
  | { readonly kind: 'note'; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: 'code'; readonly caption: string; readonly code: string | null; readonly link: string | null };

/** A mark that every page must carry: an army with errors says so on paper. */
export type SheetMark = { readonly severity: 'error' | 'warning' | 'info'; readonly text: string };

/**
 * One sheet, whatever writes it (page, PDF, text). `body` flows over pages, table heads repeat;
 * `tail` stands at the foot of the last page and is never split; `footer` stands on every page.
 */
export type Sheet = {
  readonly title: string;
  readonly subtitle: string;
  /** data-nation of the symbols and the ribbon */
  readonly nation: string;
  readonly sum: { readonly total: string; readonly of: string } | null;
  readonly marks: readonly SheetMark[];
  readonly body: readonly Block[];
  readonly tail: readonly Block[];
  readonly footer: { readonly lines: readonly (readonly Run[])[]; readonly code: string | null; readonly link: string | null };
  readonly paper: 'a4' | 'letter';
  readonly ink: 'colour' | 'bw';
};
