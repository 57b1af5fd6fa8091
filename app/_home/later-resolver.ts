import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import { NO_CONNECTION } from '@/lib/armies/request';

type Resolvers = typeof import('./army-resolvers');

const load = (): Promise<Resolvers> => import('./army-resolvers');

/** Fetches the parser before it is needed; a failure is told when it is. */
export const preloadResolvers = (): void => void load().catch(() => undefined);

/** A resolver that fetches its parser: zod is no part of what a page loads first. Without it nothing is sent. */
export const laterResolver =
  <Typed extends FieldValues, Read>(
    pick: (resolvers: Resolvers) => Resolver<Typed, unknown, Read>,
  ): Resolver<Typed, unknown, Read> =>
  async (...asked) => {
    const resolvers = await load().catch(() => null);
    if (resolvers !== null) return pick(resolvers)(...asked);
    const errors = { root: { type: 'offline', message: NO_CONNECTION } };
    // every form has a root beside its fields, which the type of a form not yet known cannot say
    return { values: {}, errors } as ResolverError<Typed>;
  };
