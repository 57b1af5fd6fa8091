type Row = Readonly<Record<string, unknown>>;

const same = (a: Row, b: Row): boolean =>
  Object.keys(b).every((column) => Object.is(a[column], b[column])) &&
  Object.keys(a).length === Object.keys(b).length;

/** What turns some rows into others: those that are new or other than before, and the keys of those that are gone. */
export const rowChanges = <R extends Row>(
  before: readonly R[],
  after: readonly R[],
  keyOf: (row: R) => string,
): { readonly put: R[]; readonly gone: string[] } => {
  const had = new Map(before.map((row) => [keyOf(row), row]));
  const put = after.filter((row) => {
    const old = had.get(keyOf(row));
    had.delete(keyOf(row));
    return old === undefined || !same(old, row);
  });
  return { put, gone: [...had.keys()] };
};
