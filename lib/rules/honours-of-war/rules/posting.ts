import { moved, type Op } from '../../core/army/edit';
import type { Fix } from '../../core/check/finding';
import type { Unit } from '../schema';
import { type BrigadeFacts, combatUnits, type Facts, weightIn } from '../survey';
import { LIMITS, TYPES } from '../tables';
import { brigadeName, unitName } from '../tree';
import { keepsLimits } from './keeps-limits';

const { independents: independentLimit, brigadeUnits } = LIMITS;

/** A unit that keeps to brigades of its kind: a Cossack of a Russian army (p. 46). */
export const keepsApart = ({ type }: Unit, { army }: Facts): boolean =>
  army.nation === 'russia' && TYPES[type].ownBrigade === true;

/** How well a brigade takes a unit: 2 its own kind, 1 without a fault, 0 not (p. 11, 46). */
const fitness = (unit: Unit, brigade: BrigadeFacts, facts: Facts): number => {
  const { units, closeOrder, cavalry, apart } = brigade;
  const { arm, horse } = TYPES[unit.type];
  if (units >= brigadeUnits.max && weightIn(unit, facts.transportCounts) > 0) return 0;
  if (arm === 'transport') return cavalry > 0 ? 1 : 2;
  if (keepsApart(unit, facts)) return apart < combatUnits(brigade) ? 0 : apart > 0 ? 2 : 1;
  if (apart > 0) return 0;
  if (arm === 'cavalry')
    return closeOrder > 0 || (cavalry === 0 && combatUnits(brigade) > 0) ? 0 : cavalry > 0 ? 2 : 1;
  if (horse && cavalry > 0 && closeOrder === 0) return 2;
  if (cavalry > 0) return 0;
  return closeOrder > 0 ? 2 : 1;
};

/** The brigade that takes a unit best, the first of equals; -1 if none does. */
const bestFor = (unit: Unit, brigades: readonly BrigadeFacts[], facts: Facts): number => {
  let best = -1;
  let most = 0;
  brigades.forEach((brigade, index) => {
    const score = fitness(unit, brigade, facts);
    if (score > most) [best, most] = [index, score];
  });
  return best;
};

const joinedBy = (brigade: BrigadeFacts, unit: Unit, facts: Facts): BrigadeFacts => {
  const { arm } = TYPES[unit.type];
  const more = (is: boolean): number => (is ? 1 : 0);
  return {
    units: brigade.units + more(weightIn(unit, facts.transportCounts) > 0),
    closeOrder: brigade.closeOrder + more(arm === 'close-order'),
    lightInfantry: brigade.lightInfantry + more(arm === 'light-infantry'),
    cavalry: brigade.cavalry + more(arm === 'cavalry'),
    batteries: brigade.batteries + more(arm === 'artillery'),
    apart: brigade.apart + more(keepsApart(unit, facts)),
  };
};

/** True if a brigade takes all of the units and keeps the rules of brigades. */
export const takesAll = (units: readonly Unit[], brigade: BrigadeFacts, facts: Facts): boolean => {
  let joined = brigade;
  for (const unit of units) {
    if (fitness(unit, joined, facts) === 0) return false;
    joined = joinedBy(joined, unit, facts);
  }
  return true;
};

/** Moves an unassigned unit into the brigade that suits it, or leaves it independent where none does. */
export const postedFix = (facts: Facts, index: number): Fix | undefined => {
  const { file, army } = facts;
  const unit = army.unassigned[index];
  if (unit === undefined) return undefined;
  const at = bestFor(unit, facts.brigades, facts);
  const brigade = army.brigades[at];
  if (brigade !== undefined) {
    return {
      label: `Move ${unitName(unit)} to ${brigadeName(brigade, at)}`,
      ops: moved(
        file,
        ['army', 'unassigned', index],
        ['army', 'brigades', at, 'units'],
        brigade.units.length,
      ),
    };
  }
  if (army.independents.length >= independentLimit.max) return undefined;
  if (!keepsLimits(facts, { halves: -weightIn(unit, facts.transportCounts) })) return undefined;
  return {
    label: `Make ${unitName(unit)} independent`,
    ops: moved(file, ['army', 'unassigned', index], ['army', 'independents'], army.independents.length),
  };
};

/** Moves the independent units that are too many, the last ones, each into a brigade that suits it; all or none. */
export const reducedFix = (facts: Facts): Fix | undefined => {
  const { army } = facts;
  const surplus = army.independents.slice(independentLimit.max);
  const brigades = [...facts.brigades];
  const ends = army.brigades.map(({ units }) => units.length);
  const ops: Op[] = surplus.map((_, index) => ({
    op: 'remove',
    path: ['army', 'independents', army.independents.length - 1 - index],
  }));
  let halves = 0;
  for (const unit of surplus) {
    const at = bestFor(unit, brigades, facts);
    const [brigade, end] = [brigades[at], ends[at]];
    if (brigade === undefined || end === undefined) return undefined;
    ops.push({ op: 'insert', path: ['army', 'brigades', at, 'units', end], value: unit });
    brigades[at] = joinedBy(brigade, unit, facts);
    ends[at] = end + 1;
    halves += weightIn(unit, facts.transportCounts);
  }
  if (!keepsLimits(facts, { halves })) return undefined;
  const [only] = surplus;
  return {
    label:
      surplus.length === 1 && only !== undefined
        ? `Move ${unitName(only)} into a brigade`
        : `Move the last ${surplus.length} into brigades`,
    ops,
  };
};
