import type { Regiment } from '../check/regiment';
import type { PlateBody, PlateFacts, PlateLayout } from './plate';
import type { CurvePart, ReportCourse, ReportSide } from './report-parts';
import type { Box, Cell, Run, Sheet, SheetOptions } from './sheet';
import type { SymbolName } from './symbol';

/** The content under a heading of a dense sheet or on a card. No part is ever split. */
export type Part =
  | StepsPart
  | PairsPart
  | GridPart
  | WordsPart
  | MeasuresPart
  | StripPart
  | ChoicePart
  | BoxesPart
  | PlotPart
  | CurvePart;

/** The parts of a sheet have no ids and never move: their place is their key. */
export const inOrder = <T>(
  items: readonly T[],
): { readonly key: string; readonly item: T; readonly index: number }[] =>
  items.map((item, index) => ({ key: String(index), item, index }));

/** Steps in order, numbered from 1. */
export type StepsPart = {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

export type Pair = { readonly term: string; readonly value: string };

/** Terms and their values, one line each, side by side where `columns` is 2. */
export type PairsPart = { readonly kind: 'pairs'; readonly columns: 1 | 2; readonly pairs: readonly Pair[] };

/** `width` in tenths of the width of the table; null takes what is left. A line break in `title` is kept. */
export type GridColumn = {
  readonly title: string;
  readonly width: number | null;
  readonly align?: 'right' | 'center';
};

/** A row of one line; `ruled` has a firm rule above it. */
export type GridRow = { readonly cells: readonly Cell[]; readonly ruled?: boolean };

/** A dense table. The first text cell of a row names it. */
export type GridPart = {
  readonly kind: 'grid';
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
};

/**
 * Text in lines: each item begins with its term. `hanging` sets the terms in their own column, `run-in` sets
 * them before the text, `dashed` has no terms but dashes. `spare` text may be shortened or left out where room ends.
 */
export type WordsPart = {
  readonly kind: 'words';
  readonly layout: 'hanging' | 'run-in' | 'dashed';
  readonly items: readonly { readonly term: string; readonly text: string }[];
  readonly spare?: boolean;
};

/** One line of measures: "Move  Line 20  Column 25"; or words where there is nothing to measure. */
export type MeasuresPart = {
  readonly kind: 'measures';
  readonly label: string;
  readonly measures: readonly Pair[];
  readonly instead?: string;
};

/** A table of one row: the hits that each score makes. */
export type StripPart = {
  readonly kind: 'strip';
  readonly title: string;
  readonly note: string;
  readonly columns: readonly { readonly head: string; readonly value: string; readonly mute: boolean }[];
};

/** One of several to mark. */
export type ChoicePart = {
  readonly kind: 'choice';
  readonly options: readonly { readonly label: string; readonly on: boolean }[];
};

/** A track to mark off, as wide as its container. */
export type BoxesPart = { readonly kind: 'boxes'; readonly boxes: readonly Box[] };

/** One bar: every outcome with its ways out of `outOf`, least first, and its result. */
export type PlotBar = { readonly ways: readonly number[]; readonly outOf: number; readonly value: string };

/**
 * Exact odds as bars of outcomes, a row for each label and a column for each measure: "Fire  Short 0–10  Long 10–30"
 * over "superior", "standard", "inferior". `key` names the outcomes, least first; without one a bar is a share, what is
 * meant first. `spare` as in words: on a card every plot is.
 */
export type PlotPart = {
  readonly kind: 'plot';
  readonly label: string;
  readonly measures: readonly Pair[];
  readonly rows: readonly { readonly label: string; readonly bars: readonly PlotBar[] }[];
  readonly note: string;
  readonly key: readonly string[];
  readonly spare?: boolean;
};

/** A heading with its page chip and the parts under it. Never split; a `wide` one takes the whole page across. */
export type Section = {
  readonly title: string;
  readonly note: string;
  readonly cite: string;
  readonly parts: readonly Part[];
};

/** The content of a column of a reference sheet: one section, or two side by side. */
export type SectionRow = {
  /** takes the whole width of the page */
  readonly wide: boolean;
  readonly sections: readonly Section[];
};

/** A card to cut out. `tracks` stand at its foot with `foot` beside them. */
export type Card = {
  readonly title: string;
  /** of the unit, or of equal ones: "1.2–1.4"; absent without one */
  readonly number?: string;
  readonly subtitle: string;
  readonly sum: string;
  readonly symbol: SymbolName;
  /** ribbon and colours of the symbol: a contingent has its own */
  readonly nation: string;
  /** beside the symbol: what it is, its place, its size */
  readonly lines: readonly (readonly Run[])[];
  /** who the unit was; absent where no regiment is attached */
  readonly regiment?: Regiment;
  readonly parts: readonly Part[];
  readonly tracks: readonly (readonly Box[])[];
  readonly foot: readonly Run[];
  /** what its QR code opens; none if absent */
  readonly link?: string;
};

/** Sizes of cards: for sleeves, tall, and a quarter of the sheet of paper. */
export type CardSize = '63x88' | '70x120' | 'quarter';

/** What a player may choose for cards. */
export type CardOptions = SheetOptions & {
  readonly cardSize: CardSize;
  /** with odds, where they have room; true if absent */
  readonly odds?: boolean;
  /** a page of backs after each page of cards, for printing on both sides */
  readonly backs?: boolean;
};

/** What a player may choose for the reference sheet: all of it, or what concerns the armies. */
export type ReferenceOptions = Pick<SheetOptions, 'paper' | 'blackAndWhite' | 'print'> & {
  readonly full: boolean;
  /** on as few sides as can be read, instead of tables on the first and words on the next */
  readonly dense?: boolean;
  /** figure scale where no army says it */
  readonly scale?: string;
};

/** The common part of every sheet. */
export type SheetFrame = Omit<Sheet, 'form' | 'body' | 'tail' | 'apart'>;

/** Cards, as many to a page as its paper holds. */
export type CardSheet = SheetFrame & {
  readonly form: 'cards';
  readonly size: CardSize;
  readonly cards: readonly Card[];
  /** the text on the back of each, under the colours of its nation; absent for blank backs */
  readonly back?: { readonly title: string; readonly subtitle: string };
};

/** A reference sheet: rows of sections that fill columns and pages. */
export type ReferenceSheet = SheetFrame & {
  readonly form: 'reference';
  readonly dense: boolean;
  readonly rows: readonly SectionRow[];
};

/** A capacity in words, and shorter where a label is small; single letters then stand together: "SC". */
export type Trait = { readonly text: string; readonly short: string };

/**
 * A label for the back of a base. `values` and `traits` stand on it whole, however small it is; names and the player's
 * own `words` may be cut short; `details` are left out, the last first, where room ends.
 */
export type Label = {
  readonly title: string;
  readonly symbol: SymbolName;
  /** ribbon and colours of the symbol: a contingent has its own */
  readonly nation: string;
  /** "2.3": third unit of the second formation; empty where units have no numbers */
  readonly number: string;
  /** strength and morale; a value that says itself has no term */
  readonly values: readonly Pair[];
  readonly traits: readonly Trait[];
  readonly words: string;
  readonly details: readonly string[];
  /** the formation it belongs to */
  readonly post: string;
};

/** Label stock by its paper and the width and height of a label in whole millimetres. */
export type LabelStock =
  | 'a4-99x34'
  | 'a4-70x36'
  | 'a4-63x38'
  | 'a4-52x30'
  | 'a4-48x25'
  | 'a4-46x21'
  | 'a4-38x21'
  | 'letter-102x34'
  | 'letter-102x25'
  | 'letter-67x25'
  | 'letter-44x13';

/** What a player may choose for labels. */
export type LabelOptions = Pick<SheetOptions, 'blackAndWhite' | 'hideRatings' | 'numbered' | 'print'> & {
  readonly stock: LabelStock;
  /** the first free label of a sheet that is partly used, from 1, row by row */
  readonly start: number;
  /** labels for each unit: a number, or one for each of its stands (bases) */
  readonly copies: number | 'stands';
  /** edges drawn, to cut plain paper by */
  readonly outlined: boolean;
  readonly hidePosts: boolean;
  /** none for commanders and works */
  readonly unitsOnly: boolean;
  /** with points */
  readonly priced: boolean;
};

/** Labels, row by row from the first free one, on as many sheets of stock as they need. */
export type LabelSheet = SheetFrame &
  Pick<LabelOptions, 'stock' | 'start' | 'outlined'> & {
    readonly form: 'labels';
    readonly labels: readonly Label[];
    /** version and code of the print, where several armies share a sheet of stock */
    readonly brief: string;
    /** labels of other armies, which go on where these end */
    readonly next?: readonly LabelSheet[];
  };

/** An army drawn in its lines. */
export type PlateSheet = SheetFrame & {
  readonly form: 'plate';
  /** on paper of twice the size: A3, Tabloid */
  readonly large: boolean;
  /** under the title of the cartouche: whose order of battle it is, and who commands */
  readonly of: string;
  readonly command: string;
  readonly left: PlateFacts;
  readonly right: PlateFacts & { readonly legal?: boolean };
  readonly bodies: readonly PlateBody[];
  readonly layout: PlateLayout;
  /** what a cell of a block is: "a base"; `each` are squadrons and battalions of the history */
  readonly cell: string;
  /** below the frame */
  readonly source: string;
};

/** What a player may choose for the plate. */
export type PlateOptions = SheetOptions & { readonly large?: boolean };

/** The report of a game, on one page: its course is cut where room ends. */
export type ReportSheet = SheetFrame & {
  readonly form: 'report';
  /** under the title: a term and its sentence each */
  readonly lines: readonly Pair[];
  readonly sides: readonly ReportSide[];
  /** one under the other, across the whole page */
  readonly rows: readonly SectionRow[];
  readonly course: ReportCourse;
  /** at the foot of the page */
  readonly tail: WordsPart;
};

/** A sheet on which everything has its place in mm. */
export type PlacedSheet = CardSheet | LabelSheet | PlateSheet | ReferenceSheet | ReportSheet;

/** Anything that can be printed. */
export type PrintedSheet = Sheet | PlacedSheet;
