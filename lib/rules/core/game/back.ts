import { type Fact, undoneIds } from './fact';

/** What is said beside the game: it changes nothing, and stays. */
const BESIDE: readonly Fact['what']['act'][] = ['note', 'hidden', 'wish', 'refuse'];

/**
 * The facts to take back so that a game is as it was after one of them, the newest first; null = before the first.
 * Their consequences go with them; a fact that took back something older is taken back, so that the older one is valid
 * again.
 */
export const factsToTakeBack = <F extends Fact>(facts: readonly F[], to: string | null): readonly F[] => {
  const places = new Map(facts.map(({ id }, index) => [id, index]));
  const point = to === null ? -1 : (places.get(to) ?? facts.length);
  const gone = undoneIds(facts);
  const isLater = (id: string | undefined): boolean =>
    id !== undefined && (places.get(id) ?? facts.length) > point;
  return facts
    .filter(({ id, what, from }) => {
      if (!isLater(id) || gone.has(id) || BESIDE.includes(what.act)) return false;
      return what.act === 'undo' ? !isLater(what.fact) : !isLater(from);
    })
    .toReversed();
};
