import type { Course, GameChange } from './course';
import { type Condition, type Piece, pieceName } from './machine';
import { pieceOf } from './state';
import { conditionText } from './words';

/** What lasted for turns: a village held by the enemy, a general out of the battle. */
export type Lasting = {
  readonly key: string;
  readonly text: string;
  /** the turns of its first and its last act; up to the last turn of the game where it lasts still */
  readonly from: number;
  readonly to: number;
};

/** A condition other than at its beginning: of all but units, which their own rows tell, and none that turns end. */
const lastingIn = (course: Course, change: GameChange): readonly [Piece, Condition] | null => {
  if (!('condition' in change)) return null;
  const { setup } = course.game;
  const piece = pieceOf(setup, change.piece);
  const condition = setup.machine.conditions.find(
    ({ key, of, until }) => key === change.condition && of === piece?.of && until === undefined,
  );
  return piece === undefined || piece.of === 'unit' || condition === undefined ? null : [piece, condition];
};

/** What lasted in a game, in the order of its beginning. What is over in the turn it began in is left out. */
export const lastingOf = (course: Course, last: number): readonly Lasting[] => {
  const open = new Map<string, Lasting>();
  const over: Lasting[] = [];
  for (const { fact, stands, at, changes } of course.entries) {
    if (!stands) continue;
    for (const change of changes) {
      const pair = lastingIn(course, change);
      if (pair === null || !('condition' in change) || change.from === change.to) continue;
      const [piece, condition] = pair;
      const own = `${piece.id} ${condition.key}`;
      const before = open.get(own);
      if (before !== undefined) over.push({ ...before, to: at.turn });
      open.delete(own);
      if (change.to === (piece.start?.[condition.key] ?? condition.start)) continue;
      const text = `${pieceName(piece)}: ${conditionText(condition, change.to)}`;
      open.set(own, { key: `${fact.id} ${own}`, text, from: at.turn, to: last });
    }
  }
  return [...over.filter(({ from, to }) => to > from), ...open.values()].toSorted((a, b) => a.from - b.from);
};
