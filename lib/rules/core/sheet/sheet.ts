import type { Finding, Tone } from '../check/finding';
import type { RegimentFacts } from '../check/regiment-facts';
import type { Numbering } from '../tree/unit-numbers';
import type { PlateLayout } from './plate';
import type { SymbolName } from './symbol';

/** What home printers hold. */
export const PAPERS = ['a4', 'letter'] as const;

export type Paper = (typeof PAPERS)[number];

/** The paper of that name; null for an unknown one. */
export const knownPaper = (value: unknown): Paper | null => PAPERS.find((paper) => paper === value) ?? null;

/** What a player may choose when printing. */
export type SheetOptions = {
  readonly paper: Paper;
  readonly hidePoints: boolean;
  readonly hideNotes: boolean;
  readonly hideRatings: boolean;
  readonly combine: boolean;
  /** which units have a number; where some are alike if absent */
  readonly numbered?: Numbering;
  readonly blackAndWhite: boolean;
  /** on a roster each formation begins a page, with the tables it needs; false if absent */
  readonly apart?: boolean;
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
  /** what is known of the regiments of its units, which are judged by it too; absent where none are attached */
  readonly regiments?: RegimentFacts;
  /** of an army that is built under packs: what was found of them, and what they say */
  readonly terms?: PrintedTerms;
  /** of an army as it was entered at an event; absent for any other */
  readonly list?: PrintedList;
  /** of an army that was changed since it was entered: what it was entered as */
  readonly changed?: EnteredBefore;
  /** where the player put formations in the lines of the plate; kept beside the army */
  readonly layout?: PlateLayout;
};

/** What terms let an army cost, where they limit the points: its own limit is not printed then. */
type LimitOfTerms = {
  /** as it reads after "of"; null if they give no sum for this army, absent if they do not limit points */
  readonly limit?: string | null;
};

/** The packs that an army is built under, and its findings under them. */
export type PrintedTerms = LimitOfTerms & {
  readonly packs: readonly { readonly name: string; readonly version: number; readonly hash: string }[];
  readonly findings: readonly Finding[];
};

/** What the sheets of a list say of it as it was entered: the stored verdict, never today's. */
export type PrintedList = LimitOfTerms & {
  readonly event: string;
  /** "Entry 12, J. Whitcombe" */
  readonly entry: string;
  /** the terms it was judged under: "Autumn Manoeuvres 2" */
  readonly terms: string;
  /** the first 16 signs of the hash of its file: "4c1d 90ea 7b25 e6f8" */
  readonly hash: string;
  /** short hash of its rules profile, and the data it was judged with */
  readonly profile: string;
  readonly dataVersion: string;
  /** as they are stored; what organisers overruled is a note among them */
  readonly findings: readonly Finding[];
  /** what organisers let pass, and why */
  readonly overruled: readonly { readonly message: string; readonly reason: string; readonly who: string }[];
};

/** As many signs of a hash as stand on a sheet. */
const SIGNS = 16;

/** The first 16 signs of a hash in fours: "4c1d 90ea 7b25 e6f8". */
export const signsOf = (hash: string): string => (hash.slice(0, SIGNS).match(/.{1,4}/g) ?? []).join(' ');

/** As what an army was entered last, before it was changed. */
export type EnteredBefore = {
  readonly code: string;
  readonly version: number;
  /** name of the event */
  readonly event: string;
};

/**
 * One box of a track: plain, hatched (costs a pip), framed with a return arrow, half black (done for),
 * split in two halves, or the last of a track of halves; to show and not to mark, grey (past) and black (now).
 */
export type Box = {
  readonly kind: 'plain' | 'hatched' | 'return' | 'done' | 'halves' | 'last' | 'past' | 'now';
  readonly label?: string;
};

export type Run = { readonly text: string; readonly style?: 'strong' | 'soft' | 'italic' };

/** `times` below each other: one for each of this many units alike. */
export type Cell =
  | { readonly kind: 'text'; readonly runs: readonly Run[] }
  | { readonly kind: 'number'; readonly text: string; readonly style?: 'strong' | 'mute' }
  | { readonly kind: 'symbol'; readonly symbol: SymbolName }
  | { readonly kind: 'track'; readonly boxes: readonly Box[]; readonly times?: number }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly label: string; readonly on: boolean }[];
      readonly times?: number;
    }
  | { readonly kind: 'empty' };

/** A cell and how many columns it takes (1 if absent). The spans of a row add up to the columns of its table. */
export type TableCell = Cell & { readonly span?: number };

/** A `note` belongs to the row above it and stays with it; a `total` is never alone at the top of a page. */
export type TableRow = {
  readonly kind: 'head' | 'commander' | 'row' | 'note' | 'total';
  readonly cells: readonly TableCell[];
};

/** Rows under one heading. A group breaks between rows; its heading is then repeated and marked as continued. */
export type TableGroup = { readonly rows: readonly TableRow[] };

/** `width` in mm; null takes what is left. A line break in `title` is kept. */
export type Column = {
  readonly title: string;
  readonly width: number | null;
  readonly align?: 'right' | 'center';
};

/** A ledger flows over pages, its column heads repeat; a grid is a small table that is never split. */
export type TableBlock = {
  readonly kind: 'table';
  readonly style: 'ledger' | 'grid';
  readonly columns: readonly Column[];
  readonly groups: readonly TableGroup[];
  readonly title?: string;
  readonly note?: string;
};

export type ColumnsBlock = {
  readonly kind: 'columns';
  readonly widths: readonly (number | null)[];
  readonly columns: readonly (readonly Block[])[];
};

/** One ruled line without columns; its number is at the right edge. */
export type LineBlock = { readonly kind: 'line'; readonly cells: readonly Cell[] };

export type ListBlock = {
  readonly kind: 'list';
  readonly title: string;
  readonly items: readonly { readonly term: string; readonly value: string }[];
};

export type TrackBlock = {
  readonly kind: 'track';
  readonly title: string;
  readonly size: 'large' | 'small';
  readonly boxes: readonly Box[];
  readonly notes: readonly (readonly Run[])[];
};

/** Lines of text, each with the mark of a finding if it is one. */
export type NoteBlock = {
  readonly kind: 'note';
  readonly title: string;
  readonly lines: readonly { readonly runs: readonly Run[]; readonly severity?: Tone }[];
};

export type Block = ColumnsBlock | LineBlock | TableBlock | ListBlock | TrackBlock | NoteBlock;

/** What every page must carry: an army that is not legal, or not finished, says so on paper. */
export type SheetMark = { readonly severity: Tone; readonly text: string };

/** On every page; the writer adds "Sheet 1 of 2" to the last line. */
export type SheetFooter = {
  readonly lines: readonly (readonly Run[])[];
  /** short code of the print, and what it is */
  readonly code: { readonly caption: string; readonly text: string } | null;
  /** what the QR code opens */
  readonly link: { readonly caption: string; readonly url: string } | null;
};

/** A group that begins its own page, and the foot of that page. */
export type SheetPart = { readonly body: readonly Block[]; readonly tail: readonly Block[] };

/**
 * One sheet, for any writer (page, PDF, text). `body` flows over pages; `tail` is at the foot of the last page and is
 * never split.
 */
export type Sheet = {
  /** cards and reference sheets have one, and other contents */
  readonly form?: undefined;
  readonly title: string;
  readonly subtitle: string;
  /** data-nation of the symbols and the ribbon */
  readonly nation: string;
  readonly sum: { readonly total: string; readonly of: string } | null;
  readonly marks: readonly SheetMark[];
  readonly body: readonly Block[];
  readonly tail: readonly Block[];
  /** what the lines to write on are for, in the room that is left; those of a battle if absent, none if null */
  readonly writing?: string | null;
  /** after them, each on pages of its own */
  readonly apart?: readonly SheetPart[];
  readonly footer: SheetFooter;
  /** as printed: "20 November 2026" */
  readonly date: string;
  readonly paper: 'a4' | 'letter';
  readonly ink: 'colour' | 'bw';
};
