import { freshIds } from '../core/army/fresh-ids';
import { partName } from '../core/army/name';
import type { Fix } from '../core/check/finding';
import { unitName } from './names';
import type { Unit } from './schema';
import { countOf, standardOf, strengthOf } from './strength';
import type { Survey } from './survey';
import { LIMITS, TYPES } from './tables';
import type { UnitFacts } from './unit-facts';

const { max } = LIMITS.strength;

/** Strength points in `count` parts that differ by one at most, the larger first: 9 in two is 5 and 4. */
export const partsOf = (sp: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(sp / count) + (index < sp % count ? 1 : 0));

/** Strength points in as few equal parts as are within the limit: 9 is 5 and 4, 12 is 6 and 6 (M01, s. 7). */
export const equalParts = (sp: number): number[] => partsOf(sp, Math.max(1, Math.ceil(sp / max)));

/** Men or guns dealt out in proportion to strength points, none lost. */
export const dealt = (count: number, parts: readonly number[]): number[] => {
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
