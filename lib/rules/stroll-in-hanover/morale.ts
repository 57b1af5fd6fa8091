import { LIMITS } from './tables';

const { moraleShare, morale } = LIMITS;

/** Half the strength points, rounded up: what a division or an army can lose (s. 14). */
export const moraleOf = (sp: number): number => Math.ceil(sp / moraleShare.of);

/** Faces of a die that pass a morale test: die + modifier ≤ Morale (s. 12.2). Exact, of six. */
export const passingFaces = (value: number, modifier: number): number =>
  Math.min(morale.max, Math.max(0, Math.floor(value - modifier)));

/** "67%": the chance of a test, as the digest rounds it. */
export const passText = (value: number, modifier: number): string =>
  `${Math.round((100 * passingFaces(value, modifier)) / morale.max)}%`;

/** A division, or the stands under the general in chief, with strength points at the start and lost. */
export type PointLosses = { readonly sp: number; readonly lost: number };

export type ArmyState = {
  /** in the order of the divisions */
  readonly demoralised: readonly boolean[];
  /** strength points destroyed or still alive in demoralised divisions */
  readonly counted: number;
  readonly morale: number;
  /** the game is over for this army */
  readonly over: boolean;
};

/**
 * How an army stands after losses (s. 14): a division that lost half its strength, rounded up, is demoralised and then
 * counts whole; `loose` stands count their losses only.
 */
export const armyState = (divisions: readonly PointLosses[], loose: PointLosses): ArmyState => {
  const demoralised = divisions.map(({ sp, lost }) => sp > 0 && lost >= moraleOf(sp));
  const sp = divisions.reduce((sum, division) => sum + division.sp, loose.sp);
  const counted = divisions.reduce(
    (sum, division, index) => sum + (demoralised[index] ? division.sp : division.lost),
    loose.lost,
  );
  return { demoralised, counted, morale: moraleOf(sp), over: sp > 0 && counted >= moraleOf(sp) };
};
