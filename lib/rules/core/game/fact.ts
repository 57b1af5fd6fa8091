import type { GameSide } from './machine';

/** How a game ended, as the players say it. */
export type Ending = {
  readonly how: 'broken' | 'time' | 'objectives' | 'agreement';
  readonly winner: GameSide | null;
};

/** What someone did, with its outcome: dice are never thrown again by the fold. */
export type GameAct =
  | { readonly act: 'count'; readonly piece: string; readonly counter: string; readonly by: number }
  | { readonly act: 'become'; readonly piece: string; readonly condition: string; readonly to: string }
  | { readonly act: 'mark'; readonly piece: string; readonly mark: string; readonly on: boolean }
  | { readonly act: 'go on' }
  | {
      readonly act: 'throw';
      readonly test: string;
      readonly piece: string | null;
      readonly dice: readonly number[];
      readonly outcome: string;
    }
  | { readonly act: 'note'; readonly text: string }
  | ({ readonly act: 'end' } & Ending)
  /** takes back a fact, and all that followed from it; of one that took something back: brings it again */
  | { readonly act: 'undo'; readonly fact: string }
  /** asks the other side to take back a fact of theirs, which is named; and their answer that it stays */
  | { readonly act: 'wish'; readonly fact: string }
  | { readonly act: 'refuse'; readonly wish: string };

/** An act as a seat may see it: secrets of the other side have no words. */
export type ToldAct = GameAct | { readonly act: 'hidden' };

/** Where a game is in its turns: the key of a phase, and the half of the turn, 0 in a phase of both sides. */
export type GamePlace = { readonly turn: number; readonly phase: string; readonly half: 0 | 1 | 2 };

/** One line of the log of a game. Facts are only ever added. */
export type Fact = {
  readonly id: string;
  readonly what: ToldAct;
  /** the fact it followed from: a hit from a throw */
  readonly from?: string;
  /** where the game was for the device that did it; one without a connection may be behind */
  readonly place?: GamePlace;
};

/**
 * The invalid facts: those taken back, and their consequences. A fact that takes back can be taken back itself: the
 * fact that it named is valid again.
 */
export const undoneIds = (facts: readonly Fact[]): ReadonlySet<string> => {
  const gone = new Set<string>();
  // the last word first: an undo that is undone takes nothing back
  for (const { id, what } of facts.toReversed()) {
    if (what.act === 'undo' && !gone.has(id)) gone.add(what.fact);
  }
  for (const { id, from } of facts) if (from !== undefined && gone.has(from)) gone.add(id);
  return gone;
};

/** The facts that stand, without what takes back. */
export const standingFacts = (facts: readonly Fact[]): readonly Fact[] => {
  const gone = undoneIds(facts);
  return facts.filter(({ id, what }) => what.act !== 'undo' && !gone.has(id));
};

/** Something that one side wishes the other to take back. */
export type ActWish<F extends Fact = Fact> = { readonly wish: F; readonly fact: F };

/** The open wishes: their fact is valid and its side has not refused. One for each fact. */
export const openWishes = <F extends Fact>(facts: readonly F[]): readonly ActWish<F>[] => {
  const gone = undoneIds(facts);
  const standing = new Map(facts.filter(({ id }) => !gone.has(id)).map((fact) => [fact.id, fact]));
  const wishes = new Map<string, ActWish<F>>();
  for (const wish of standing.values()) {
    if (wish.what.act === 'wish') {
      const fact = standing.get(wish.what.fact);
      if (fact !== undefined && !wishes.has(fact.id)) wishes.set(fact.id, { wish, fact });
    } else if (wish.what.act === 'refuse') {
      const refused = standing.get(wish.what.wish)?.what;
      if (refused?.act === 'wish') wishes.delete(refused.fact);
    }
  }
  return [...wishes.values()];
};
