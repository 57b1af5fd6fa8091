import { db } from '../../lib/db';
import { countInWords } from '../../prisma/contents.mjs';

/** What a person has, by its kind; kinds of which there are none are left out. */
const KINDS = {
  armies: ['army', 'armies'],
  packs: ['event pack', 'event packs'],
  events: ['event to run', 'events to run'],
  entries: ['list entered', 'lists entered'],
  games: ['game', 'games'],
} as const;
type Kind = keyof typeof KINDS;

export type Person = {
  readonly id: string;
  /** how many of each kind, and what those edited last are called */
  readonly has: Readonly<Record<Kind, { readonly count: number; readonly names: readonly string[] }>>;
  readonly edited: Date;
  /** of who has an account */
  readonly email: string | null;
};

/** Names that are shown of one person, of each kind. */
const NAMES = 3;

type Row = { readonly kind: Kind; readonly userId: string; readonly name: string; readonly editedAt: Date };
type Rows = readonly Row[];
/** Those of some people who have accounts, by id. */
type Emails = ReadonlyMap<string, string>;

const armies = async (): Promise<Rows> => {
  const rows = await db.army.findMany({
    where: { deletedAt: null },
    select: { userId: true, name: true, editedAt: true },
  });
  return rows.map((row) => ({ kind: 'armies', ...row }));
};

const packs = async (): Promise<Rows> => {
  const rows = await db.pack.findMany({
    where: { deletedAt: null },
    select: { ownerId: true, name: true, updatedAt: true },
  });
  return rows.map(({ ownerId: userId, name, updatedAt: editedAt }) => ({
    kind: 'packs',
    userId,
    name,
    editedAt,
  }));
};

/** "Autumn Manoeuvres (Rhys)": who is there with an id alone is known by the name given at the event. */
const nameAt = (event: string, name: string): string => (name === '' ? event : `${event} (${name})`);

const events = async (): Promise<Rows> => {
  const rows = await db.eventPerson.findMany({
    where: { event: { deletedAt: null } },
    select: { userId: true, name: true, event: { select: { name: true, updatedAt: true } } },
  });
  return rows.map(({ userId, name, event }) => ({
    kind: 'events',
    userId,
    name: nameAt(event.name, name),
    editedAt: event.updatedAt,
  }));
};

/**
 * Lists entered with a session, by the names of their events; those of events that were deleted have receipts still.
 */
const entries = async (): Promise<Rows> => {
  const rows = await db.entry.findMany({
    where: { userId: { not: null } },
    select: { userId: true, name: true, updatedAt: true, event: { select: { name: true } } },
  });
  return rows.flatMap(({ userId, name, updatedAt: editedAt, event }) =>
    userId === null ? [] : [{ kind: 'entries', userId, name: nameAt(event.name, name), editedAt }],
  );
};

/** Games by the names of their sides, for everybody who sits at one. */
const games = async (): Promise<Rows> => {
  const rows = await db.gameSeat.findMany({
    select: { userId: true, game: { select: { first: true, second: true, playedAt: true } } },
  });
  return rows.map(({ userId, game: { first, second, playedAt: editedAt } }) => ({
    kind: 'games',
    userId,
    name: `${first} against ${second}`,
    editedAt,
  }));
};

const NOTHING = { count: 0, names: [] };
const NONE: Person['has'] = {
  armies: NOTHING,
  packs: NOTHING,
  events: NOTHING,
  entries: NOTHING,
  games: NOTHING,
};

const byPerson = (rows: Rows, emails: Emails): Person[] => {
  const people = new Map<string, Person>();
  for (const { kind, userId, name, editedAt } of rows) {
    const email = emails.get(userId) ?? null;
    const { has, ...person } = people.get(userId) ?? { id: userId, has: NONE, edited: editedAt, email };
    const { count, names } = has[kind];
    const more = { count: count + 1, names: names.length < NAMES ? [...names, name] : names };
    people.set(userId, { ...person, has: { ...has, [kind]: more } });
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

/**
 * Who has armies, event packs, events to run, lists entered or games, those who edited last first; with `words`, whose
 * names of these, id and e-mail address hold them all.
 */
export const findPeople = async (
  words: readonly string[],
  most: number,
): Promise<{ readonly people: readonly Person[]; readonly more: boolean }> => {
  const parts = await Promise.all([armies(), packs(), events(), entries(), games()]);
  const rows = parts.flat().toSorted((a, b) => b.editedAt.getTime() - a.editedAt.getTime());
  const named = await db.user.findMany({
    where: { closedAt: null, accounts: { some: {} } },
    select: { id: true, email: true },
  });
  const emails = new Map(named.map(({ id, email }) => [id, email]));
  const matches = byPerson(rows, emails).filter(fits(rows, emails, words));
  return { people: matches.slice(0, most), more: matches.length > most };
};

/** "2 armies: Kolin, Leuthen; 1 event to run: Autumn Manoeuvres" */
export const havings = ({ has }: Person): string =>
  Object.entries(KINDS)
    .flatMap(([kind, words]) => {
      const { count, names } = has[kind as Kind];
      return count === 0 ? [] : [`${countInWords(count, words)}: ${names.join(', ')}`];
    })
    .join('; ');

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
