import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { sharedPath } from '../pages';

export type HeaderReader = { get(name: string): string | null };

/** Reads headers as Node has them the way a route reads its own. */
export const headerReader = (headers: IncomingHttpHeaders): HeaderReader => ({
  get: (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  },
});

/**
 * The address a request is counted under, or null where nobody stands at the door (server/gate.ts), who writes it
 * there and takes away what visitors write there themselves.
 */
export const addressOf = (headers: HeaderReader): string | null =>
  process.env.MUSTER_GATE === '1' ? headers.get('x-muster-address') : null;

/**
 * When a request reached the door (server/gate.ts), before it waited for its body or its turn; the door writes it there
 * and takes away what visitors write there themselves. Now, where nobody stands at the door.
 */
export const arrivedAt = (headers: HeaderReader): Date => {
  const stamp = process.env.MUSTER_GATE === '1' ? headers.get('x-muster-arrived') : null;
  return stamp === null ? new Date() : new Date(Number(stamp));
};

/** The full address of a page of this Muster, as its reader reached it. */
export const siteLink = (path: string, asked: HeaderReader): string =>
  `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host')}${path}`;

/** The address of a share link, as its reader reached it. */
export const sharedLink = (token: string, asked: HeaderReader): string => siteLink(sharedPath(token), asked);
