import type { ArmyFile } from '../core/army/document';
import { type Path, pathKey } from '../core/army/path';
import { formationActions } from '../core/tree/formations';
import type { Addition } from '../core/tree/outline';
import { combinedStrength, combineFix, combines, keepsNotes } from './combine';
import { BRIGADES } from './formations';
import { unitName } from './names';
import type { Army } from './schema';
import { partsOf, splitUnit } from './split';
import { type Survey, survey } from './survey';
import { LIMITS } from './tables';
import type { UnitFacts } from './unit-facts';

const { max } = LIMITS.strength;

const brigadeActions = formationActions(BRIGADES);

const splitAction = (unit: UnitFacts, facts: Survey, newId: () => string): Addition[] => {
  if (unit.sp < 2) return [];
  const shares = partsOf(unit.sp, Math.max(2, Math.ceil(unit.sp / max)));
  const path = ['army', ...unit.at];
  return [
    {
      id: 'split',
      label:
        shares.length > 3 ? `Split into ${shares.length} units` : `Split into ${shares.join(' and ')} SP`,
      ops: splitUnit(unit, facts, newId, shares).map((part, index) =>
        index === 0
          ? { op: 'set' as const, path, value: part }
          : { op: 'insert' as const, path: ['army', ...unit.list, unit.index + index], value: part },
      ),
      select: unit.at,
    },
  ];
};

const combineActions = (unit: UnitFacts, facts: Survey): Addition[] =>
  unit.mates.flatMap((mate): Addition[] => {
    if (mate.index === unit.index || !combines(unit, mate) || !keepsNotes(unit, mate)) return [];
    const sp = combinedStrength(unit, mate, facts);
    return sp > max
      ? []
      : [
          {
            id: `combine-${mate.unit.id}`,
            label: `Combine with ${unitName(mate.unit)} (${sp} SP)`,
            ops: combineFix(unit, mate, facts).ops,
            select: [...unit.list, Math.min(unit.index, mate.index)],
          },
        ];
  });

/**
 * What can be done with a brigade or a unit as a whole: split it, merge it into another, combine it with one of its
 * class in the same brigade.
 */
export const actions = (file: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const facts = survey(file);
  const unit = facts.units.find((own) => pathKey(own.at) === pathKey(at));
  return unit === undefined
    ? brigadeActions(file, at, newId)
    : [...splitAction(unit, facts, newId), ...combineActions(unit, facts)];
};
