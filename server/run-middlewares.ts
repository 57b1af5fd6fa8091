import type { Context } from './request-context';

/** Answers a request, or passes it on by `next`, which resolves when all that comes after is done. */
export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

/** Runs middlewares in the order of their array. */
export const runMiddlewares = (middlewares: readonly Middleware[], context: Context): Promise<void> => {
  const runFrom = (index: number): Promise<void> =>
    middlewares[index]?.(context, () => runFrom(index + 1)) ?? Promise.resolve();
  return runFrom(0);
};
