import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { secret } from './auth';
import { isSecureAddress } from './origin';
import {
  cookiesIn,
  EARLIER_COOKIE,
  findSession,
  readSigned,
  SESSION_COOKIE,
  SESSION_DAYS,
  shownCookies,
} from './sessions';
import { newToken } from './token';

/** How cookies are set for this request: phones at the club use plain http. */
export const cookieFor = (headers: Pick<Headers, 'get'>) =>
  ({
    maxAge: SESSION_DAYS * 24 * 60 * 60,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureAddress(headers),
  }) as const;

/** Gives this browser a cookie that only the routes of accounts see. Only where cookies can be set. */
export const setAccountCookie = async (name: string, value: string): Promise<void> => {
  (await cookies()).set(name, value, { ...cookieFor(await headers()), path: '/api/account' });
};

/** Says to which accounts a browser was signed in before; it opens none of them. */
export const KNOWN_BROWSER_COOKIE = 'muster.known_browser';

/** Accounts that one browser is known to, the newest first: those of a family. */
const MOST = 5;

/** Its own key: what is signed here can be no session, nor the other way round. */
const signed = (text: string, secret: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('known browser').digest())
    .update(text)
    .digest('base64url');

/** An account without its e-mail address standing in the cookie. */
const markOf = (email: string, secret: string): string => signed(`account ${email}`, secret).slice(0, 22);

/** Of one account and browser: `mark.id.signature`. */
const entryOf = (mark: string, id: string, secret: string): string =>
  `${mark}.${id}.${signed(`${mark}.${id}`, secret)}`;

type Entry = { readonly mark: string; readonly id: string; readonly text: string };

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const entriesIn = (cookie: string | undefined, secret: string): readonly Entry[] =>
  (cookie ?? '')
    .split(' ')
    .slice(0, MOST)
    .flatMap((text) => {
      const [mark = '', id = ''] = text.split('.');
      return /^[\w.-]+$/.test(text) && isSame(text, entryOf(mark, id, secret)) ? [{ mark, id, text }] : [];
    });

/** The id of a browser that was signed in to an account before, or null; to any account where none is named. */
export const knownBrowser = (cookie: string | undefined, secret: string, email?: string): string | null => {
  const mark = email === undefined ? undefined : markOf(email, secret);
  return entriesIn(cookie, secret).find((entry) => mark === undefined || entry.mark === mark)?.id ?? null;
};

/** The cookie of a browser that was just signed in to an account. */
export const withKnown = (cookie: string | undefined, secret: string, email: string): string => {
  const mark = markOf(email, secret);
  const entries = entriesIn(cookie, secret);
  const own = entries.find((entry) => entry.mark === mark)?.text ?? entryOf(mark, newToken(), secret);
  return [own, ...entries.map(({ text }) => text).filter((text) => text !== own)].slice(0, MOST).join(' ');
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

/** What a header of cookies says of one of them. */
export const shownCookie = (header: string, name: string): string | undefined => {
  const value = cookiesIn(header).find(([key]) => key === name)?.[1];
  return value && decoded(value);
};

/**
 * A header of cookies whose session cookie is the first of those shown that opens a session; without one where none
 * does.
 */
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
