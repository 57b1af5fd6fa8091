/** What the library of queries hands on when an answer has come. */
type Settled = [
  data: unknown,
  error: unknown,
  sent: unknown,
  before: unknown,
  context: { client: { invalidateQueries: (of: { queryKey: readonly unknown[] }) => Promise<void> } },
];

/** A change after which all that stands under these keys is asked for again. */
export const refreshing = (...keys: readonly (readonly unknown[])[]) => ({
  onSettled: (...[, , , , { client }]: Settled) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
});
