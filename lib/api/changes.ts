import { ask, type Sending } from './client';

let isSomeone = false;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Asks the server for what makes a browser someone. Until the first of these is answered a browser is nobody, and each
 * would make it someone else: so the first goes alone, and the others wait for it.
 */
export const asSomeone = async <T>(path: string, sending: Sending = {}): Promise<T> => {
  if (isSomeone) return ask<T>(path, sending);
  const answer = turn.then(() => ask<T>(path, sending));
  turn = answer.catch(() => undefined);
  const value = await answer;
  // a refusal may have come before anyone was signed in
  isSomeone = !(value !== null && typeof value === 'object' && 'ok' in value && value.ok === false);
  return value;
};

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
