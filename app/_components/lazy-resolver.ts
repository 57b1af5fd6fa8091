import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import { NO_CONNECTION } from '@/lib/api/client';

/**
 * Resolvers that are fetched: zod is no part of the first load. `preload` fetches them early; a failure is reported
 * when they are needed, and without them nothing is sent.
 */
export const lazyResolvers = <R>(load: () => Promise<R>) => ({
  preload: (): void => void load().catch(() => undefined),
  later:
    <Typed extends FieldValues, Read>(
      pick: (resolvers: R) => Resolver<Typed, unknown, Read>,
    ): Resolver<Typed, unknown, Read> =>
    async (...args) => {
      const resolvers = await load().catch(() => null);
      if (resolvers !== null) return pick(resolvers)(...args);
      const errors = { root: { type: 'offline', message: NO_CONNECTION } };
      // every form has a root beside its fields, which the type of a form not yet known cannot say
      return { values: {}, errors } as ResolverError<Typed>;
    },
});
