import 'server-only';
import { cookies, headers } from 'next/headers';
import { storageError } from '../platform/storage-error';
import { steadyNow } from '../steady-clock';
import { authFor, derivedToken, secret } from './auth';
import { cookieFor } from './browser-cookies';
import {
  EARLIER_COOKIE,
  findSession,
  namedPerson,
  readSigned,
  renewSession,
  SESSION_COOKIE,
  type Session,
  shownCookies,
  withEarlier,
} from './sessions';
import { addressOf } from './visitor';

/** Whose armies these are. Everyone who has made something has one, with or without an account. */
export type Viewer = {
  readonly userId: string;
  /** where the request came from; only to count by */
  readonly address?: string | null;
};

/** Tokens that this Muster has signed, as the browser shows them: today's first. */
const signedTokens = async (): Promise<readonly string[]> => {
  const jar = await cookies();
  const values = shownCookies(jar.get(SESSION_COOKIE)?.value, jar.get(EARLIER_COOKIE)?.value);
  return values.flatMap((value) => readSigned(value, secret()) ?? []);
};

const viewerOf = async ({ userId }: Session): Promise<Viewer> => ({
  userId,
  address: addressOf(await headers()),
});

/** The session of this request, or null; a cookie that opens nothing now is left to its browser. */
const openSession = async (now: Date): Promise<Session | null> => {
  const tokens = await signedTokens();
  return tokens.length === 0 ? null : findSession(tokens, now);
};

/** The same by the id that is not its token, for pages that list sessions. */
export const currentSession = async (): Promise<{
  readonly userId: string;
  readonly sessionId: string;
} | null> => {
  const session = await openSession(await steadyNow());
  return session && { userId: session.userId, sessionId: session.id };
};

/** The viewer of this request, or null for a browser that has made nothing yet. Only reads: for pages. */
export const getViewer = async (): Promise<Viewer | null> => {
  const session = await openSession(await steadyNow());
  return session && viewerOf(session);
};

/** An account as its own pages name it. */
export type Account = {
  readonly userId: string;
  readonly sessionId: string;
  /** what others may be shown */
  readonly name: string;
  /** for its own pages only */
  readonly email: string;
};

/** The account of this browser; null without one and for anonymous users. Only reads. */
export const getAccount = async (): Promise<Account | null> => {
  const session = await openSession(await steadyNow());
  const named = session && (await namedPerson(session.userId));
  return named && { userId: session.userId, sessionId: session.id, ...named };
};

/**
 * The account for the head of every page, by its name and an id that tells nothing else; null too while the store is
 * away: pages are shown without it.
 */
export const shownAccount = async (): Promise<{ readonly id: string; readonly name: string } | null> => {
  try {
    const account = await getAccount();
    return account && { id: derivedToken('account of a browser', account.userId), name: account.name };
  } catch (error) {
    if (storageError(error) === null) throw error;
    return null;
  }
};

/** A disk that takes nothing is not a reason to show nothing: the session starts its days again another day. */
const rolled = async (session: Session, now: Date): Promise<boolean> => {
  try {
    return await renewSession(session, now);
  } catch (error) {
    if (storageError(error) === null) throw error;
    return false;
  }
};

/** The same where cookies can be set (route handlers, actions): once a day the session starts its 400 days again. */
export const renewViewer = async (): Promise<Viewer | null> => {
  const now = await steadyNow();
  const session = await openSession(now);
  if (session === null) return null;
  if (await rolled(session, now)) {
    const jar = await cookies();
    const cookie = cookieFor(await headers());
    for (const name of [SESSION_COOKIE, EARLIER_COOKIE]) {
      const value = jar.get(name)?.value;
      if (value !== undefined) jar.set(name, value, cookie);
    }
  }
  return viewerOf(session);
};

/**
 * Signs in a new user under an unused token: one that this store does not know may have been ended here, and another
 * browser with it would be signed in too. The old cookie is kept beside it, as it may open armies in another store.
 */
const signIn = async (): Promise<string> => {
  const jar = await cookies();
  const earlier = withEarlier(jar.get(SESSION_COOKIE)?.value, jar.get(EARLIER_COOKIE)?.value);
  const requestHeaders = await headers();
  // the library takes a cookie that opens nothing out of the browser, the one that it has just given included
  const bare = new Headers(requestHeaders);
  bare.delete('cookie');
  const { user } = await authFor(requestHeaders).api.signInAnonymous({ headers: bare });
  if (earlier !== undefined) jar.set(EARLIER_COOKIE, earlier, cookieFor(requestHeaders));
  return user.id;
};

/**
 * The viewer, created if there is none. Only where cookies can be set, before the first write.
 * `knownViewer`: the user that this request was found to have.
 */
export const requireViewer = async (knownViewer: Viewer | null = null): Promise<Viewer> => {
  const viewer = knownViewer ?? (await renewViewer());
  if (viewer !== null) return viewer;
  return { userId: await signIn(), address: addressOf(await headers()) };
};
