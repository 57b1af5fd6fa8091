import 'server-only';
import { headers } from 'next/headers';
import { auth } from './auth';

/** Whose armies these are. Everyone who has made something has one, with or without an account. */
export type Viewer = { readonly userId: string };

/** The viewer of this request, or null for a browser that has made nothing yet. Only reads: for pages. */
export const getViewer = async (): Promise<Viewer | null> => {
  const session = await auth().api.getSession({
    headers: await headers(),
    query: { disableRefresh: true },
  });
  return session === null ? null : { userId: session.user.id };
};

/** The same where cookies can be set (route handlers, actions): once a day the session starts its 400 days anew. */
export const rollViewer = async (): Promise<Viewer | null> => {
  const session = await auth().api.getSession({ headers: await headers() });
  return session === null ? null : { userId: session.user.id };
};

/**
 * The viewer, made now if there is none. Only where cookies can be set, before the first write.
 * `known`: who was found for this request already.
 */
export const requireViewer = async (known: Viewer | null = null): Promise<Viewer> => {
  const viewer = known ?? (await rollViewer());
  if (viewer !== null) return viewer;
  const { user } = await auth().api.signInAnonymous({ headers: await headers() });
  return { userId: user.id };
};
