import type { ArmyFile } from '../core/army/document';
import { type HitOdds, sumOdds } from '../core/price/dice';
import { shotOdds, TARGETS } from './fire-odds';
import { MELEE, type MeleeModifier } from './modifiers';
import type { Army, Unit } from './schema';
import { type Size, sizeOf, TYPES, type UnitClass } from './tables';
import { unitFacts } from './unit-facts';

/** The sum of modifiers of melee (p. 35). */
export const meleeModifierOf = (modifiers: readonly MeleeModifier[]): number =>
  modifiers.reduce((sum, key) => sum + MELEE[key].value, 0);

export type MeleeOdds = {
  readonly charging: boolean;
  readonly targets: readonly {
    readonly class: UnitClass;
    readonly odds: HitOdds;
    /** of each round after the first */
    readonly later: HitOdds;
  }[];
};

/** What bears on a melee beyond the classes of the two. */
export type MeleeCircumstances = {
  readonly more?: readonly MeleeModifier[];
  /** light infantry fights light infantry without deduction (p. 31) */
  readonly atLight?: boolean;
};

/** True if it makes a difference to the unit whether its enemy is formed (p. 31). */
export const lightOf = ({ type }: Unit): boolean => TYPES[type].arm === 'light-infantry';

/** Where cavalry has no bonus for its charge (p. 31). */
export const NO_BONUS: ReadonlySet<MeleeModifier> = new Set(['lightCover', 'heavyCover', 'uphill']);

const sizeDice = (size: Size): MeleeModifier[] => (size === 'standard' ? [] : [size]);

const ownMelee = (unit: Unit, atLight: boolean): MeleeModifier[] => [
  ...sizeDice(sizeOf(unit)),
  ...(TYPES[unit.type].arm === 'artillery' ? (['artillery'] as const) : []),
  ...(lightOf(unit) && !atLight ? (['lightInfantry'] as const) : []),
];

/**
 * A unit fighting each class of formed enemy, steady, in the open, to its front and without support except for the
 * circumstances; first as it charges if it has the bonus; null if it never fights (p. 30-31, 35).
 */
export const meleeOdds = (
  unit: Unit,
  file: ArmyFile<Army>,
  { more = [], atLight = false }: MeleeCircumstances = {},
): readonly MeleeOdds[] | null => {
  const { hitRow: row, chargeBonus } = unitFacts(unit, file);
  if (row === null) return null;
  const own = [...ownMelee(unit, atLight), ...more];
  const bonus = !more.some((key) => NO_BONUS.has(key));
  return (chargeBonus ? [true, false] : [false]).map((charging) => {
    const first: MeleeModifier[] = charging && bonus ? [...own, 'charging'] : own;
    const later = first.filter((key) => MELEE[key].firstRound !== true);
    return {
      charging,
      targets: TARGETS.map((target) => ({
        class: target,
        odds: shotOdds(row, meleeModifierOf([...first, target])),
        later: shotOdds(row, meleeModifierOf([...later, target])),
      })),
    };
  });
};

/** The hits of this many rounds of melee, added up. */
export const roundsOdds = (
  { odds, later }: Pick<MeleeOdds['targets'][number], 'odds' | 'later'>,
  rounds: number,
): HitOdds => sumOdds(Array.from({ length: rounds }, (_, round) => (round === 0 ? odds : later)));
