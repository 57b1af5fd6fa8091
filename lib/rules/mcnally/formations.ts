import { type Formations, reallotted } from '../core/tree/formations';
import { brigadeName } from './names';
import type { Army, Brigade, Brigadier } from './schema';

export const BRIGADES: Formations<'brigades', Army, Brigade, Brigadier> = {
  key: 'brigades',
  nameOf: brigadeName,
  made: (newId, name, units, _, split) => ({
    id: newId(),
    name,
    brigadier: split?.brigadier === null ? null : { id: newId(), name: '' },
    units,
  }),
  leader: { of: ({ brigadier }) => brigadier, put: (brigadier) => ({ brigadier }) },
  follow: ({ generals }, from, into) => reallotted('generals', generals, from.id, into.id),
};
