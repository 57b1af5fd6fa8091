import type { Fraction } from '../price/fraction';
import type { Cite } from './citation';

/** Two amounts in printed units (10.5 is ten and a half). */
export type Ratio = {
  readonly label: string;
  readonly of: readonly [number, number];
  readonly cite: Cite;
};

/** One of each army: the first, the second. */
export type Two<T> = readonly [T, T];

/** What a match-up tells of any two armies, in the order it is asked in. */
export const MATCH_PARTS = ['strength', 'begins', 'shoots', 'charge', 'obeys', 'stands', 'breaks'] as const;

export type MatchPart = (typeof MATCH_PARTS)[number];

type Line = {
  readonly label: string;
  /** what bears on it: "+1 nation, +1 attacker" */
  readonly note?: string;
  readonly cite: Cite;
};

/** A figure of each army; null for an army that has none. */
export type FigureLine = Line & {
  readonly kind: 'figures';
  /** a chance is from 0 to 1 and is shown as a percentage */
  readonly as: 'number' | 'chance';
  readonly of: Two<Fraction | null>;
  /** the text beside each: "of 6" */
  readonly beside?: Two<string>;
};

/** Chances that sum to 1: the first army is better off, neither is, the second is. */
export type OddsLine = Line & {
  readonly kind: 'odds';
  readonly chances: readonly [Fraction, Fraction, Fraction];
  /** what it is when neither is better off: "even", "both go" */
  readonly neither: string;
};

/** What no figure says. */
export type WordsLine = Line & { readonly kind: 'words'; readonly text: string };

/** What cannot be computed, and why. */
export type UnknownLine = Line & { readonly kind: 'unknown'; readonly why: string };

export type MatchLine = FigureLine | OddsLine | WordsLine | UnknownLine;

/** What both armies make at any distance above `from` and up to `to`, when all that reaches so far fires. */
export type ShootingBand = {
  readonly from: number;
  readonly to: number;
  readonly of: Two<Fraction>;
};

/** Who out-shoots whom, by distance, against a target that both are held to. */
export type Shooting = {
  /** what distances are counted in: "cm" */
  readonly unit: string;
  /** what fire makes: "hits" */
  readonly makes: string;
  /** without gaps, from 0 to the longest reach */
  readonly bands: readonly ShootingBand[];
  /** what both are held to, and what else it may be */
  readonly target: string;
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  /** what is assumed: "No unit has moved or is hit." */
  readonly note: string;
  readonly cite: Cite;
};

/** Units of an army that fight alike. */
export type UnitKind = { readonly key: string; readonly label: string; readonly count: number };

/** What is asked of a match-up. */
export type MatchQuestion = {
  /** what the two armies are called */
  readonly names: Two<string>;
  /** the attacker; null without one */
  readonly attacker: 0 | 1 | null;
  /** what both shoot at, as `Shooting.targets` names it; the usual one if it is no such name */
  readonly target: string;
};

/** Two armies of one system before a game: exact, by page; what cannot be computed says so. */
export type MatchUp = {
  readonly parts: Readonly<Record<MatchPart, readonly MatchLine[]>>;
  /** absent where the source has lost its ranges, or gives no chances */
  readonly shooting: Shooting | null;
  /** true if it matters which army attacks and the armies do not say it */
  readonly asksAttacker: boolean;
  /** what the book prints for its own battles, to hold these two to; absent where it prints none */
  readonly precedents?: readonly Ratio[];
  /** those that can be held against each other, the commonest first */
  readonly kinds: Two<readonly UnitKind[]>;
  /** all odds of a kind of the first army against one of the second, by their keys; none for a key that is no kind */
  pairing(first: string, second: string): readonly MatchLine[];
};
