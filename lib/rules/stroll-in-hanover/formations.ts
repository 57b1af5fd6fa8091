import { type Formations, formationActions } from '../core/tree/formations';
import { divisionName } from './names';
import type { Army, Division, Lieutenant } from './schema';

export const newLieutenant = (newId: () => string): Lieutenant => ({ id: newId(), name: '', rating: '0' });

export const DIVISIONS: Formations<'divisions', Army, Division, Lieutenant> = {
  key: 'divisions',
  nameOf: divisionName,
  made: (newId, name, units, _, split) => ({
    id: newId(),
    name,
    commander: newLieutenant(newId),
    units,
    ...(split?.entry && { entry: split.entry }),
  }),
  leader: {
    of: ({ commander }) => commander,
    put: (commander, into, { others = [] }) => ({
      commander,
      ...(others.length > 0 && { others: [...(into.others ?? []), ...others] }),
    }),
  },
};

/** What can be done with a division as a whole. */
export const actions = formationActions(DIVISIONS);
