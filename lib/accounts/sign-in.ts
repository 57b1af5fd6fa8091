import 'server-only';
import { authFor } from '../identity/auth';
import { countWrong } from '../signing-quotas';
import { type Asking, endSession, makeKnown, passwordTry, signedIn, unlessRefused } from './asking';
import type { SignIn, SignInAnswer, SignOutAnswer } from './schema';

const WRONG = 'The e-mail address or password is wrong.';

/** Signs this browser in where address and password belong together; what it had made anonymously comes along. */
export const enter = async (asking: Asking, body: SignIn): Promise<boolean> => {
  const before = await signedIn(asking);
  const done = await unlessRefused(
    authFor(asking.headers).api.signInEmail({ body, headers: asking.headers }),
  );
  if (done === null) return false;
  if (before !== null) await endSession(before);
  await makeKnown(asking, body.email);
  return true;
};

/** The same for the person who asks. An address that nobody has takes as long and is answered in the same words. */
export const signIn = async (asking: Asking, known: SignIn): Promise<SignInAnswer> => {
  const done = await countWrong(passwordTry(asking, known.email), () => enter(asking, known));
  return done ? { ok: true } : { ok: false, code: 'wrong', message: WRONG };
};

/** Signs this browser out of an account. Anonymous people stay: nobody could open their armies any more. */
export const signOut = async (asking: Asking): Promise<SignOutAnswer> => {
  const me = await signedIn(asking);
  if (me === null) return { ok: false, code: 'not-found' };
  await endSession(me);
  await authFor(asking.headers).api.signOut({ headers: asking.headers });
  return { ok: true };
};
