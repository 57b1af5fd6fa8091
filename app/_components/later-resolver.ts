import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import { NO_CONNECTION } from '@/lib/api/client';

/**
 * Resolvers that are fetched: zod is no part of what a page loads first. `preload` fetches them before they are needed, a
 * failure is told when they are; without them nothing is sent.
 */
export const laterResolvers = <R>(load: () => Promise<R>) => ({
  preload: (): void => void load().catch(() => undefined),
  later:
    <Typed extends FieldValues, Read>(
      pick: (resolvers: R) => Resolver<Typed, unknown, Read>,
    ): Resolver<Typed, unknown, Read> =>
    async (...asked) => {
      const resolvers = await load().catch(() => null);
      if (resolvers !== null) return pick(resolvers)(...asked);
      const errors = { root: { type: 'offline', message: NO_CONNECTION } };
      // every form has a root beside its fields, which the type of a form not yet known cannot say
      return { values: {}, errors } as ResolverError<Typed>;
    },
});
