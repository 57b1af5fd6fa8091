import { ask, type RequestOptions } from './client';

let isSomeone = false;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Sends the first write alone: it creates the anonymous user, and parallel writes would create several. The others
 * wait for it.
 */
export const serializeFirstWrite = async <T>(path: string, sending: RequestOptions = {}): Promise<T> => {
  if (isSomeone) return ask<T>(path, sending);
  const answer = turn.then(() => ask<T>(path, sending));
  turn = answer.catch(() => undefined);
  const value = await answer;
  // a refusal may have come before anyone was signed in
  isSomeone = !(value !== null && typeof value === 'object' && 'ok' in value && value.ok === false);
  return value;
};

/** What the library of queries hands on when an answer has come. */
type SettledArguments = [
  data: unknown,
  error: unknown,
  sent: unknown,
  before: unknown,
  context: { client: { invalidateQueries: (of: { queryKey: readonly unknown[] }) => Promise<void> } },
];

/** Options of a mutation after which the queries under these keys are fetched again. */
export const invalidating = (...keys: readonly (readonly unknown[])[]) => ({
  onSettled: (...[, , , , { client }]: SettledArguments) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
});
