import type { ArmyFile } from '../core/army/document';
import type { HitOdds } from '../core/price/dice';
import { cmOf } from './distances';
import { dismountedRowOf, HIT_TABLE, type HitRowId, hitsOf } from './hits';
import { FIRE, type FireModifier } from './modifiers';
import type { Army, Unit } from './schema';
import { type Size, sizeOf, TYPES, type UnitClass } from './tables';
import { unitFacts } from './unit-facts';

/** The sum of modifiers of fire (p. 35). */
export const modifierOf = (modifiers: readonly FireModifier[]): number =>
  modifiers.reduce((sum, key) => sum + FIRE[key].value, 0);

const D6 = 6;

const { faces } = HIT_TABLE.averageDie;

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

/** The classes of whatever is shot at or fought. */
export const TARGETS = ['superior', 'standard', 'inferior'] as const;

/** A shell: its fuse is thrown for each time, and fails on some faces (p. 28). */
const shellOdds = (row: HitRowId, modifier: number): HitOdds => {
  const { value, thrown = [] } = FIRE.fuse;
  const good = shotOdds(row, modifier);
  const bad = shotOdds(row, modifier + value);
  return {
    ways: good.ways.map((ways, hits) => ways * (D6 - thrown.length) + (bad.ways[hits] ?? 0) * thrown.length),
    outOf: good.outOf * D6,
  };
};

export type RangeOdds = {
  readonly band: string;
  /** upper end of the band in cm at the army's figure scale */
  readonly cm: number;
  readonly targets: readonly { readonly class: UnitClass; readonly odds: HitOdds }[];
};

type Band = { readonly band: string; readonly modifiers: readonly FireModifier[] };

const BANDS: Record<number, Band[]> = {
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

/** What a band counts on the die, by its name. */
export const BAND_MODIFIERS: ReadonlyMap<string, readonly FireModifier[]> = new Map(
  Object.values(BANDS)
    .flat()
    .map(({ band, modifiers }) => [band, modifiers]),
);

/** The bands of a unit that can reach so far (p. 26-28). */
export const bandsOf = (ranges: readonly (number | null)[]): readonly Band[] =>
  (BANDS[ranges.length] ?? []).filter((_, index) => ranges[index] !== null);

const sizeModifier = (size: Size): FireModifier[] => (size === 'standard' ? [] : [size]);

const ownModifiers = ({ battalionGuns, ...unit }: Unit): FireModifier[] => [
  ...sizeModifier(sizeOf(unit)),
  ...(battalionGuns === 'absent' ? (['noBattalionGuns'] as const) : []),
  ...(battalionGuns === 'quick-firing' ? (['quickBattalionGuns'] as const) : []),
];

const SHELL: ReadonlySet<FireModifier> = new Set(['shellAtWorks', 'shellAtCavalry']);

/** True if the modifier can bear on canister, or on the shot or shell of a piece (p. 28, 35). */
export const bears = (modifier: FireModifier, canister: boolean, unit: Pick<Unit, 'type'>): boolean => {
  if (canister) return !SHELL.has(modifier) && modifier !== 'heavyAtWorks';
  return !(modifier === 'headOfColumn' && TYPES[unit.type].kind === 'howitzer');
};

/** A unicorn acts as a gun, unless what it is asked to do is a howitzer's (p. 46). */
const firesShell = (unit: Unit, canister: boolean, modifiers: readonly FireModifier[]): boolean => {
  const { kind } = TYPES[unit.type];
  return (
    !canister && (kind === 'howitzer' || (kind === 'unicorn' && modifiers.some((key) => SHELL.has(key))))
  );
};

const rangeOdds = (
  unit: Unit,
  row: HitRowId,
  ranges: readonly (number | null)[],
  more: readonly FireModifier[],
): readonly RangeOdds[] => {
  const quick = TYPES[unit.type].kind === 'quick-firing';
  return ranges.flatMap((cm, index) => {
    const band = BANDS[ranges.length]?.[index];
    if (band === undefined || cm === null) return [];
    const canister = band.modifiers.includes('canister');
    const modifiers = band.modifiers.map((key) => (key === 'canister' && quick ? 'quickCanister' : key));
    const circumstances = more.filter((key) => bears(key, canister, unit));
    const odds = firesShell(unit, canister, circumstances) ? shellOdds : shotOdds;
    return [
      {
        band: band.band,
        cm,
        targets: TARGETS.map((target) => ({
          class: target,
          odds: odds(row, modifierOf([...ownModifiers(unit), ...modifiers, ...circumstances, target])),
        })),
      },
    ];
  });
};

/**
 * A unit firing at each class of target at each range, steady and in the open except for the circumstances `more`; null
 * if it never fires (p. 26-28, 35).
 */
export const fireOdds = (
  unit: Unit,
  file: ArmyFile<Army>,
  more: readonly FireModifier[] = [],
): readonly RangeOdds[] | null => {
  const { ranges, fireRow } = unitFacts(unit, file);
  return ranges === null || fireRow === null ? null : rangeOdds(unit, fireRow, ranges, more);
};

/** The same of light or medium cavalry that has dismounted, with carbines (p. 21, 27); null if it never does. */
export const dismountedOdds = (
  unit: Unit,
  file: ArmyFile<Army>,
  more: readonly FireModifier[] = [],
): readonly RangeOdds[] | null =>
  unitFacts(unit, file).dismounts
    ? rangeOdds(unit, dismountedRowOf(unit), cmOf('carbines', file.army.scale), more)
    : null;
