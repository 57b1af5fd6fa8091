import 'server-only';
import { steadyNow } from '../steady-clock';
import { secret } from './auth';
import {
  cookiesIn,
  EARLIER_COOKIE,
  findSession,
  needsRenewal,
  readSigned,
  SESSION_COOKIE,
  type Session,
  shownCookies,
} from './sessions';
import { addressOf, type HeaderReader } from './visitor';

type EverydayViewer = { readonly userId: string; readonly address: string | null };

/** The session of a cookie in everyday use. */
const everydaySession = async (cookies: string, now: Date) => {
  const [, value = ''] = cookiesIn(cookies).find(([name]) => name === SESSION_COOKIE) ?? [];
  if (value === '' || /%(?![\da-f]{2})/i.test(value)) return null;
  const token = readSigned(decodeURIComponent(value), secret());
  const session = token === null ? null : await findSession([token], now);
  return session === null || needsRenewal(session, now) ? null : session;
};

/** The signed-in user, without Next. Null without a user, or if the session needs renewal. */
export const viewerFromCookie = async (headers: HeaderReader): Promise<EverydayViewer | null> => {
  const session = await everydaySession(headers.get('cookie') ?? '', await steadyNow());
  return session === null ? null : { userId: session.userId, address: addressOf(headers) };
};

/** The session that a header of cookies opens, past the framework; null where it opens none. @throws URIError */
export const sessionOfCookies = async (header: string): Promise<Session | null> => {
  const jar = new Map(cookiesIn(header));
  const cookieOf = (name: string): string => decodeURIComponent(jar.get(name) ?? '');
  const values = shownCookies(cookieOf(SESSION_COOKIE), cookieOf(EARLIER_COOKIE));
  const tokens = values.flatMap((value) => readSigned(value, secret()) ?? []);
  return tokens.length === 0 ? null : findSession(tokens, await steadyNow());
};
