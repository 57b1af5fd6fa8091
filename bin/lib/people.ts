import { db } from '../../lib/db';

export type Person = {
  readonly id: string;
  readonly armies: number;
  /** of the armies edited last */
  readonly names: readonly string[];
  readonly edited: Date;
};

/** Names of armies that are shown of one person. */
const NAMES = 3;

type Rows = readonly { readonly userId: string; readonly name: string; readonly editedAt: Date }[];

const byPerson = (rows: Rows): Person[] => {
  const people = new Map<string, { id: string; armies: number; names: string[]; edited: Date }>();
  for (const { userId, name, editedAt } of rows) {
    const person = people.get(userId) ?? { id: userId, armies: 0, names: [], edited: editedAt };
    person.armies++;
    if (person.names.length < NAMES) person.names.push(name);
    people.set(userId, person);
  }
  return [...people.values()];
};

const fits = (rows: Rows, words: readonly string[]) => {
  const texts = new Map<string, string>();
  for (const { userId, name } of rows) texts.set(userId, `${texts.get(userId) ?? userId} ${name}`);
  return ({ id }: Person) => {
    const text = texts.get(id)?.toLowerCase() ?? '';
    return words.every((word) => text.includes(word.toLowerCase()));
  };
};

/** Who has armies, those who edited last first; with `words`, whose armies' names and id hold them all. */
export const findPeople = async (
  words: readonly string[],
  most: number,
): Promise<{ readonly people: readonly Person[]; readonly more: boolean }> => {
  const rows = await db.army.findMany({
    where: { deletedAt: null },
    orderBy: [{ editedAt: 'desc' }, { id: 'asc' }],
    select: { userId: true, name: true, editedAt: true },
  });
  const found = byPerson(rows).filter(fits(rows, words));
  return { people: found.slice(0, most), more: found.length > most };
};

/** The whole id of the person that a short one means. */
export const findPerson = async (short: string): Promise<string | 'none' | 'several'> => {
  const [first, second] = await db.user.findMany({
    where: { id: { startsWith: short } },
    take: 2,
    select: { id: true },
  });
  if (first === undefined) return 'none';
  return second === undefined || first.id === short ? first.id : 'several';
};
