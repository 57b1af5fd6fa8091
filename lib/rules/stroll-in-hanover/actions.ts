import type { ArmyFile } from '../core/document';
import type { Addition } from '../core/outline';
import type { Path } from '../core/path';
import { divisionName } from './names';
import type { Army } from './schema';

const SECOND = ', second part';
/** the length of a name that the army file allows */
const MAX_NAME = 120;

/** What can be done with a division as a whole: split it in two, or merge it into another, whose general leads it. */
export const actions = ({ army }: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const [list, index, ...below] = at;
  if (list !== 'divisions' || typeof index !== 'number' || below.length > 0) return [];
  const division = army.divisions[index];
  if (division === undefined) return [];
  const { units, name, commander, entry } = division;
  const path = ['army', 'divisions', index];
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
                path: ['army', 'divisions', index + 1],
                value: {
                  id: newId(),
                  name: name === '' ? '' : `${name.slice(0, MAX_NAME - SECOND.length)}${SECOND}`,
                  commander: { id: newId(), name: '', rating: '0' },
                  units: units.slice(half),
                  ...(entry && { entry }),
                },
              },
            ],
            select: ['divisions', index + 1],
          },
        ];
  const merges = army.divisions.flatMap((into, place): Addition[] =>
    place === index
      ? []
      : [
          {
            id: `merge-${into.id}`,
            label: `Merge into ${divisionName(into, place)}`,
            ops: [
              { op: 'set', path: ['army', 'divisions', place, 'units'], value: [...into.units, ...units] },
              // a division without a lieutenant general takes his; a second one would be one too many
              ...(into.commander === null && commander !== null
                ? [{ op: 'set' as const, path: ['army', 'divisions', place, 'commander'], value: commander }]
                : []),
              { op: 'remove', path },
            ],
            select: ['divisions', place > index ? place - 1 : place],
          },
        ],
  );
  return [...split, ...merges];
};
