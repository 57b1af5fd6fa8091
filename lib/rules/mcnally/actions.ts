import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import { partName } from '../core/part-name';
import type { Path } from '../core/path';
import { combinedStrength, combineFix, combines, keepsNotes } from './combine';
import { mergeOps } from './merge';
import { brigadeName, unitName } from './names';
import type { Army } from './schema';
import { partsOf, splitUnit } from './split';
import { type Facts, survey } from './survey';
import { LIMITS } from './tables';
import type { UnitFacts } from './unit-facts';

const { max } = LIMITS.strength;

const brigadeActions = (army: Army, index: number, newId: () => string): Addition[] => {
  const brigade = army.brigades[index];
  if (brigade === undefined) return [];
  const { units, name, brigadier } = brigade;
  const path = ['army', 'brigades', index];
  const half = Math.ceil(units.length / 2);
  const split: Addition[] =
    units.length < 2
      ? []
      : [
          {
            id: 'split',
            label: 'Split in two',
            ops: [
              { op: 'set', path: [...path, 'units'], value: units.slice(0, half) },
              {
                op: 'insert',
                path: ['army', 'brigades', index + 1],
                value: {
                  id: newId(),
                  name: name === '' ? '' : partName(name, ', second part'),
                  brigadier: brigadier && { id: newId(), name: '' },
                  units: units.slice(half),
                },
              },
            ],
            select: ['brigades', index + 1],
          },
        ];
  const merges = army.brigades.flatMap((into, place): Addition[] => {
    const ops = mergeOps(army, index, place);
    return ops === undefined
      ? []
      : [
          {
            id: `merge-${into.id}`,
            label: `Merge into ${brigadeName(into, place)}`,
            ops,
            select: ['brigades', place > index ? place - 1 : place],
          },
        ];
  });
  return [...split, ...merges];
};

const splitAction = (unit: UnitFacts, facts: Facts, newId: () => string): Addition[] => {
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

const combineActions = (unit: UnitFacts, facts: Facts): Addition[] =>
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
  const [list, index, ...below] = at;
  if (list === 'brigades' && typeof index === 'number' && below.length === 0) {
    return brigadeActions(file.army, index, newId);
  }
  const facts = survey(file);
  const unit = facts.units.find(
    (own) => own.at.length === at.length && own.at.every((key, depth) => key === at[depth]),
  );
  return unit === undefined ? [] : [...splitAction(unit, facts, newId), ...combineActions(unit, facts)];
};
