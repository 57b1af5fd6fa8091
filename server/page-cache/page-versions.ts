import type { PageVersion } from '../../lib/api/endpoint';
import { services } from '../../lib/platform/services';
import type { CacheSource } from './cache-key';

/** Milliseconds for which a version is reused before the store is queried again. */
const FRESH = 1_000;
/** Versions in memory; beyond that all are queried again. */
const MOST = 2_000;

type VersionQuery = { readonly at: number; readonly version: Promise<PageVersion | null> };

export type PageVersions = {
  /** the version of what a page shows; null if that does not exist, or the store fails */
  readonly current: (of: CacheSource) => Promise<string | null>;
  /** call after a write: the store is queried again */
  readonly invalidate: () => void;
};

const keyOf = ({ kind, id }: CacheSource): string => `${kind} ${id}`;

const nameOf = (version: PageVersion | null): string | null => version && `${version.name} ${version.until}`;

/** The versions of what cached pages show, whichever process or instance wrote last. */
export const createVersions = (): PageVersions => {
  const queries = new Map<string, VersionQuery>();

  const query = (of: CacheSource): VersionQuery => {
    const key = keyOf(of);
    const last = queries.get(key);
    const at = performance.now();
    if (last !== undefined && at - last.at < FRESH) return last;
    if (queries.size >= MOST) queries.clear();
    // If the store fails, the page is rendered and says so.
    const version = Promise.resolve(services().pageVersions?.[of.kind]?.(of.id) ?? null).catch(() => null);
    const next = { at, version };
    queries.set(key, next);
    return next;
  };

  return {
    current: async (of) => {
      const last = query(of);
      const version = await last.version;
      if (version === null || Date.now() < version.until) return nameOf(version);
      // Expired by time: query again at once.
      if (queries.get(keyOf(of)) === last) queries.delete(keyOf(of));
      return nameOf(await query(of).version);
    },
    invalidate: () => queries.clear(),
  };
};
