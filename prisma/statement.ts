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

/** A row of its own. */
export const insertInto = (table: string, columns: Columns): Statement => {
  const names = Object.keys(columns);
  const head = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (`;
  return { parts: [head, ...names.slice(1).map(() => ', '), ')'], values: Object.values(columns) };
};

/** Values of one statement; a store may allow some 32,000. */
const MOST_VALUES = 10_000;

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

/**
 * Rows of one table, in statements of as many as a store takes at once; what a row does not say is null. A row whose key
 * is there already fails, if `meeting` does not say otherwise.
 */
export const insertAll = (table: string, rows: readonly Columns[], meeting?: Meeting): Statement[] => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES `;
  const rowParts = (before: string) => [`${before}(`, ...names.slice(1).map(() => ', ')];
  const most = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, names.length)));
  const statements: Statement[] = [];
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    statements.push({
      parts: [
        ...some.flatMap((_, index) => rowParts(index === 0 ? head : '), ')),
        `)${onMeeting(names, meeting)}`,
      ],
      values: some.flatMap((row) => names.map((name) => row[name] ?? null)),
    });
  }
  return statements;
};

/** New values where a condition holds: `sql\`"id" = ${id}\``. */
export const updateWhere = (table: string, columns: Columns, { parts, values }: Statement): Statement => {
  const [first = '', ...rest] = parts;
  const sets = Object.keys(columns).map((name, index) =>
    index === 0 ? `UPDATE "${table}" SET "${name}" = ` : `, "${name}" = `,
  );
  return { parts: [...sets, ` WHERE ${first}`, ...rest], values: [...Object.values(columns), ...values] };
};
