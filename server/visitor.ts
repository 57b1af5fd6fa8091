import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { familyOf } from './plain/proxies.mjs';

/** "::ffff:127.0.0.1" is 127.0.0.1, and a zone is not a part of an address. */
const plain = (address = ''): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1)[0] ?? '';

const isProxy = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, familyOf(address));

/**
 * Who asks: the address of the connection, or what the proxies of the settings say of it, read from the last entry
 * back to the first that is none of them. Anyone else may write anything into that header.
 */
export const visitorOf = (
  connection: string | undefined,
  forwarded: string | undefined,
  proxies: BlockList,
): string => {
  let address = plain(connection);
  const rest = (forwarded ?? '').split(',').map((entry) => plain(entry.trim()));
  while (isProxy(proxies, address)) {
    const next = rest.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
};

/** True if the connection comes from a proxy of the settings. */
export const fromProxy = (connection: string | undefined, proxies: BlockList): boolean =>
  isProxy(proxies, plain(connection));

/** What limits count by: one home has a whole network of 2^64 addresses of the new kind. */
export const countedAs = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const all = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${all
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
};

const SESSION = /(?:^|;\s*)muster\.session_token=([^;]+)/;

/** One browser behind an address, as far as it says so itself: enough to share out turns, never to open anything. */
const personOf = ({ headers }: IncomingMessage): string | null => {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
};

/** Who asks, as far as limits go. */
export type Visitor = {
  /** as limits count it */
  readonly address: string;
  readonly person: string | null;
  /** comes through a proxy of the settings */
  readonly trusted: boolean;
};

/** One text, however often a header came. */
const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Who asks; what visitors say about themselves is removed from the headers, because nobody else confirms it. */
export const introduce = (request: IncomingMessage, proxies: BlockList, arrived: number): Visitor => {
  const { socket, headers } = request;
  const trusted = fromProxy(socket.remoteAddress, proxies);
  const visitor = visitorOf(socket.remoteAddress, one(headers['x-forwarded-for']), proxies);
  const address = countedAs(visitor);
  for (const name of Object.keys(headers)) {
    const own = /^x-(muster|middleware)-|^x-nextjs-data$/.test(name);
    if (own || (name.startsWith('x-forwarded-') && !trusted)) delete headers[name];
  }
  headers['x-forwarded-for'] = visitor;
  headers['x-muster-address'] = address;
  // closing times are decided by it, however long the request then waits
  headers['x-muster-arrived'] = String(arrived);
  return { address, person: personOf(request), trusted };
};
