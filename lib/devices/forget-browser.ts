import 'server-only';
import { cookies } from 'next/headers';
import { auth } from '../identity/auth';

/** Takes the cookie of an ended session out of this browser. Only where cookies can be set. */
export const forgetBrowser = async (): Promise<void> => {
  const { authCookies } = await auth().$context;
  (await cookies()).delete(authCookies.sessionToken.name);
};
