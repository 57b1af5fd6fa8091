import 'server-only';
import { steadyNow } from '../steady-clock';
import { secret } from './auth';
import { cookiesIn, readSigned, SESSION_COOKIE } from './session-cookie';
import { findSession, isToRoll } from './sessions';
import { addressOf, type HeaderReader } from './visitor';

type EverydayViewer = { readonly userId: string; readonly address: string | null };

/** The session of a cookie in everyday use. */
const everydaySession = async (cookies: string, now: Date) => {
  const [, value = ''] = cookiesIn(cookies).find(([name]) => name === SESSION_COOKIE) ?? [];
  if (value === '' || /%(?![\da-f]{2})/i.test(value)) return null;
  const token = readSigned(decodeURIComponent(value), secret());
  const session = token === null ? null : await findSession([token], now);
  return session === null || isToRoll(session, now) ? null : session;
};

/** Who asks, past the framework; null where its own way has to see to the cookie, or finds nobody. */
export const everydayViewer = async (asked: HeaderReader): Promise<EverydayViewer | null> => {
  const session = await everydaySession(asked.get('cookie') ?? '', await steadyNow());
  return session === null ? null : { userId: session.userId, address: addressOf(asked) };
};
