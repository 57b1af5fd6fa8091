import type { Path } from '../army/path';
import type { SymbolName } from '../sheet/symbol';
import { placedUnits, type Units } from '../tree/tree';
import type { Attachable } from './regiment';

/** What a system says of a unit that a regiment is attached to. */
export type AttachedWords = {
  /** as the player named it, else its type */
  readonly name: string;
  /** what it is: "Grenadier battalion" */
  readonly troop: string;
  readonly symbol: SymbolName;
  /** the nation of the rules under which it fights; null for one that never was */
  readonly nation: string | null;
  /** true where no unit can be of another nation than its army: allies then fight under a foreign name */
  readonly alliesUnderArmy?: true;
  /** its battalions and squadrons, if the system gives them; absent = one at least */
  readonly battalions?: number | undefined;
  readonly squadrons?: number | undefined;
};

/** A unit that was a regiment of the history. */
export type AttachedUnit = AttachedWords & {
  readonly id: string;
  readonly at: Path;
  /** id of its regiment */
  readonly regiment: string;
};

/** The year of an army and its units that were regiments. */
export type RegimentUnits = { readonly year: number; readonly units: readonly AttachedUnit[] };

/** The units of an army that regiments are attached to, in the order of the army. */
export const attachedIn = <U extends Attachable>(
  { year }: { readonly year: number },
  tree: Units<U>,
  wordsOf: (unit: U) => AttachedWords,
): RegimentUnits => ({
  year,
  units: placedUnits(tree).flatMap(({ unit, at }) =>
    unit.regiment === undefined ? [] : [{ ...wordsOf(unit), id: unit.id, at, regiment: unit.regiment }],
  ),
});

/** Ids of the regiments of an army, each once. */
export const regimentIds = ({ units }: Pick<RegimentUnits, 'units'>): string[] => [
  ...new Set(units.map(({ regiment }) => regiment)),
];
