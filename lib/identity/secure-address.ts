import 'server-only';
import { readEnv } from '../env';

type HeaderReader = { get(name: string): string | null };

const isListed = (url: URL, origins: readonly string[]): boolean =>
  url.protocol === 'https:' &&
  origins.includes(url.origin) &&
  // a browser keeps a Secure cookie from http, and takes none in its place there: who comes both ways gets a plain one
  !origins.some((origin) => origin.startsWith('http:') && new URL(origin).hostname === url.hostname);

/**
 * True if the request came over an https address of MUSTER_ORIGINS whose name is not offered over http too: cookies set in
 * its answer are Secure. The proxy ends https, so what counts is the page's origin, or the host that the proxy passes on.
 */
export const isSecureAddress = (headers: HeaderReader): boolean => {
  const { origins } = readEnv();
  return [headers.get('origin') ?? '', `https://${headers.get('host') ?? ''}`].some(
    (address) => URL.canParse(address) && isListed(new URL(address), origins),
  );
};
