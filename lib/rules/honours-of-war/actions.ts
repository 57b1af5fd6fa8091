import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Path } from '../core/path';
import { mergeOps, secondPartName } from './merge';
import { brigadeName } from './names';
import type { Army } from './schema';
import { LIMITS } from './tables';

/** What can be done with a brigade as a whole: split it in two, or merge it into another with room for it. */
export const actions = ({ army }: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const [list, index, ...below] = at;
  if (list !== 'brigades' || typeof index !== 'number' || below.length > 0) return [];
  const brigade = army.brigades[index];
  if (brigade === undefined) return [];
  const { units, commander } = brigade;
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
                  name: secondPartName(brigade, index),
                  commander: commander && { id: newId(), name: '', rating: commander.rating },
                  units: units.slice(half),
                },
              },
            ],
            select: ['brigades', index + 1],
          },
        ];
  const merges = army.brigades.flatMap((into, place): Addition[] => {
    if (place === index || into.units.length + units.length > LIMITS.brigadeUnits.max) return [];
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
