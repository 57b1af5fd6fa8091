import { type Formations, formationActions } from '../core/tree/formations';
import { brigadeName } from './names';
import type { Army, Brigade, Commander } from './schema';

/** A commander of either rank: his couriers are the usual ones, his die is not thrown. */
export const newCommander = (newId: () => string): Commander => ({ id: newId(), name: '', die: 'open' });

export const BRIGADES: Formations<'brigades', Army, Brigade, Commander> = {
  key: 'brigades',
  nameOf: brigadeName,
  made: (newId, name, units) => ({ id: newId(), name, commanders: [newCommander(newId)], units }),
  leader: {
    of: ({ commanders }) => commanders[0] ?? null,
    // further commanders are a draft, and stay one
    put: (leader, into, from) => {
      const others = [...into.commanders.slice(1), ...from.commanders.slice(1)];
      const all = leader === null ? others : [leader, ...others];
      const same = all.length === into.commanders.length && leader === (into.commanders[0] ?? null);
      return { commanders: same ? into.commanders : all };
    },
  },
};

/** What can be done with a brigade as a whole. */
export const actions = formationActions(BRIGADES);
