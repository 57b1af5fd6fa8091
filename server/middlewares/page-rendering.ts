import { required, type ServerLimits } from '../limits';
import type { PageCache } from '../page-cache/page-cache';
import type { Scheduler } from '../queues/scheduler';
import type { RequestHandler } from '../request-internally';
import type { Middleware } from '../run-middlewares';
import { PAGE_QUEUE } from './queue';

type RenderingOptions = {
  readonly kinds: ServerLimits['kinds'];
  readonly cache: PageCache;
  readonly render: RequestHandler;
  readonly scheduler: Scheduler;
  /** pages are rendered in other processes and block nothing here */
  readonly hasRenderPool: boolean;
};

/** Renders pages, and caches those that are the same for many. */
export const renderPages =
  ({ kinds, cache, render, scheduler, hasRenderPool }: RenderingOptions): Middleware =>
  async (context, next) => {
    const { request, response, route, cacheKey } = context;
    const isPage = required(kinds, route.kind).queue === PAGE_QUEUE && !request.url?.startsWith('/api/');
    if (!isPage) return next();
    if (!hasRenderPool) await scheduler.waitForWrites();
    if (cacheKey === null || !(await cache.render(cacheKey, context))) await render(request, response);
  };
