import 'server-only';
import { readEnv } from '../env';

type HeaderReader = { get(name: string): string | null };

/** Passkeys belong to a name; no browser makes one for an address made of digits. */
const ADDRESS = /^[\d.]+$|^\[/;

/**
 * The name that passkeys of the asking page belong to: localhost, or an address of MUSTER_ORIGINS over https. Null
 * elsewhere, where browsers offer none.
 */
export const passkeySite = (headers: HeaderReader): string | null => {
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost') return hostname;
  const isOurs = protocol === 'https:' && readEnv().origins.includes(origin);
  return isOurs && !ADDRESS.test(hostname) ? hostname : null;
};
