import 'server-only';

type HeaderReader = { get(name: string): string | null };

/**
 * When a request reached the door (server/gate.ts), before it waited for its body or its turn; the door writes it there
 * and takes away what visitors write there themselves. Now, where nobody stands at the door.
 */
export const arrivedAt = (headers: HeaderReader): Date => {
  const stamp = process.env.MUSTER_GATE === '1' ? headers.get('x-muster-arrived') : null;
  return stamp === null ? new Date() : new Date(Number(stamp));
};
