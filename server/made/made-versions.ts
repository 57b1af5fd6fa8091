import type { PageVersion } from '../../lib/api/endpoint';
import { ports } from '../ports';
import type { MadeOf } from './made-key';

/** Milliseconds in which the store is asked once for one version. */
const LOOK = 1_000;
/** Versions that are known at a time: with more of them all are asked for anew. */
const MOST = 2_000;

type Look = { readonly at: number; readonly version: Promise<PageVersion | null> };

export type MadeVersions = {
  /** the version by which pages are kept now; null where there is none, or nobody can say */
  readonly now: (of: MadeOf) => Promise<string | null>;
  /** something was written here: the store is asked anew */
  readonly forget: () => void;
};

const keyOf = ({ kind, id }: MadeOf): string => `${kind} ${id}`;

const nameOf = (version: PageVersion | null): string | null => version && `${version.name} ${version.until}`;

/** Which versions pages are made of, whichever process or instance changed what they show. */
export const makeMadeVersions = (): MadeVersions => {
  const looks = new Map<string, Look>();

  const look = (of: MadeOf): Look => {
    const key = keyOf(of);
    const last = looks.get(key);
    const at = performance.now();
    if (last !== undefined && at - last.at < LOOK) return last;
    if (looks.size >= MOST) looks.clear();
    // where the store is away its pages are made, and say so
    const version = Promise.resolve(ports().pageVersions?.[of.kind]?.(of.id) ?? null).catch(() => null);
    const next = { at, version };
    looks.set(key, next);
    return next;
  };

  return {
    now: async (of) => {
      const last = look(of);
      const version = await last.version;
      if (version === null || Date.now() < version.until) return nameOf(version);
      // by the clock it is over: nobody waits for the second to pass
      if (looks.get(keyOf(of)) === last) looks.delete(keyOf(of));
      return nameOf(await look(of).version);
    },
    forget: () => looks.clear(),
  };
};
