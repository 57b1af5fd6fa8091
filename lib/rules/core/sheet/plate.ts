import type { SheetOptions } from './sheet';
import type { SheetFrame } from './sheet-parts';
import type { SymbolName } from './symbol';

/** Lines of an order of battle, from the enemy's side on. */
export const PLATE_LINES = ['front', 'first', 'second', 'reserve'] as const;
export type PlateLine = (typeof PLATE_LINES)[number];

/** Wings as the army itself sees them: the left is at the left of the paper. */
export const PLATE_WINGS = ['left', 'centre', 'right'] as const;
export type PlateWing = (typeof PLATE_WINGS)[number];

/** Where a formation stands; `place` counts from the left of those of the same line and wing. */
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
  /** colour of its facings in words, null where no source tells it; absent where nobody asks */
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
