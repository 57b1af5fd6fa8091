import type { GameAct } from '../game/fact';
import type { GameSide } from '../game/machine';
import type { GameState } from '../game/state';
import type { Cite } from './citation';

/** A modifier of a test: what the app knows is filled in; `on: null` is asked at the table. */
export type TestModifier = {
  readonly key: string;
  readonly label: string;
  readonly by: number;
  readonly on: boolean | null;
  /** of those that name the same choice one can be on at the most: ranges, cover, classes of a target */
  readonly choice?: string;
  readonly cite: Cite;
};

/** The result of one score: in short, in full, and the acts that follow from the throw. */
export type TestFace = {
  readonly score: number;
  readonly short: string;
  readonly text: string;
  readonly acts: readonly GameAct[];
};

/** `each` = a D6 for each side, the first's less the second's; `none` = nothing is thrown, its only face says all. */
export type TestDice = 'd6' | '2d6' | 'average' | 'each' | 'none';

/** One test of the table: the dice, their modifiers, and the result of each score. */
export type GameTest = {
  readonly key: string;
  readonly label: string;
  readonly piece: string | null;
  readonly dice: TestDice;
  readonly modifiers: readonly TestModifier[];
  /** by the die as it falls: modifiers are counted in. Empty until the table has said what it needs */
  readonly faces: readonly TestFace[];
  /**
   * The die of the other piece of a pair, which is thrown at once: both count the state before either, and may be
   * entered together. It has dice and faces of its own kind; the keys of its modifiers are its own, too.
   */
  readonly reply?: GameTest;
  readonly cite: Cite;
};

/** What the players agree before a game: options of its setup, one of each choice or none, and objectives. */
export type GameChoices = {
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    /** what it is without any */
    readonly none: string;
    readonly cite: Cite;
    /** an option and what it is called, or the side that it names */
    readonly values: readonly (
      | { readonly value: string; readonly label: string }
      | { readonly value: string; readonly side: GameSide }
    )[];
  }[];
  /** how many there may be, and the points each may have */
  readonly objectives: {
    readonly most: number;
    readonly points: readonly number[];
    readonly cite: Cite;
  };
};

/** What should be said at this point of a game. */
export type Reminder = {
  readonly key: string;
  readonly side: GameSide | null;
  readonly piece?: string;
  readonly text: string;
  readonly cite: Cite;
};

/** What a phase forbids or wants, and the tables it is played by. */
export type PhaseGuide = {
  readonly says: readonly { readonly text: string; readonly cite: Cite }[];
  readonly tables: readonly string[];
};

/** What a system adds to its machine for the table. */
export type GameRules = {
  /** `answers` = the modifiers that the players switched on, and the target: {@link targetKey} */
  readonly tests: (
    game: GameState,
    piece: string | null,
    answers: ReadonlySet<string>,
  ) => readonly GameTest[];
  readonly reminders: (game: GameState) => readonly Reminder[];
  readonly guide: (game: GameState) => PhaseGuide;
};

const TARGET = 'target:';

/** What is asked for a piece that is shot at or fought. */
export const targetKey = (piece: string): string => `${TARGET}${piece}`;

/** The piece that is shot at or fought, if it is said. */
export const targetIn = (answers: ReadonlySet<string>): string | undefined =>
  [...answers].find((key) => key.startsWith(TARGET))?.slice(TARGET.length);
