import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Path } from '../core/path';
import { formationName } from './names';
import type { Army } from './schema';

const SECOND = ', second part';
/** the length of a name that the army file allows */
const MAX_NAME = 120;

/** What can be done with a formation as a whole: split it in two, or merge it into another. No size is limited. */
export const actions = ({ army }: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const [list, index, ...below] = at;
  if (list !== 'formations' || typeof index !== 'number' || below.length > 0) return [];
  const formation = army.formations[index];
  if (formation === undefined) return [];
  const { id, units, name } = formation;
  const path = ['army', 'formations', index];
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
                path: ['army', 'formations', index + 1],
                value: {
                  id: newId(),
                  name: name === '' ? '' : `${name.slice(0, MAX_NAME - SECOND.length)}${SECOND}`,
                  units: units.slice(half),
                },
              },
            ],
            select: ['formations', index + 1],
          },
        ];
  const merges = army.formations.flatMap((into, place): Addition[] =>
    place === index
      ? []
      : [
          {
            id: `merge-${into.id}`,
            label: `Merge into ${formationName(into, place)}`,
            ops: [
              { op: 'set', path: ['army', 'formations', place, 'units'], value: [...into.units, ...units] },
              // leaders stay with the troops they led
              ...army.leaders.flatMap((leader, of) =>
                leader.formation === id
                  ? [{ op: 'set' as const, path: ['army', 'leaders', of, 'formation'], value: into.id }]
                  : [],
              ),
              { op: 'remove', path },
            ],
            select: ['formations', place > index ? place - 1 : place],
          },
        ],
  );
  return [...split, ...merges];
};
