import 'server-only';
import { hostname, networkInterfaces } from 'node:os';
import { readEnv } from '../env';

type HeaderReader = { get(name: string): string | null };

/** Addresses of private networks. A page under a stranger's name never has one, whatever that name resolves to. */
const PRIVATE_ADDRESS =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)[\d.]+$|^\[(?:::1|f[cd][\da-f]{2}:[\da-f:]+|fe[89ab][\da-f]:[\da-f:]+)\]$/;

const LIFETIME = 5_000;
let lately: { readonly until: number; readonly names: ReadonlySet<string> } | undefined;

/** Names and addresses of this machine and those of MUSTER_ORIGINS; networks come and go, so they are read again. */
const ownNames = (now: number): ReadonlySet<string> => {
  if (lately !== undefined && now < lately.until) return lately.names;
  const machine = hostname().toLowerCase();
  const names = new Set(['localhost', machine, `${machine}.local`]);
  for (const { address, family } of Object.values(networkInterfaces()).flatMap(
    (addresses) => addresses ?? [],
  )) {
    names.add(family === 'IPv6' ? `[${address.toLowerCase().split('%', 1)[0]}]` : address);
  }
  for (const origin of readEnv().origins) names.add(new URL(origin).hostname);
  lately = { until: now + LIFETIME, names };
  return names;
};

const hostOf = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

/** True if this Muster answers for the host of a request ("192.168.1.20:3000"). */
export const isOwnHost = (host: string): boolean => {
  const url = hostOf(`http://${host}`);
  return url !== null && (PRIVATE_ADDRESS.test(url.hostname) || ownNames(Date.now()).has(url.hostname));
};

/**
 * Why a request that changes something is refused, or null when it comes from a page of this Muster (or from
 * no page at all, such as a script): the page's origin must be the address the request went to, and that
 * address must be one of ours, or the origin must stand in MUSTER_ORIGINS.
 */
export const originFault = (headers: HeaderReader): string | null => {
  const host = headers.get('host') ?? '';
  const origin = headers.get('origin');
  if (origin !== null && readEnv().origins.includes(origin)) return null;
  if (!isOwnHost(host)) {
    return 'Muster does not answer at this address. Start it with MUSTER_ORIGINS set to the address.';
  }
  if (origin === null) {
    return headers.get('sec-fetch-site') === 'cross-site' ? 'The request comes from another site.' : null;
  }
  return hostOf(origin)?.host === hostOf(`http://${host}`)?.host
    ? null
    : 'The request comes from another site.';
};

const isListed = (url: URL, origins: readonly string[]): boolean =>
  url.protocol === 'https:' &&
  origins.includes(url.origin) &&
  // a browser keeps a Secure cookie from http, and takes none in its place there: who comes both ways gets a plain one
  !origins.some((origin) => origin.startsWith('http:') && new URL(origin).hostname === url.hostname);

/**
 * True if the request came over an https address of MUSTER_ORIGINS whose name is not offered over http too: cookies
 * set in its answer are Secure. The proxy ends https, so what counts is the page's origin, or the host that the proxy
 * passes on.
 */
export const isSecureAddress = (headers: HeaderReader): boolean => {
  const { origins } = readEnv();
  return [headers.get('origin') ?? '', `https://${headers.get('host') ?? ''}`].some(
    (address) => URL.canParse(address) && isListed(new URL(address), origins),
  );
};
