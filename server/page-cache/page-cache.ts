import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RoutePolicy } from '../../lib/api/registry/route-policies';
import { services } from '../../lib/platform/services';
import { acceptedEncodings } from '../compression';
import { type HttpContext, internalServer, type RequestHandler } from '../request-internally';
import { type CacheKey, cacheKey, HISTORY_SOURCE, hasSession } from './cache-key';
import { createVersions } from './page-versions';
import { type RenderedPage, renderPage } from './render-page';

const decompress = promisify(gunzip);

/** Compressed bytes of all cached pages: more than all pages that ship. */
const MOST = 48_000_000;
/** Bytes of a cached page beside its text: headers and key. */
const BESIDE = 3_000;

type CachedPage = RenderedPage & { readonly version: string };

export type PageCache = {
  /** the version of the history in the store; undefined if that cannot be queried */
  readonly version: () => Promise<string | undefined>;
  /** the key of a page; null if it is not cached for this visitor */
  readonly keyOf: (row: RoutePolicy | undefined, request: IncomingMessage) => Promise<CacheKey | null>;
  /** sends a cached page; false if it has to be rendered first */
  readonly send: (key: CacheKey, http: HttpContext) => Promise<boolean>;
  /** renders, caches and sends a page; false if that failed and nothing was sent */
  readonly render: (key: CacheKey, http: HttpContext) => Promise<boolean>;
  /** call after a write: cached pages are compared with the store before they are sent again */
  readonly invalidate: () => void;
};

const sendPage = async (
  { status, headers, packed }: RenderedPage,
  { request, response }: HttpContext,
): Promise<void> => {
  const isSame = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  const [form] = acceptedEncodings(request);
  const sent = form !== undefined || isSame ? packed[form ?? 'gzip'] : await decompress(packed.gzip);
  if (response.destroyed || response.headersSent) return;
  if (isSame) response.writeHead(304, headers).end();
  else {
    response
      .writeHead(status, {
        ...headers,
        ...(form && { 'content-encoding': form }),
        'content-length': sent.length,
      })
      .end(sent);
  }
};

/** True if the page may contain personal data, or if that is unknown. */
const isOwnPage = async (
  own: string | undefined,
  { headers }: IncomingMessage,
  { source }: CacheKey,
): Promise<boolean> => {
  const { ownsAny } = services();
  if (own === undefined || ownsAny === undefined) return true;
  return ownsAny(own, headers.cookie ?? '', source.id).catch(() => true);
};

/** Pages that are the same for many, rendered once for each version of what they show (docs/decisions/0049). */
export const createPageCache = (render: RequestHandler, hosts: ReadonlySet<string>): PageCache => {
  const server = internalServer(render);
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MOST,
    sizeCalculation: ({ packed }) => packed.br.length + packed.gzip.length + BESIDE,
  });
  const rendering = new Map<string, Promise<RenderedPage | null>>();
  const versions = createVersions();

  return {
    version: async () => (await versions.current(HISTORY_SOURCE)) ?? undefined,
    keyOf: async (row, request) => {
      const key = cacheKey(row, request, hosts);
      if (key === null || key.isPublic || !hasSession(request)) return key;
      return (await isOwnPage(row?.own, request, key)) ? null : key;
    },
    send: async (key, http) => {
      const place = JSON.stringify(key);
      const page = pages.get(place);
      // Skip the version query if the page is not cached.
      if (page === undefined) return false;
      if (page.version !== (await versions.current(key.source))) {
        pages.delete(place);
        return false;
      }
      await sendPage(page, http);
      return true;
    },
    render: async (key, http) => {
      const place = JSON.stringify(key);
      // Query the version before rendering: the page then shows this one or a newer one.
      const version = await versions.current(key.source);
      const attempt = `${version} ${place}`;
      const work = rendering.get(attempt) ?? renderPage(server, key).finally(() => rendering.delete(attempt));
      rendering.set(attempt, work);
      const page = await work;
      if (page === null) return false;
      if (page.isKept && version !== null) pages.set(place, { ...page, version });
      await sendPage(page, http);
      return true;
    },
    invalidate: versions.invalidate,
  };
};
