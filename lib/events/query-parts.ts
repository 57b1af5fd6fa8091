import type { MutationFunctionContext } from '@tanstack/react-query';

export const MINE = ['my-events'] as const;
export const eventKey = (id: string) => ['event', id] as const;

export const EVENT = {
  gone: 'This event is not here any more.',
  otherwise: 'The server does not take this event.',
};

type Settled = [unknown, unknown, unknown, unknown, MutationFunctionContext];

/** Whatever was changed is asked for again. */
export const refreshing = (...keys: readonly (readonly unknown[])[]) => ({
  onSettled: (...[, , , , { client }]: Settled) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
});
