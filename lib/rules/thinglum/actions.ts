import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Path } from '../core/path';
import { brigadeName } from './names';
import { newCommander } from './new-army';
import type { Army } from './schema';

const SECOND = ', second part';
/** the length of a name that the army file allows */
const MAX_NAME = 120;

/** What can be done with a brigade as a whole: split it in two, or merge it into another, whose commander leads it. */
export const actions = ({ army }: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const [list, index, ...below] = at;
  if (list !== 'brigades' || typeof index !== 'number' || below.length > 0) return [];
  const brigade = army.brigades[index];
  if (brigade === undefined) return [];
  const { units, name, commanders } = brigade;
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
                  name: name === '' ? '' : `${name.slice(0, MAX_NAME - SECOND.length)}${SECOND}`,
                  commanders: [newCommander(newId)],
                  units: units.slice(half),
                },
              },
            ],
            select: ['brigades', index + 1],
          },
        ];
  const merges = army.brigades.flatMap((into, place): Addition[] =>
    place === index
      ? []
      : [
          {
            id: `merge-${into.id}`,
            label: `Merge into ${brigadeName(into, place)}`,
            ops: [
              { op: 'set', path: ['army', 'brigades', place, 'units'], value: [...into.units, ...units] },
              // a brigade without a commander takes his; a second one would be one too many
              ...(into.commanders.length === 0 && commanders.length > 0
                ? [
                    {
                      op: 'set' as const,
                      path: ['army', 'brigades', place, 'commanders'],
                      value: commanders.slice(0, 1),
                    },
                  ]
                : []),
              { op: 'remove', path },
            ],
            select: ['brigades', place > index ? place - 1 : place],
          },
        ],
  );
  return [...split, ...merges];
};
