import 'server-only';
import { steadyNow } from '../steady-clock';
import { secret } from './auth';
import { cookiesIn, EARLIER_COOKIE, readSigned, SESSION_COOKIE, shownCookies } from './session-cookie';
import { findSession, type Session } from './sessions';

/** The session that a header of cookies opens, past the framework; null where it opens none. @throws URIError */
export const sessionOfCookies = async (header: string): Promise<Session | null> => {
  const jar = new Map(cookiesIn(header));
  const cookieOf = (name: string): string => decodeURIComponent(jar.get(name) ?? '');
  const values = shownCookies(cookieOf(SESSION_COOKIE), cookieOf(EARLIER_COOKIE));
  const tokens = values.flatMap((value) => readSigned(value, secret()) ?? []);
  return tokens.length === 0 ? null : findSession(tokens, await steadyNow());
};
