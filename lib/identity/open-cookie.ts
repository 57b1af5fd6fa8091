import 'server-only';
import { secret } from './auth';
import { cookiesIn, EARLIER_COOKIE, readSigned, SESSION_COOKIE, shownCookies } from './session-cookie';
import { findSession } from './sessions';

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** What a header of cookies says of one of them. */
export const shownCookie = (header: string, name: string): string | undefined => {
  const value = cookiesIn(header).find(([shown]) => shown === name)?.[1];
  return value && decoded(value);
};

/** A header of cookies whose session cookie is the first of those shown that opens a session; without one where none does. */
export const openCookie = async (header: string, now: Date): Promise<string> => {
  const pairs = cookiesIn(header);
  const values = new Map(pairs.map(([name, value]) => [name, decoded(value)]));
  const others = pairs.filter(([name]) => name !== SESSION_COOKIE).map(([name, value]) => `${name}=${value}`);
  for (const value of shownCookies(values.get(SESSION_COOKIE), values.get(EARLIER_COOKIE))) {
    const token = readSigned(value, secret());
    if (token === null || (await findSession([token], now)) === null) continue;
    return [`${SESSION_COOKIE}=${encodeURIComponent(value)}`, ...others].join('; ');
  }
  return others.join('; ');
};
