import type { PageCache } from '../page-cache/page-cache';
import type { Context } from '../request-context';
import type { Middleware } from '../run-middlewares';

/** Where most is written; no cached page shows an army. */
const ARMIES = '/api/armies';
/** The kind of requests whose body is checked and not stored. */
const CHECK = 'check';

/** True if this request can change a cached page. */
const canChangePages = ({ request: { method }, route: { row, kind } }: Context): boolean =>
  method !== 'GET' && method !== 'HEAD' && kind !== CHECK && !row?.path.startsWith(ARMIES);

/** Sends a page from the cache. After a write every cached page is compared with the store before it is sent again. */
export const cachedPages =
  (cache: PageCache): Middleware =>
  async (context, next) => {
    const { request, response, route } = context;
    if (canChangePages(context)) response.once('finish', cache.invalidate);
    context.cacheKey = await cache.keyOf(route.row, request);
    if (context.cacheKey === null || !(await cache.send(context.cacheKey, context))) await next();
  };
