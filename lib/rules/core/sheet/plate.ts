import type { SymbolName } from './symbol';

/** Lines of an order of battle, from the enemy's side on. */
export const PLATE_LINES = ['front', 'first', 'second', 'reserve'] as const;
export type PlateLine = (typeof PLATE_LINES)[number];

/** What lines and wings are called. */
export const LINE_NAMES: Readonly<Record<PlateLine, string>> = {
  front: 'Advance guard',
  first: 'First line',
  second: 'Second line',
  reserve: 'Reserve',
};

/** Wings as the army itself sees them: the left is at the left of the paper. */
export const PLATE_WINGS = ['left', 'centre', 'right'] as const;
export type PlateWing = (typeof PLATE_WINGS)[number];

export const WING_NAMES: Readonly<Record<PlateWing, string>> = {
  left: 'Left wing',
  centre: 'Centre',
  right: 'Right wing',
};

/** The place of a formation; `place` counts from the left among those of the same line and wing. */
export type PlatePost = { readonly line: PlateLine; readonly wing: PlateWing; readonly place: number };

/** Where a player put formations, by their ids; all others stand by rule. */
export type PlateLayout = Readonly<Record<string, PlatePost>>;

/** A unit as it is drawn: a block, or the piece of a battery. */
export type PlateBlock = {
  readonly symbol: SymbolName;
  /** whose colours it is hatched in */
  readonly nation: string;
  readonly title: string;
  /** beside the title, small */
  readonly detail: string;
  /** bases, battalions or squadrons that its block is parted into */
  readonly cells: number;
  /** breadth of its block, of a usual one */
  readonly breadth: number;
  /** colour of its facings in words, null if no source gives it; absent if it is not used */
  readonly facings?: string | null;
  /** not certain that it was there: drawn with broken lines */
  readonly doubtful?: true;
};

/** A formation under its commander. */
export type PlateBody = {
  readonly id: string;
  /** its own name and the names of what it belongs to, the outermost first: line and wing are read from them */
  readonly names: readonly string[];
  /** who leads it, else what it is called */
  readonly head: string;
  readonly about: string;
  readonly blocks: readonly PlateBlock[];
  /** of a formation of which no source names a unit: what is said in its white */
  readonly white?: string;
};

/** One of the two columns beside the cartouche. */
export type PlateFacts = {
  readonly figure: string;
  readonly unit: string;
  readonly lines: readonly string[];
};
