import type { Side } from './machine';

/** How a game ended, as the players say it. */
export type Ending = {
  readonly how: 'broken' | 'time' | 'objectives' | 'agreement';
  readonly winner: Side | null;
};

/** What someone did, with its outcome: dice are never thrown again by the fold. */
export type Act =
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
  | { readonly act: 'undo'; readonly fact: string };

/** One line of the log of a game. Facts are only ever added. */
export type Fact = {
  readonly id: string;
  readonly what: Act;
  /** the fact it followed from: a hit from a throw */
  readonly from?: string;
};

/**
 * The facts that do not stand: those taken back, and what followed from them. A fact that takes back can be taken back
 * itself: what it named stands again.
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
