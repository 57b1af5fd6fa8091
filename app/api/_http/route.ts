import { unstable_rethrow } from 'next/navigation';
import { logFault } from '@/lib/log';
import { originFault } from '@/lib/origin';
import { type Turn, takeTurn } from '@/lib/rate-limit';
import { requireViewer, rollViewer, type Viewer } from '@/lib/viewer';
import { refuse } from './answer';
import { Refused } from './body';

export type Call<P> = {
  readonly request: Request;
  readonly params: P;
  /** null for a browser that has made nothing yet */
  readonly viewer: Viewer | null;
  /** the viewer, made now if there is none */
  readonly owner: () => Promise<Viewer>;
};

type Handler<P> = (call: Call<P>) => Promise<Response>;
type RouteContext<P> = { readonly params: Promise<P> };

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The address a request came from; the last entry is the one that our own proxy, or Next, has written. */
const addressOf = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';

const tooMany = (seconds: number): Response =>
  refuse(429, 'too-many', `That was a lot at once. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });

const handle = async <P>(turn: Turn, handler: Handler<P>, request: Request, params: P): Promise<Response> => {
  if (!SAFE.includes(request.method)) {
    const fault = originFault(request.headers);
    if (fault !== null) return refuse(403, 'other-origin', fault);
  }
  const viewer = await rollViewer();
  const wait = await takeTurn(turn, viewer?.userId ?? addressOf(request));
  if (wait !== null) return tooMany(wait);
  return handler({ request, params, viewer, owner: () => requireViewer(viewer) });
};

/**
 * A route of the API: the origin of what changes something is checked, the caller has to have a turn left, and
 * whatever goes wrong is answered as `{ ok: false, code, message }` without a trace of our insides.
 */
export const route =
  <P = Record<never, never>>(turn: Turn, handler: Handler<P>) =>
  async (request: Request, { params }: RouteContext<P>): Promise<Response> => {
    try {
      return await handle(turn, handler, request, await params);
    } catch (error) {
      if (error instanceof Refused) return error.response;
      unstable_rethrow(error);
      logFault(`${request.method} ${new URL(request.url).pathname}`, error);
      return refuse(500, 'fault', 'Muster has a fault here. It was written down; try again.');
    }
  };
