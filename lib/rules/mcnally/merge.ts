import type { Op } from '../core/edit';
import { joinedLeader } from '../core/joined-leader';
import { fitsNotes, joinedNotes } from '../core/joined-notes';
import type { Army } from './schema';

/** Senior generals lead the merged brigade in place of the one that is gone, each brigade under one of them. */
const reallotted = ({ generals }: Army, from: string, into: string): Op[] => {
  const led = generals.some(({ brigades }) => brigades.includes(into));
  return generals.flatMap(({ brigades }, index): Op[] =>
    brigades.includes(from)
      ? [
          {
            op: 'set',
            path: ['army', 'generals', index, 'brigades'],
            value: brigades.flatMap((id) => (id !== from ? [id] : led ? [] : [into])),
          },
        ]
      : [],
  );
};

/**
 * Merges the brigade at index `from` into the one at `into`: no unit, brigadier or note is lost. Undefined where the
 * notes of both are longer than a note may be.
 */
export const mergeOps = (army: Army, from: number, into: number): Op[] | undefined => {
  const [source, target] = [army.brigades[from], army.brigades[into]];
  if (source === undefined || target === undefined || from === into) return undefined;
  const brigadier = joinedLeader(target.brigadier, source.brigadier);
  const notes = joinedNotes(target.notes, source.notes);
  if (!fitsNotes(notes) || !fitsNotes(brigadier?.notes)) return undefined;
  const path = ['army', 'brigades', into];
  return [
    { op: 'set', path: [...path, 'units'], value: [...target.units, ...source.units] },
    ...(brigadier === target.brigadier
      ? []
      : [{ op: 'set', path: [...path, 'brigadier'], value: brigadier } as const]),
    ...(notes === target.notes ? [] : [{ op: 'set', path: [...path, 'notes'], value: notes } as const]),
    ...reallotted(army, source.id, target.id),
    { op: 'remove', path: ['army', 'brigades', from] },
  ];
};
