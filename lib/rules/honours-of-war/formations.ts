import { partName } from '../core/army/name';
import { type Formations, formationActions, reallotted, SECOND } from '../core/tree/formations';
import { brigadeName } from './names';
import type { Army, Brigade, Commander } from './schema';
import { LIMITS } from './tables';

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

/** A commander rated as the last one before him. */
export const newCommander = (newId: () => string, { brigades }: Pick<Army, 'brigades'>): Commander => ({
  id: newId(),
  name: '',
  rating: brigades.findLast(({ commander }) => commander !== null)?.commander?.rating ?? 'variable',
});

export const BRIGADES: Formations<'brigades', Army, Brigade, Commander> = {
  key: 'brigades',
  nameOf: brigadeName,
  made: (newId, name, units, army, split) => ({
    id: newId(),
    name,
    commander: split?.commander === null ? null : newCommander(newId, split ? { brigades: [split] } : army),
    units,
  }),
  leader: { of: ({ commander }) => commander, put: (commander) => ({ commander }) },
  follow: ({ lieutenants }, from, into) => reallotted('lieutenants', lieutenants, from.id, into.id),
  secondName: secondPartName,
  hasRoom: (into, from) => into.units.length + from.units.length <= LIMITS.brigadeUnits.max,
};

/** What can be done with a brigade as a whole; only merges that the book has room for. */
export const actions = formationActions(BRIGADES);
