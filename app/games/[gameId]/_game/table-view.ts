import type {
  ConditionValue,
  Counter,
  GameCondition,
  GamePiece,
  GameSide,
  Setup,
} from '@/lib/rules/core/game/machine';
import type { GameState, PieceState } from '@/lib/rules/core/game/state';

/** A piece with its state. */
export type PieceView = { readonly piece: GamePiece; readonly state: PieceState };

/** A formation with its leaders and units, as the table shows it. */
export type FormationView = {
  /** null for units that stand in none */
  readonly formation: PieceView | null;
  readonly leaders: readonly PieceView[];
  readonly units: readonly PieceView[];
};

export type SideView = {
  readonly side: GameSide;
  readonly leaders: readonly PieceView[];
  readonly formations: readonly FormationView[];
};

const standingOf = ({ setup, pieces }: GameState): PieceView[] =>
  setup.pieces.flatMap((piece) => {
    const state = pieces.get(piece.id);
    return state === undefined ? [] : [{ piece, state }];
  });

const sideView = (game: GameState, side: GameSide): SideView => {
  const own = standingOf(game).filter(({ piece }) => piece.side === side);
  const of = (kind: GamePiece['of'], where: string | undefined) =>
    own.filter(({ piece }) => piece.of === kind && piece.in === where);
  const formations = own
    .filter(({ piece }) => piece.of === 'formation')
    .map(
      (formation): FormationView => ({
        formation,
        leaders: of('leader', formation.piece.id),
        units: of('unit', formation.piece.id),
      }),
    );
  const alone = of('unit', undefined);
  return {
    side,
    leaders: of('leader', undefined),
    formations:
      alone.length === 0 ? formations : [...formations, { formation: null, leaders: [], units: alone }],
  };
};

const isSame = (one: PieceView | null | undefined, other: PieceView | null | undefined): boolean =>
  one?.piece === other?.piece && one?.state === other?.state;

const areSame = (some: readonly PieceView[], others: readonly PieceView[]): boolean =>
  some.length === others.length && some.every((each, index) => isSame(each, others[index]));

/**
 * Sees one side of a game: who leads it, its formations in their order, then the units that stand alone. A formation of
 * which nothing has changed is the same again, so that it need not be drawn.
 */
export const watchSide = (side: GameSide): ((game: GameState) => SideView) => {
  let last: readonly FormationView[] = [];
  return (game) => {
    const view = sideView(game, side);
    last = view.formations.map((next, index) => {
      const before = last[index];
      const isSameView =
        before !== undefined &&
        isSame(before.formation, next.formation) &&
        areSame(before.leaders, next.leaders) &&
        areSame(before.units, next.units);
      return isSameView ? before : next;
    });
    return { ...view, formations: last };
  };
};

/** The counter that a unit's row of boxes shows: the first of its kind in the machine. */
export const mainCounter = ({ machine }: Setup, { of }: GamePiece): Counter | undefined =>
  machine.counters.find((counter) => counter.of === of && counter.until === undefined);

type MarkRow = { readonly of: GamePiece['of']; readonly key: string };

/** What the machine keeps of a piece; a unit leaves to its formation what that has too. */
export const ownOf = <T extends MarkRow>(list: readonly T[], piece: GamePiece): readonly T[] =>
  list.filter(
    ({ of, key }) =>
      of === piece.of &&
      (piece.of !== 'unit' ||
        piece.in === undefined ||
        !list.some((other) => other.of === 'formation' && other.key === key)),
  );

type ConditionRow = { readonly condition: GameCondition; readonly value: ConditionValue };

const valueIn = (condition: GameCondition, { conditions }: PieceState): ConditionValue | undefined =>
  condition.values.find(({ value }) => value === conditions[condition.key]);

/** The conditions of a piece that are not as they begin with most. */
export const unusualOf = ({ machine }: Setup, { piece, state }: PieceView): readonly ConditionRow[] =>
  ownOf(machine.conditions, piece).flatMap((condition) => {
    const value = valueIn(condition, state);
    const usual = String(piece.start?.[condition.key] ?? condition.start);
    return value === undefined || value.value === usual ? [] : [{ condition, value }];
  });

/** True where a piece is gone from the table. */
export const isGone = (setup: Setup, standing: PieceView): boolean =>
  unusualOf(setup, standing).some(({ value }) => value.look === 'gone');

/** The marks that a piece shows, in the machine's words. */
export const marksOf = ({ machine }: Setup, { piece, state }: PieceView): readonly string[] =>
  ownOf(machine.marks, piece)
    .filter(({ key }) => state.marks.has(key))
    .map(({ label }) => label);

/** What the value of a counter means now, in words: the last of its steps that it has reached. */
export const stepOf = (counter: Counter, { counters }: PieceState): string | null =>
  counter.steps?.findLast(({ at }) => (counters[counter.key] ?? counter.start) >= at)?.label ?? null;
