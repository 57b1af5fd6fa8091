import { db } from '../../lib/db';

export type Person = {
  readonly id: string;
  readonly armies: number;
  /** of the armies edited last */
  readonly names: readonly string[];
  readonly edited: Date;
  /** of who has an account */
  readonly email: string | null;
};

/** Names of armies that are shown of one person. */
const NAMES = 3;

type Row = { readonly userId: string; readonly name: string; readonly editedAt: Date };
type Rows = readonly Row[];
/** Those of some people who have accounts, by id. */
type Emails = ReadonlyMap<string, string>;

const byPerson = (rows: Rows, emails: Emails): Person[] => {
  const people = new Map<string, Person & { armies: number; names: string[] }>();
  for (const { userId, name, editedAt } of rows) {
    const email = emails.get(userId) ?? null;
    const person = people.get(userId) ?? { id: userId, armies: 0, names: [], edited: editedAt, email };
    person.armies++;
    if (person.names.length < NAMES) person.names.push(name);
    people.set(userId, person);
  }
  return [...people.values()];
};

const fits = (rows: Rows, emails: Emails, words: readonly string[]) => {
  const texts = new Map<string, string>([...emails].map(([id, email]) => [id, `${id} ${email}`]));
  for (const { userId, name } of rows) texts.set(userId, `${texts.get(userId) ?? userId} ${name}`);
  return ({ id }: Person) => {
    const text = texts.get(id)?.toLowerCase() ?? '';
    return words.every((word) => text.includes(word.toLowerCase()));
  };
};

/** Who has armies, those who edited last first; with `words`, whose armies' names, id and e-mail address hold them all. */
export const findPeople = async (
  words: readonly string[],
  most: number,
): Promise<{ readonly people: readonly Person[]; readonly more: boolean }> => {
  const rows = await db.army.findMany({
    where: { deletedAt: null },
    orderBy: [{ editedAt: 'desc' }, { id: 'asc' }],
    select: { userId: true, name: true, editedAt: true },
  });
  const named = await db.user.findMany({
    where: { closedAt: null, accounts: { some: {} } },
    select: { id: true, email: true },
  });
  const emails = new Map(named.map(({ id, email }) => [id, email]));
  const found = byPerson(rows, emails).filter(fits(rows, emails, words));
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
