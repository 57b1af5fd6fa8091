import 'server-only';
import { authFor } from '../identity/auth';
import { type Asking, countTry, endSession, signedIn, unlessRefused } from './asking';
import type { SignIn, SignInAnswer } from './schema';

const WRONG = 'This e-mail address and this password do not belong together.';

/** Signs this browser in where address and password belong together; what it had made anonymously comes along. */
export const enter = async (asking: Asking, body: SignIn): Promise<boolean> => {
  const before = await signedIn(asking);
  const done = await unlessRefused(
    authFor(asking.headers).api.signInEmail({ body, headers: asking.headers }),
  );
  if (done !== null && before !== null) await endSession(before);
  return done !== null;
};

/** The same for whoever asks. An address that nobody has takes as long and is answered in the same words. */
export const signIn = async (asking: Asking, known: SignIn): Promise<SignInAnswer> => {
  await countTry(asking, known.email);
  return (await enter(asking, known)) ? { ok: true } : { ok: false, code: 'wrong', message: WRONG };
};
