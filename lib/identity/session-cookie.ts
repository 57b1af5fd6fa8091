import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie of better-auth: the token of a session and its signature. */
export const SESSION_COOKIE = 'muster.session_token';
/** Cookies that another store had given to this browser, which may come back: joined by spaces, the newest first. */
export const EARLIER_COOKIE = 'muster.earlier_tokens';

const MOST_EARLIER = 3;

const signatureOf = (token: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(token).digest();

/** The token of a cookie that this Muster has signed, or null. */
export const readSigned = (value: string, secret: string): string | null => {
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  if (dot < 1 || value.length > 300) return null;
  const signature = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = signatureOf(token, secret);
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null;
};

/** The earlier cookies with one more, which a new one is about to replace. */
export const withEarlier = (
  replaced: string | undefined,
  earlier: string | undefined,
): string | undefined => {
  const all = [replaced, ...(earlier ?? '').split(' ')].filter(
    (value): value is string => value !== undefined && value !== '' && value.length <= 300,
  );
  return all.length === 0 ? undefined : [...new Set(all)].slice(0, MOST_EARLIER).join(' ');
};

/** The cookies of a header, as they stand there. */
export const cookiesIn = (header: string): [name: string, value: string][] =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);

/** All that a browser shows: today's cookie first. */
export const shownCookies = (today: string | undefined, earlier: string | undefined): readonly string[] =>
  [today, ...(earlier ?? '').split(' ').slice(0, MOST_EARLIER)].filter(
    (value): value is string => value !== undefined && value !== '',
  );
