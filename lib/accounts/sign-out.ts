import 'server-only';
import { authFor } from '../identity/auth';
import { type Asking, endSession, signedIn } from './asking';
import type { SignOutAnswer } from './schema';

/** Signs this browser out of an account. Anonymous people stay: nobody could open their armies any more. */
export const signOut = async (asking: Asking): Promise<SignOutAnswer> => {
  const me = await signedIn(asking);
  if (me === null) return { ok: false, code: 'not-found' };
  await endSession(me);
  await authFor(asking.headers).api.signOut({ headers: asking.headers });
  return { ok: true };
};
