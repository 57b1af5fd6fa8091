import type { Regiment } from '../check/regiment';
import type { Cite } from '../contract/citation';
import type { Part } from '../sheet/sheet-parts';
import type { SymbolName } from '../sheet/symbol';

/** What a piece of a game is. */
export type PieceKind = 'unit' | 'formation' | 'leader' | 'objective' | 'battle';

type LabelledRow = {
  readonly key: string;
  readonly of: PieceKind;
  readonly label: string;
  readonly cite: Cite;
};

/** A whole number of a piece, between its bounds: hits, strength points. */
export type Counter = LabelledRow & {
  readonly least: number;
  /** a piece may have a bound of its own */
  readonly most: number;
  readonly start: number;
  /** begins again with each turn */
  readonly until?: 'turn';
  /** values that mean something: on a row of boxes, and in words */
  readonly steps?: readonly CounterStep[];
  /** what one step of it is called, and several: a hit, hits; absent where steps have no name */
  readonly noun?: { readonly one: string; readonly many: string };
};

/** What a value of a counter means: it makes a unit worse, drives it back, or takes it off the table. */
export type CounterStep = {
  readonly at: number;
  readonly kind: 'worse' | 'back' | 'gone';
  /** on the box: "−1" */
  readonly short: string;
  readonly label: string;
};

/** One of a list that a piece is in: steady, retreated; the rating of a commander. */
export type GameCondition = LabelledRow & {
  readonly values: readonly ConditionValue[];
  readonly start: string;
  /** begins again with each turn */
  readonly until?: 'turn';
};

/** A condition that a piece can be in; `look` says that it is gone, or in trouble. */
export type ConditionValue = {
  readonly value: string;
  readonly label: string;
  readonly look?: 'gone' | 'trouble';
  /** a stored name: its words in a sentence, where the label alone says too little: "Held by the enemy" */
  readonly said?: string;
};

/** A yes or no of a piece, until the end of its turn, half or phase, of a phase by its key, or for ever. */
export type GameMark = LabelledRow & { readonly until: string };

/** What has to hold of a piece. */
export type Test =
  | { readonly counter: string; readonly least?: number; readonly most?: number }
  | { readonly condition: string; readonly in: readonly string[] }
  | { readonly mark: string; readonly on: boolean }
  /** of its formation; a piece outside any passes no such test */
  | { readonly formation: readonly Test[] }
  /** of a formation: its units have lost so much of a counter, as the formation's worth of that name says */
  | { readonly lost: string; readonly least: string };

/** What is made of a piece. */
export type GameEffect =
  | { readonly condition: string; readonly to: string }
  | { readonly mark: string; readonly on: boolean }
  | { readonly counter: string; readonly to: number };

/** An automatic consequence: at once, or when a phase ends. Of several that fit one piece the first applies. */
export type Consequence = {
  readonly of: PieceKind;
  /** key of a phase; at once if absent */
  readonly after?: string;
  readonly when: readonly Test[];
  readonly effects: readonly GameEffect[];
  readonly cite: Cite;
};

/**
 * Dice of a round that both sides throw at once: each counts the state at the beginning of its round, whichever is
 * entered first. `test` is thrown once a round by each piece; what it adds to `counter` of another counts from the
 * next round on.
 */
export type RoundRule = { readonly test: string; readonly counter: string; readonly cite: Cite };

/**
 * A condition that a counter brings, by the least value of the counter: where that is lowered by hand below it, the
 * condition goes back to what it was when the phase began, or to `to`. In the phase `except` the counter falls by the
 * rules.
 */
export type Correction = {
  readonly of: PieceKind;
  readonly counter: string;
  readonly condition: string;
  readonly brings: readonly { readonly value: string; readonly least: number }[];
  readonly to: string;
  readonly except?: string;
};

/** What a piece counts for: a worth of its own by name, or what a counter has lost or still has. */
export type Worth = string | { readonly counter: string; readonly count: 'lost' | 'left' };

/** What a side has lost: the worth of each of its pieces of which all this holds. */
export type UnitLoss = {
  readonly of: PieceKind;
  readonly when: readonly Test[];
  readonly worth: Worth;
  /** counts only with this option */
  readonly option?: string;
  readonly cite: Cite;
};

/** A step of a turn. If sides act one after the other, each half has the phase, under the same key. */
export type GamePhase = {
  readonly key: string;
  readonly label: string;
  readonly half?: 1 | 2;
  /** only with this option */
  readonly option?: string;
  readonly cite: Cite;
};

/** All that the fold of a game follows: the first fact copies it, so that a later program folds it as it was. */
export type Machine = {
  readonly counters: readonly Counter[];
  readonly conditions: readonly GameCondition[];
  readonly marks: readonly GameMark[];
  readonly consequences: readonly Consequence[];
  /** none in games that were opened before there was one; so with `corrections` */
  readonly rounds?: RoundRule;
  readonly corrections?: readonly Correction[];
  readonly losses: readonly UnitLoss[];
  readonly phases: readonly GamePhase[];
  /** the phase at whose end it is seen whether an army breaks; null where the source says nothing of it */
  readonly breaksAfter: string | null;
  /** what an army has to test at its breaking point, where the source does not yet say that it has lost */
  readonly breakTest?: BreakTest;
};

/** A test of a whole army, and what comes of it. */
export type BreakTest = {
  /** after the name of the army: "must test whether it withdraws" */
  readonly must: string;
  /** how a game ends by it: "Withdrawal" */
  readonly label: string;
  readonly cite: Cite;
};

export type GameSide = 0 | 1;

/** A piece at the start of the game. */
export type GamePiece = {
  readonly id: string;
  readonly of: PieceKind;
  readonly side: GameSide;
  readonly name: string;
  /** by which it is found on paper: "1.3" */
  readonly number?: string;
  readonly symbol?: SymbolName;
  /** what it is, in a few words: "Superior" */
  readonly about?: string;
  /** its formation */
  readonly in?: string;
  /** where it does not begin as the machine says: counters and conditions by their keys */
  readonly start?: Readonly<Record<string, number | string>>;
  /** bounds of its own counters by their keys */
  readonly most?: Readonly<Record<string, number>>;
  /** what it is worth when it is lost, in the whole units of its system */
  readonly worth?: Readonly<Record<string, number>>;
  /** of the setup's cards, the one that says what it can do */
  readonly card?: number;
  /** who it was, and what they wore, as far as the history knows */
  readonly regiment?: Regiment;
  /** its player's notes: visible to that side only */
  readonly note?: string;
  /** what its tests ask of it: copied, so that an old game is tested as it was */
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
};

/** What a unit is and can do, as its card says it on paper: without odds, price and notes. */
export type PieceCard = { readonly about: string; readonly parts: readonly Part[] };

/** What the players fight over, as they agree it: who holds it first, and what it costs that side to lose it. */
export type Objective = {
  readonly id: string;
  readonly name: string;
  readonly side: GameSide;
  readonly points: number;
};

/** What the first fact of a game copies. */
export type Setup = {
  readonly system: string;
  readonly dataVersion: string;
  readonly machine: Machine;
  /** how many of its whole units make one printed point; 1 if absent */
  readonly per?: number;
  readonly options: readonly string[];
  /** the scale of figures, where its distances go by one */
  readonly scale?: string;
  readonly pieces: readonly GamePiece[];
  /** of all units, each once: units alike have one */
  readonly cards?: readonly PieceCard[];
  readonly sides: readonly [SideSetup, SideSetup];
};

/** A side of a game as it begins. */
export type SideSetup = {
  readonly name: string;
  /** whose colours it has, and what it is called in short */
  readonly nation?: string;
  readonly short?: string;
  /** losses at which it breaks; null where the source has none */
  readonly breaksAt: number | null;
};

/** What the sides are called in short; by their whole names where both would be called the same. */
export const sideNames = ({ sides: [first, second] }: Setup): readonly [string, string] => {
  const short = [first.short ?? first.name, second.short ?? second.name] as const;
  return short[0] === short[1] ? [first.name, second.name] : short;
};

/** "1.3 Grenadiers": a piece by its number on paper, if it has one, and its name. */
export const pieceName = ({ number = '', name }: GamePiece): string => `${number} ${name}`.trim();
