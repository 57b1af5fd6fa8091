import type { FieldValues, Resolver, ResolverError } from 'react-hook-form';
import { NO_CONNECTION } from '@/lib/armies/request';

/** A resolver that is fetched with its parser once a form is read: zod is no part of what a page loads first. Without it nothing is sent. */
export const resolverWhenAsked =
  <Typed extends FieldValues, Read>(
    load: () => Promise<Resolver<Typed, unknown, Read>>,
  ): Resolver<Typed, unknown, Read> =>
  async (...asked) => {
    const resolver = await load().catch(() => null);
    if (resolver !== null) return resolver(...asked);
    const errors = { root: { type: 'offline', message: NO_CONNECTION } };
    // every form has a root beside its fields, which the type of a form not yet known cannot say
    return { values: {}, errors } as ResolverError<Typed>;
  };
