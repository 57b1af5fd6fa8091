import type { MutationFunctionContext } from '@tanstack/react-query';

type Settled = [unknown, unknown, unknown, unknown, MutationFunctionContext];

/** Whatever was changed is asked for again. */
export const refreshing = (...keys: readonly (readonly unknown[])[]) => ({
  onSettled: (...[, , , , { client }]: Settled) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
});
