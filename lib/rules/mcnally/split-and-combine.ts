import { freshIds } from '../core/army/fresh-ids';
import { fitsNotes, joinedNotes, partName } from '../core/army/name';
import type { Path } from '../core/army/path';
import type { Fix } from '../core/check/finding';
import type { Unit } from './schema';
import type { Survey } from './survey';
import { LIMITS, TYPES } from './tables';
import { modifierOf } from './tariff';
import { unitName } from './tree';
import { countOf, standardOf, strengthOf, type UnitFacts } from './unit-facts';

const { max, weak } = LIMITS.strength;

/** Strength points in `count` parts that differ by one at most, the larger first: 9 in two is 5 and 4. */
export const partsOf = (sp: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(sp / count) + (index < sp % count ? 1 : 0));

/** Strength points in as few equal parts as are within the limit: 9 is 5 and 4, 12 is 6 and 6 (M01, s. 7). */
export const equalParts = (sp: number): number[] => partsOf(sp, Math.max(1, Math.ceil(sp / max)));

/** Men or guns dealt out in proportion to strength points, none lost. */
const dealt = (count: number, parts: readonly number[]): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  let given = 0;
  return parts.map((part) => {
    before += part;
    const upTo = Math.floor((count * before) / whole);
    const own = upTo - given;
    given = upTo;
    return own;
  });
};

/**
 * A unit in parts that are within the limit. Strength points are divided and not recomputed, so nothing is gained by
 * rounding; they are noted only where the men of the part would give others. A train stays with the first part.
 */
export const splitUnit = (
  { unit, sp }: Pick<UnitFacts, 'unit' | 'sp'>,
  { method, army }: Pick<Survey, 'method' | 'army'>,
  newId: () => string,
  parts: readonly number[] = equalParts(sp),
): Unit[] => {
  const count = countOf(unit);
  const counts = count === undefined ? undefined : dealt(count, parts);
  const standard = standardOf(unit);
  const { men: _men, guns: _guns, sp: _sp, explosives, tools, pontoons, ...rest } = unit;
  return parts.map((part, index) => {
    const own = counts?.[index];
    const given =
      own === undefined || standard === null ? undefined : strengthOf(own, standard, method, army.factor);
    return {
      ...rest,
      id: index === 0 ? unit.id : newId(),
      name: unit.name === '' ? '' : partName(unit.name, ` (${index + 1} of ${parts.length})`),
      ...(own !== undefined && (TYPES[unit.type].arm === 'artillery' ? { guns: own } : { men: own })),
      ...(given !== part && { sp: part }),
      ...(index === 0 && explosives !== undefined && { explosives }),
      ...(index === 0 && tools !== undefined && { tools }),
      ...(index === 0 && pontoons !== undefined && { pontoons }),
    };
  });
};

/** More parts than these are no fix: the number is a slip of the keyboard. */
const MAX_PARTS = 20;

/** Splits a unit in its place; undefined where that makes too many. */
export const splitFix = (node: UnitFacts, facts: Survey): Fix | undefined => {
  if (node.sp > MAX_PARTS * max) return undefined;
  const path = ['army', ...node.at];
  const parts = splitUnit(node, facts, freshIds(facts.army, node.unit.id));
  const sizes = parts.length > 4 ? `${parts.length} units` : equalParts(node.sp).join(' and ');
  return {
    label: `Split ${unitName(node.unit)} into ${sizes}`,
    ops: parts.map((part, index) =>
      index === 0
        ? { op: 'set', path, value: part }
        : { op: 'insert', path: ['army', ...node.list, node.index + index], value: part },
    ),
  };
};

/** What the strength of units together depends on. */
export type StrengthSurvey = Pick<Survey, 'method' | 'army' | 'tariff'>;

/** Only units of the same arm and class combine (R11): foot by order, horse by weight, guns by calibre. */
export const combines = (a: UnitFacts, b: UnitFacts): boolean =>
  a.arm === b.arm && TYPES[a.unit.type].gunClass === TYPES[b.unit.type].gunClass;

/** True if what is noted of both units can be noted of one. */
export const keepsNotes = (a: UnitFacts, b: UnitFacts): boolean =>
  fitsNotes(joinedNotes(a.unit.notes, b.unit.notes));

/** Strength points of two units together: from their men or guns where both are known, else the sum (M02). */
export const combinedStrength = (a: UnitFacts, b: UnitFacts, { method, army }: StrengthSurvey): number => {
  const [first, second] = [countOf(a.unit), countOf(b.unit)];
  const standard = standardOf(a.unit);
  return first === undefined || second === undefined || standard === null
    ? a.sp + b.sp
    : strengthOf(first + second, standard, method, army.factor);
};

/** The unit of its command that a weak one should combine with: the smallest that fits; undefined if none does. */
export const partnerOf = (
  unit: UnitFacts,
  mates: readonly UnitFacts[],
  facts: StrengthSurvey,
): UnitFacts | undefined => {
  if (unit.sp >= weak || unit.sp < 1) return undefined;
  let best: UnitFacts | undefined;
  for (const mate of mates) {
    if (mate.index === unit.index || mate.sp < 1 || !combines(unit, mate) || !keepsNotes(unit, mate))
      continue;
    if (combinedStrength(unit, mate, facts) > max) continue;
    if (best === undefined || mate.sp < best.sp) best = mate;
  }
  return best;
};

const sumOf = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b;

/** Two units as one: men added, the lower modifier (R11), bonuses that both have, one train. */
export const combined = (first: UnitFacts, second: UnitFacts, facts: StrengthSurvey): Unit => {
  const lower = second.modifier < first.modifier ? second : first;
  const other = lower === first ? second : first;
  const { id, notes, regiment } = first.unit;
  const { type, nation, modifier } = lower.unit;
  const names = [first.unit.name, second.unit.name].filter((name) => name !== '');
  const men = sumOf(first.unit.men, second.unit.men);
  const guns = sumOf(first.unit.guns, second.unit.guns);
  const strength = first.arm === 'artillery' ? guns : men;
  const remarks = joinedNotes(notes, second.unit.notes);
  const explosives = Math.max(first.unit.explosives ?? -1, second.unit.explosives ?? -1);
  return {
    id,
    type,
    name: partName(names.join(' and '), ''),
    ...(strength === undefined
      ? { sp: combinedStrength(first, second, facts) }
      : first.arm === 'artillery'
        ? { guns: strength }
        : { men: strength }),
    ...((modifier !== undefined || modifierOf({ type }, facts.tariff) !== lower.modifier) && {
      modifier: lower.modifier,
    }),
    ...(nation !== undefined && { nation }),
    ...(regiment !== undefined && regiment === second.unit.regiment && { regiment }),
    ...(lower.regimentalGuns && other.regimentalGuns && { regimentalGuns: true }),
    ...(lower.fireBonus && !other.fireBonus && { fireBonus: false }),
    ...(lower.unit.fireBonus !== undefined &&
      lower.fireBonus === other.fireBonus && {
        fireBonus: lower.unit.fireBonus,
      }),
    ...(explosives >= 0 && { explosives }),
    ...((first.unit.tools || second.unit.tools) && { tools: true }),
    ...((first.unit.pontoons || second.unit.pontoons) && { pontoons: true }),
    ...(remarks !== undefined && { notes: remarks }),
  };
};

/** Combines a weak unit with its partner, in the place of the first of them. */
export const combineFix = (unit: UnitFacts, partner: UnitFacts, facts: StrengthSurvey): Fix => {
  const [first, second] = unit.index < partner.index ? [unit, partner] : [partner, unit];
  const list: Path = ['army', ...first.list];
  return {
    label: `Combine ${unitName(unit.unit)} with ${unitName(partner.unit)}`,
    ops: [
      { op: 'set', path: [...list, first.index], value: combined(first, second, facts) },
      { op: 'remove', path: [...list, second.index] },
    ],
  };
};
