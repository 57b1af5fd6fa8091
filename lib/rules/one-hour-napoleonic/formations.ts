import { type Formations, formationActions } from '../core/tree/formations';
import { formationName } from './names';
import type { Army, Formation } from './schema';

export const FORMATIONS: Formations<'formations', Army, Formation, never> = {
  key: 'formations',
  nameOf: formationName,
  made: (newId, name, units) => ({ id: newId(), name, units }),
  // leaders stay with the troops they led
  follow: ({ leaders }, from, into) =>
    leaders.flatMap(({ formation }, index) =>
      formation === from.id
        ? [{ op: 'set', path: ['army', 'leaders', index, 'formation'], value: into.id }]
        : [],
    ),
};

/** What can be done with a formation as a whole. */
export const actions = formationActions(FORMATIONS);
