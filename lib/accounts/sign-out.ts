import 'server-only';
import { authFor } from '../identity/auth';
import { type Asking, signedIn } from './asking';
import type { SignOutAnswer } from './schema';

/** Signs this browser out of an account. Anonymous people stay: nobody could open their armies any more. */
export const signOut = async (asking: Asking): Promise<SignOutAnswer> => {
  if ((await signedIn(asking)) === null) return { ok: false, code: 'not-found' };
  await authFor(asking.headers).api.signOut({ headers: asking.headers });
  return { ok: true };
};
