import type { ArmyFile } from '../core/document';
import { HIT_TABLE, type HitRowId, hitsOf } from './hits';
import { FIRE, type FireModifier, MELEE, type MeleeModifier } from './modifiers';
import type { Army, Unit } from './schema';
import { TYPES, type UnitClass } from './tables';
import { unitFacts } from './unit-facts';

/** Every way the die can fall, by hits scored: `ways[n]` of `outOf` throws score n hits. Exact: no fractions. */
export type HitOdds = { readonly ways: readonly number[]; readonly outOf: number };

const { faces } = HIT_TABLE.averageDie;

/** The sum of modifiers of fire (p. 35). */
export const modifierOf = (modifiers: readonly FireModifier[]): number =>
  modifiers.reduce((sum, key) => sum + FIRE[key].value, 0);

/** The sum of modifiers of melee (p. 35). */
export const meleeModifierOf = (modifiers: readonly MeleeModifier[]): number =>
  modifiers.reduce((sum, key) => sum + MELEE[key].value, 0);

/** Hits scored by a face of the average die: the hit table, and a natural 5 always scores at least one (p. 26, 34). */
export const hitsOfFace = (row: HitRowId, face: number, modifier: number): number =>
  Math.max(hitsOf(row, face + modifier), face === 5 ? 1 : 0);

/** The hits of one throw of the average die (p. 7, 34). */
export const shotOdds = (row: HitRowId, modifier: number): HitOdds => {
  const ways = [0, 0, 0, 0, 0];
  for (const face of faces) {
    const hits = hitsOfFace(row, face, modifier);
    ways[hits] = (ways[hits] ?? 0) + 1;
  }
  return { ways, outOf: faces.length };
};

/** The hits of several such throws, added up. */
export const shotsOdds = (shot: HitOdds, shots: number): HitOdds => {
  let ways = [1];
  let outOf = 1;
  for (let thrown = 0; thrown < shots; thrown++) {
    const next = Array.from({ length: ways.length + shot.ways.length - 1 }, () => 0);
    ways.forEach((before, hits) => {
      shot.ways.forEach((now, more) => {
        next[hits + more] = (next[hits + more] ?? 0) + before * now;
      });
    });
    ways = next;
    outOf *= shot.outOf;
  }
  return { ways, outOf };
};

/** The chance, 0 to 1, of at least so many hits. */
export const chanceOf = ({ ways, outOf }: HitOdds, hits: number): number =>
  ways.slice(hits).reduce((sum, count) => sum + count, 0) / outOf;

/** Hits to be expected on average. */
export const expectedHits = ({ ways, outOf }: HitOdds): number =>
  ways.reduce((sum, count, hits) => sum + count * hits, 0) / outOf;

export type RangeOdds = {
  readonly band: string;
  /** upper end of the band in cm at the army's figure scale */
  readonly cm: number;
  readonly targets: readonly { readonly class: UnitClass; readonly odds: HitOdds }[];
};

const BANDS: Record<number, { band: string; modifiers: FireModifier[] }[]> = {
  1: [{ band: 'canister', modifiers: ['canister'] }],
  2: [
    { band: 'short', modifiers: [] },
    { band: 'long', modifiers: ['long'] },
  ],
  3: [
    { band: 'canister', modifiers: ['canister'] },
    { band: 'effective', modifiers: [] },
    { band: 'long', modifiers: ['long'] },
  ],
};

const CLASSES = ['superior', 'standard', 'inferior'] as const;

const ownModifiers = ({ size, battalionGuns }: Unit): FireModifier[] => [
  ...(size === 'standard' ? [] : [size]),
  ...(battalionGuns === 'absent' ? (['noBattalionGuns'] as const) : []),
  ...(battalionGuns === 'quick-firing' ? (['quickBattalionGuns'] as const) : []),
];

/** A steady unit in the open firing at each class of target at each range; null if it never fires (p. 26-27, 35). */
export const fireOdds = (unit: Unit, file: ArmyFile<Army>): readonly RangeOdds[] | null => {
  const { ranges, fireRow: row } = unitFacts(unit, file);
  if (ranges === null || row === null) return null;
  const quick = TYPES[unit.type].kind === 'quick-firing';
  return ranges.flatMap((cm, index) => {
    const known = BANDS[ranges.length]?.[index];
    if (known === undefined || cm === null) return [];
    const modifiers = known.modifiers.map((key) => (key === 'canister' && quick ? 'quickCanister' : key));
    return [
      {
        band: known.band,
        cm,
        targets: CLASSES.map((target) => ({
          class: target,
          odds: shotOdds(row, modifierOf([...ownModifiers(unit), ...modifiers, target])),
        })),
      },
    ];
  });
};

export type MeleeOdds = {
  readonly charging: boolean;
  readonly targets: readonly { readonly class: UnitClass; readonly odds: HitOdds }[];
};

const ownMelee = ({ type, size }: Unit): MeleeModifier[] => [
  ...(size === 'standard' ? [] : [size]),
  ...(TYPES[type].arm === 'artillery' ? (['artillery'] as const) : []),
  ...(TYPES[type].arm === 'light-infantry' ? (['lightInfantry'] as const) : []),
];

/**
 * A steady unit in the open fighting each class of formed enemy to its front, without support; first as it charges if
 * it has the bonus; null if it never fights (p. 30-31, 35).
 */
export const meleeOdds = (unit: Unit, file: ArmyFile<Army>): readonly MeleeOdds[] | null => {
  const { hitRow: row, chargeBonus } = unitFacts(unit, file);
  if (row === null) return null;
  return (chargeBonus ? [true, false] : [false]).map((charging) => ({
    charging,
    targets: CLASSES.map((target) => ({
      class: target,
      odds: shotOdds(
        row,
        meleeModifierOf([...ownMelee(unit), ...(charging ? (['charging'] as const) : []), target]),
      ),
    })),
  }));
};
