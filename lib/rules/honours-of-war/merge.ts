import type { Op } from '../core/edit';
import { joinedLeader } from '../core/joined-leader';
import { fitsNotes, joinedNotes } from '../core/joined-notes';
import { partName } from '../core/part-name';
import { brigadeName } from './names';
import type { Army, Brigade } from './schema';

const SECOND = ', second part';

/** What the second half of a brigade is called; so a split can be told from two brigades. */
export const secondPartName = (brigade: Pick<Brigade, 'name'>, index: number): string =>
  partName(brigadeName(brigade, index), SECOND);

/** The index of the first half of a brigade that was split, and of its second; undefined if it was not. */
export const halvesOf = ({ brigades }: Army, index: number): readonly [number, number] | undefined => {
  const isPair = (first: number): boolean => {
    const [one, two] = [brigades[first], brigades[first + 1]];
    return one !== undefined && two !== undefined && two.name === secondPartName(one, first);
  };
  if (isPair(index)) return [index, index + 1];
  return index > 0 && isPair(index - 1) ? [index - 1, index] : undefined;
};

/** Lieutenant generals lead the merged brigade in place of the one that is gone, each brigade under one of them. */
const reallotted = ({ lieutenants }: Army, from: string, into: string): Op[] => {
  const led = lieutenants.some(({ brigades }) => brigades.includes(into));
  return lieutenants.flatMap(({ brigades }, index): Op[] =>
    brigades.includes(from)
      ? [
          {
            op: 'set',
            path: ['army', 'lieutenants', index, 'brigades'],
            value: brigades.flatMap((id) => (id !== from ? [id] : led ? [] : [into])),
          },
        ]
      : [],
  );
};

/**
 * Merges the brigade at index `from` into the one at `into`: no unit, commander or note is lost. Undefined where the
 * notes of both are longer than a note may be.
 */
export const mergeOps = (army: Army, from: number, into: number): Op[] | undefined => {
  const [source, target] = [army.brigades[from], army.brigades[into]];
  if (source === undefined || target === undefined || from === into) return undefined;
  const commander = joinedLeader(target.commander, source.commander);
  const notes = joinedNotes(target.notes, source.notes);
  if (!fitsNotes(notes) || !fitsNotes(commander?.notes)) return undefined;
  const path = ['army', 'brigades', into];
  return [
    { op: 'set', path: [...path, 'units'], value: [...target.units, ...source.units] },
    ...(commander === target.commander
      ? []
      : [{ op: 'set', path: [...path, 'commander'], value: commander } as const]),
    ...(notes === target.notes ? [] : [{ op: 'set', path: [...path, 'notes'], value: notes } as const]),
    ...reallotted(army, source.id, target.id),
    { op: 'remove', path: ['army', 'brigades', from] },
  ];
};
