import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newToken } from './token';

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
