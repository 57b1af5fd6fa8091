import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { familyOf } from './bootstrap/trusted-proxies.mjs';

/** "::ffff:127.0.0.1" is 127.0.0.1, and a zone is not a part of an address. */
const normalize = (address = ''): string =>
  address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%', 1)[0] ?? '';

/** True for the address of a trusted proxy: one of the settings (MUSTER_PROXIES). */
export const isTrustedProxy = (address: string | undefined, proxies: BlockList): boolean => {
  const plain = normalize(address);
  return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
};

/**
 * The address of the connection, or the one that trusted proxies name: the first that is not a trusted proxy itself,
 * read from the end of `x-forwarded-for`. Anyone else may write anything into that header.
 */
export const clientAddress = (
  connection: string | undefined,
  forwarded: string | undefined,
  proxies: BlockList,
): string => {
  let address = normalize(connection);
  const rest = (forwarded ?? '').split(',').map((entry) => normalize(entry.trim()));
  while (isTrustedProxy(address, proxies)) {
    const next = rest.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
};

/** The address that limits count: one home has a whole network of 2^64 IPv6 addresses. */
export const rateLimitKey = (address: string): string => {
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

/** A browser behind an address, by its own word: enough for fair queues and rate limits, never to open anything. */
const personOf = ({ headers }: IncomingMessage): string | null => {
  const token = SESSION.exec(headers.cookie ?? '')?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
};

/** Who sends a request, as far as limits go. */
export type Client = {
  /** as limits count it */
  readonly address: string;
  readonly person: string | null;
  /** came through a trusted proxy */
  readonly isFromProxy: boolean;
};

/** One text, however often a header came. */
const joinValues = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Identifies the client; removes from the headers what only Muster or a trusted proxy may say. */
export const identifyClient = (request: IncomingMessage, proxies: BlockList, arrivedAt: number): Client => {
  const { socket, headers } = request;
  const isFromProxy = isTrustedProxy(socket.remoteAddress, proxies);
  const client = clientAddress(socket.remoteAddress, joinValues(headers['x-forwarded-for']), proxies);
  const address = rateLimitKey(client);
  for (const name of Object.keys(headers)) {
    const isOwn = /^x-(muster|middleware)-|^x-nextjs-data$/.test(name);
    if (isOwn || (name.startsWith('x-forwarded-') && !isFromProxy)) delete headers[name];
  }
  headers['x-forwarded-for'] = client;
  headers['x-muster-address'] = address;
  // Closing times are decided by it, however long the request then waits.
  headers['x-muster-arrived'] = String(arrivedAt);
  return { address, person: personOf(request), isFromProxy };
};
