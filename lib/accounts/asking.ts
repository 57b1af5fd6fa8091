import 'server-only';
import { isAPIError } from 'better-auth/api';
import { db } from '../db';
import { auth } from '../identity/auth';
import { openCookie } from '../identity/open-cookie';
import { addressOf } from '../identity/visitor';
import { spendTry } from '../signing-quotas';
import { steadyNow } from '../steady-clock';

/** Who asks: the headers of the request, in which the cookie stands. Where cookies can be set, the library sets them. */
export type Asking = { readonly headers: Headers };

/**
 * A request as the library may see it: with the cookie that opens a session, of those that the browser shows, or with
 * none. One that opens nothing now the library would take out of the browser, the one it has just given included.
 */
export const askingOf = async ({ headers }: Asking): Promise<Asking> => {
  const open = await openCookie(headers.get('cookie') ?? '', await steadyNow());
  const asking = new Headers(headers);
  asking.set('cookie', open);
  return { headers: asking };
};

export type SignedIn = { readonly userId: string; readonly email: string; readonly token: string };

/** Whose account this browser is signed in to; null for nobody and for anonymous people. */
export const signedIn = async ({ headers }: Asking): Promise<SignedIn | null> => {
  const found = await auth().api.getSession({ headers, query: { disableRefresh: true } });
  if (found === null || found.user.isAnonymous) return null;
  return { userId: found.user.id, email: found.user.email, token: found.session.token };
};

/** Ends the session that another has taken the place of. */
export const endSession = async ({ token }: Pick<SignedIn, 'token'>): Promise<void> => {
  await db.session.deleteMany({ where: { token } });
};

/** Counts a try of this request; of an account by its e-mail address. */
export const countTry = ({ headers }: Asking, email?: string): Promise<void> =>
  spendTry(addressOf(headers), email);

/**
 * What the library answers, or null where it refuses what was given; a fault of its own is thrown.
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
  message: 'This is not the password of your account.',
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
  await countTry(asking, me.email);
  const body = { password };
  const fits = await unlessRefused(auth().api.verifyPassword({ body, headers: asking.headers }));
  return fits === null ? WRONG_PASSWORD : { ok: true, me };
};
