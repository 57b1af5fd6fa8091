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
 * The address that limits count, from a header that the server sets (server/identify-client.ts); null without our
 * server, as a client could have set it.
 */
export const addressOf = (headers: HeaderReader): string | null =>
  process.env.MUSTER_GATE === '1' ? headers.get('x-muster-address') : null;

/**
 * When a request arrived, before it waited for its body or in a queue, from a header that the server sets
 * (server/identify-client.ts). The current time without our server.
 */
export const arrivedAt = (headers: HeaderReader): Date => {
  const stamp = process.env.MUSTER_GATE === '1' ? headers.get('x-muster-arrived') : null;
  return stamp === null ? new Date() : new Date(Number(stamp));
};

/** The full address of a page of this Muster, as its reader reached it. */
export const siteLink = (path: string, headers: HeaderReader): string =>
  `${headers.get('x-forwarded-proto') ?? 'http'}://${headers.get('host')}${path}`;

/** The address of a share link, as its reader reached it. */
export const sharedLink = (token: string, headers: HeaderReader): string =>
  siteLink(sharedPath(token), headers);
