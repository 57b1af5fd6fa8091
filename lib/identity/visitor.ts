import 'server-only';

type HeaderReader = { get(name: string): string | null };

/**
 * The address a request is counted under, or null where nobody stands at the door (server/gate.ts), who writes it
 * there and takes away what visitors write there themselves.
 */
export const addressOf = (headers: HeaderReader): string | null =>
  process.env.MUSTER_GATE === '1' ? headers.get('x-muster-address') : null;
