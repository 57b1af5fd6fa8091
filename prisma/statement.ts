/** What a statement may be given. */
export type Value = string | number | boolean | Date | null;

/** One SQL statement: its text in the parts between its values, so that each store can write its own placeholders. */
export type Statement = { readonly parts: readonly string[]; readonly values: readonly Value[] };

/** `sql\`UPDATE "Army" SET "revision" = ${next}\``: values never become text of the statement. */
export const sql = (parts: TemplateStringsArray, ...values: readonly Value[]): Statement => ({
  parts,
  values,
});

/** Values by the names of their columns; the names are ours, never a visitor's. */
export type Columns = Readonly<Record<string, Value>>;

/** Its own row. */
export const insertInto = (table: string, columns: Columns): Statement => {
  const names = Object.keys(columns);
  const head = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (`;
  return { parts: [head, ...names.slice(1).map(() => ', '), ')'], values: Object.values(columns) };
};

/** Values of one statement; a store may allow some 32,000. */
const MOST_VALUES = 10_000;

/** Rows of one statement: of few sizes, as a store understands each text once and keeps it. */
const SIZES = [4096, 1024, 256, 64, 16, 4, 1];

/** A list in parts of those sizes, each of at most `most`. */
const portions = <T>(list: readonly T[], most: number): T[][] => {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += parts.at(-1)?.length ?? 1) {
    const left = Math.min(most, list.length - from);
    parts.push(list.slice(from, from + (SIZES.find((size) => size <= left) ?? 1)));
  }
  return parts;
};

/** What becomes of a row whose key is there already. */
type Meeting = { readonly key: readonly string[]; readonly become: 'keep' | 'replace' };

const onMeeting = (names: readonly string[], meeting: Meeting | undefined): string => {
  if (meeting === undefined) return '';
  const others = names.filter((name) => !meeting.key.includes(name));
  const key = meeting.key.map((name) => `"${name}"`).join(', ');
  const end =
    meeting.become === 'keep' || others.length === 0
      ? 'NOTHING'
      : `UPDATE SET ${others.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`;
  return ` ON CONFLICT (${key}) DO ${end}`;
};

const namesIn = (rows: readonly Columns[]): string[] => {
  const names = new Set<string>();
  for (const row of rows) for (const name in row) names.add(name);
  return [...names];
};

/**
 * Rows of one table, in statements of as many as a store takes at once; what a row does not say is null. A row whose
 * key is there already fails, if `meeting` does not say otherwise.
 */
export const insertAll = (table: string, rows: readonly Columns[], meeting?: Meeting): Statement[] => {
  const names = namesIn(rows);
  const head = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES `;
  const rowParts = (before: string) => [`${before}(`, ...names.slice(1).map(() => ', ')];
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, names.length)));
  const texts = new Map<number, string[]>();
  return portions(rows, most).map((some) => {
    const parts = texts.get(some.length) ?? [
      ...some.flatMap((_, index) => rowParts(index === 0 ? head : '), ')),
      `)${onMeeting(names, meeting)}`,
    ];
    texts.set(some.length, parts);
    const values: Value[] = [];
    for (const row of some) for (const name of names) values.push(row[name] ?? null);
    return { parts, values };
  });
};

/** Takes rows out by the values of one column. */
export const deleteAll = (table: string, column: string, values: readonly string[]): Statement[] =>
  portions(values, MOST_VALUES).map((some) => ({
    parts: [`DELETE FROM "${table}" WHERE "${column}" IN (`, ...some.slice(1).map(() => ', '), ')'],
    values: some,
  }));

/** A condition between two texts of our own. */
export const around = (
  before: string,
  { parts: [first = '', ...rest], values }: Statement,
  after: string,
): Statement => {
  const parts = [`${before}${first}`, ...rest];
  return { parts: [...parts.slice(0, -1), `${parts.at(-1)}${after}`], values };
};

/** Fails the batch by the constraint `Assertion_holds` if a condition does not hold. The caller then reads again. */
export const failUnless = (condition: Statement): Statement =>
  around('INSERT INTO "Assertion" ("holds") SELECT FALSE WHERE NOT (', condition, ')');

/** New values where a condition holds: `sql\`"id" = ${id}\``. */
export const updateWhere = (table: string, columns: Columns, { parts, values }: Statement): Statement => {
  const [first = '', ...rest] = parts;
  const sets = Object.keys(columns).map((name, index) =>
    index === 0 ? `UPDATE "${table}" SET "${name}" = ` : `, "${name}" = `,
  );
  return { parts: [...sets, ` WHERE ${first}`, ...rest], values: [...Object.values(columns), ...values] };
};
