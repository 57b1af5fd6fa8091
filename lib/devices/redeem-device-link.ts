import 'server-only';
import { isAPIError } from 'better-auth/api';
import { headers } from 'next/headers';
import type { DoneAnswer } from '../armies/answers';
import { authFor } from '../identity/auth';
import { isToken } from '../identity/token';

/**
 * Signs this browser in as the viewer who made the link and uses the link up. Armies made in this browser before
 * come along. Only where cookies can be set, and never on a mere visit: previews of links visit too.
 */
export const redeemDeviceLink = async (token: string): Promise<DoneAnswer> => {
  if (!isToken(token)) return { ok: false, code: 'not-found' };
  try {
    const requestHeaders = await headers();
    await authFor(requestHeaders).api.redeemDeviceLink({ body: { token }, headers: requestHeaders });
    return { ok: true };
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 404) return { ok: false, code: 'not-found' };
    throw error;
  }
};
