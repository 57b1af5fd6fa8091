import { unstable_rethrow } from 'next/navigation';
import { originFault } from '@/lib/identity/origin';
import { renewViewer, requireViewer, type Viewer } from '@/lib/identity/viewer';
import { addressOf } from '@/lib/identity/visitor';
import { withoutSecrets } from '@/lib/platform/limits';
import { isNotRead } from '@/lib/readers/thread-input';
import { RefusedRequest } from './body-text';
import { answer, refuse, refuseUnread } from './json-response';
import { errorOutcome } from './statuses';

export type Call<P> = {
  readonly request: Request;
  readonly params: P;
  /** null for a browser that has made nothing yet */
  readonly viewer: Viewer | null;
  /** a key that is the same for all requests of one person: the viewer, or the address without one */
  readonly person: string;
  /** the viewer, created if the request has none */
  readonly owner: () => Promise<Viewer>;
};

type Handler<P> = (call: Call<P>) => Promise<Response>;
type RouteContext<P> = { readonly params: Promise<P> };

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const handle = async <P>(handler: Handler<P>, request: Request, params: P): Promise<Response> => {
  if (!SAFE.includes(request.method)) {
    const fault = originFault(request.headers);
    if (fault !== null) return refuse(403, 'other-origin', fault);
  }
  const viewer = await renewViewer();
  const person = viewer?.userId ?? addressOf(request.headers) ?? 'nobody';
  return handler({ request, params, viewer, person, owner: () => requireViewer(viewer) });
};

/**
 * A route of the API: the origin of what changes something is checked, and whatever goes wrong is answered as
 * `{ ok: false, code, message }` without a trace of our insides.
 */
export const route =
  <P = Record<never, never>>(handler: Handler<P>) =>
  async (request: Request, { params }: RouteContext<P>): Promise<Response> => {
    try {
      return await handle(handler, request, await params);
    } catch (error) {
      if (error instanceof RefusedRequest) return error.response;
      if (isNotRead(error)) return refuseUnread(error);
      unstable_rethrow(error);
      const { status, body } = errorOutcome(
        `${request.method} ${withoutSecrets(new URL(request.url).pathname)}`,
        error,
      );
      return answer(body, status);
    }
  };
