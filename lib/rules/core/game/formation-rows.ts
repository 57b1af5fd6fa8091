import type { FormationLoss, PieceLoss } from './decided';
import { pieceName } from './names';
import * as words from './report-words';
import { alone, lossText, objectives as objectivesTitle } from './words';

/** A row of losses: a formation, units in none, or objectives. */
export type LossRow = {
  readonly key: string;
  readonly name: string;
  /** what has cost points, by name; what has cost some of them with how many */
  readonly lost: readonly string[];
  /** drawn in a row: those that are lost whole are crossed out */
  readonly pieces: readonly PieceLoss[];
  /** how many units are lost whole; null for objectives */
  readonly units: number | null;
  readonly points: number;
};

export const isLost = ({ lost, most }: PieceLoss): boolean => lost > 0 && lost >= most;

const lostName = ({ piece, lost, most }: PieceLoss, per: number): string =>
  lost < most ? words.partOf(pieceName(piece), lossText(lost, per), lossText(most, per)) : pieceName(piece);

const rowOf = (key: string, name: string, pieces: readonly PieceLoss[], per: number): LossRow => ({
  ...{ key, name, pieces },
  lost: pieces
    // a formation that has cost something itself is named by its row
    .filter(({ piece, lost }) => lost > 0 && piece.id !== key)
    .map((piece) => lostName(piece, per)),
  units: pieces.some(({ piece }) => piece.of === 'unit')
    ? pieces.filter((each) => each.piece.of === 'unit' && isLost(each)).length
    : null,
  points: pieces.reduce((sum, { lost }) => sum + lost, 0),
});

/** The losses of a side in rows, in the order of its army. */
export const lossRows = (losses: readonly FormationLoss[], per: number): readonly LossRow[] =>
  losses.flatMap(({ formation, pieces }) => {
    if (formation !== null) return [rowOf(formation.id, pieceName(formation), pieces, per)];
    const objectives = pieces.filter(({ piece }) => piece.of === 'objective');
    const others = pieces.filter(({ piece }) => piece.of !== 'objective');
    return [
      ...(others.length > 0 ? [rowOf('alone', alone, others, per)] : []),
      ...(objectives.length > 0 ? [rowOf('objectives', objectivesTitle, objectives, per)] : []),
    ];
  });
