import type { FieldValues, Resolver } from 'react-hook-form';
import { resolverWhenAsked } from '../_editor/resolver-when-asked';

type Resolvers = typeof import('./army-resolvers');

const load = (): Promise<Resolvers> => import('./army-resolvers');

/** Fetches the parser before it is needed; a failure is told when it is. */
export const preloadResolvers = (): void => void load().catch(() => undefined);

/** A resolver of the forms of armies, picked once they are fetched. */
export const laterResolver = <Typed extends FieldValues, Read>(
  pick: (resolvers: Resolvers) => Resolver<Typed, unknown, Read>,
): Resolver<Typed, unknown, Read> => resolverWhenAsked(() => load().then(pick));
