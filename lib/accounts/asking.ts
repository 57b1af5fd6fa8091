import 'server-only';
import { isAPIError } from 'better-auth/api';
import { runBatch } from '../db';
import { auth, secret } from '../identity/auth';
import {
  KNOWN_BROWSER_COOKIE,
  knownBrowser,
  openCookie,
  shownCookie,
  withKnown,
} from '../identity/browser-cookies';
import { endSignIn } from '../identity/sessions';
import { addressOf } from '../identity/visitor';
import { countWrong, type Trying } from '../signing-quotas';
import { steadyNow } from '../steady-clock';

/** The headers of the request, with its cookies. If cookies can be set, the library sets them. */
export type Asking = {
  readonly headers: Headers;
  /** gives the browser a cookie of ours, which only the routes of accounts see */
  readonly setCookie: (name: string, value: string) => Promise<void>;
};

/**
 * A request as the library may see it: with the cookie that opens a session, of those that the browser shows, or with
 * none. One that opens nothing now the library would take out of the browser, the one it has just given included.
 */
export const askingOf = async ({ headers, setCookie }: Asking): Promise<Asking> => {
  const open = await openCookie(headers.get('cookie') ?? '', await steadyNow());
  const asking = new Headers(headers);
  asking.set('cookie', open);
  return { headers: asking, setCookie };
};

export type SignedIn = { readonly userId: string; readonly email: string; readonly token: string };

/** The account of this browser; null without one and for anonymous users. */
export const signedIn = async ({ headers }: Asking): Promise<SignedIn | null> => {
  const session = await auth().api.getSession({ headers, query: { disableRefresh: true } });
  if (session === null || session.user.isAnonymous) return null;
  return { userId: session.user.id, email: session.user.email, token: session.session.token };
};

/** Ends the session that another has taken the place of, or that its browser is signed out of. */
export const endSession = async ({ userId, token }: SignedIn): Promise<void> => {
  await runBatch(endSignIn(userId, token));
};

const knownCookie = ({ headers }: Asking): string | undefined =>
  shownCookie(headers.get('cookie') ?? '', KNOWN_BROWSER_COOKIE);

/** How a try at a password of an account is counted: apart for a browser that was signed in to it before. */
export const passwordTry = (asking: Asking, email: string): Trying => {
  const browser = knownBrowser(knownCookie(asking), secret(), email);
  if (browser !== null) return { as: 'known browser', browser };
  return { as: 'stranger', from: addressOf(asking.headers), email };
};

/** How a passkey is counted, which says whose it is only when it fits. */
export const passkeyTry = (asking: Asking): Trying => ({
  as: 'passkey',
  from: addressOf(asking.headers),
  browser: knownBrowser(knownCookie(asking), secret()),
});

/** Lets the browser of this request be known to an account from now on. */
export const makeKnown = (asking: Asking, email: string): Promise<void> =>
  asking.setCookie(KNOWN_BROWSER_COOKIE, withKnown(knownCookie(asking), secret(), email));

/**
 * What the library answers, or null where it refuses what was given; its own fault is thrown.
 * @param refusal the code of a refusal that it gives as a fault
 */
export const unlessRefused = async <T>(work: Promise<T>, refusal?: string): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (isAPIError(error) && (error.statusCode < 500 || error.body?.code === refusal)) return null;
    throw error;
  }
};

const WRONG_PASSWORD = {
  ok: false,
  code: 'wrong',
  message: 'That is not your password.',
} as const;

const NOT_SIGNED_IN = {
  ok: false,
  code: 'not-found',
  message: 'You are not signed in to an account.',
} as const;

/** Whose account it is, where the password fits: for all that changes how one signs in. */
export const confirmed = async (
  asking: Asking,
  password: string,
): Promise<{ readonly ok: true; readonly me: SignedIn } | typeof WRONG_PASSWORD | typeof NOT_SIGNED_IN> => {
  const me = await signedIn(asking);
  if (me === null) return NOT_SIGNED_IN;
  const body = { password };
  const trying = { as: 'signed in', session: me.token, userId: me.userId } as const;
  const fits = await countWrong(
    trying,
    async () => (await unlessRefused(auth().api.verifyPassword({ body, headers: asking.headers }))) !== null,
  );
  if (!fits) return WRONG_PASSWORD;
  await makeKnown(asking, me.email);
  return { ok: true, me };
};
