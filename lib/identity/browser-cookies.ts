import 'server-only';
import { cookies, headers } from 'next/headers';
import { isSecureAddress } from './secure-address';
import { SESSION_DAYS } from './sessions';

/** How cookies are set for the person who asks: phones at the club come over plain http. */
export const cookieFor = (asked: Pick<Headers, 'get'>) =>
  ({
    maxAge: SESSION_DAYS * 24 * 60 * 60,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureAddress(asked),
  }) as const;

/** Gives this browser a cookie that only the routes of accounts see. Only where cookies can be set. */
export const setAccountCookie = async (name: string, value: string): Promise<void> => {
  (await cookies()).set(name, value, { ...cookieFor(await headers()), path: '/api/account' });
};
