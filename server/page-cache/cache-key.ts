import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { paramsIn } from '../../lib/api/addresses';
import type { RoutePolicy } from '../../lib/api/registry/route-policies';
import { splitTarget } from '../../lib/api/request-target';

/** An address as our own links write it; other spellings are answered, but not cached. */
const PLAIN = /^\/[\w./-]*$/;
const SESSION = /(?:^|;\s*)muster\.(?:session_token|earlier_tokens)=/;
/** The query that the framework adds for a navigation without a reload. */
const NAVIGATION = /^_rsc=[\w-]*$/;

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' };

/**
 * What is asked of a page, and by which headers: the page; the answer to a click; and what the framework asks for
 * before one, when a link is pointed at: which parts the page has, and its head. An update of the framework may
 * change the last two: then they are made each time (`e2e/prefetch.spec.ts`).
 */
export const PARTS = {
  page: {},
  navigation: { rsc: '1' },
  tree: { ...PREFETCH, 'next-router-segment-prefetch': '/_tree' },
  head: { ...PREFETCH, 'next-router-state-tree': encodeURIComponent('["",{},null,"metadata-only"]') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Part = keyof typeof PARTS;

/** Headers by which a navigation requests a part of the page, or runs an action. */
const NARROWING = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-action'] as const;

const BEFORE_CLICK = ['tree', 'head'] as const;

/** The part of a page that is requested; null for anything else. */
const partOf = (headers: IncomingHttpHeaders): Part | null => {
  if (NARROWING.every((name) => headers[name] === undefined)) {
    return headers.rsc === '1' ? 'navigation' : 'page';
  }
  const isAsked = (part: Part) => {
    const own: Readonly<Record<string, string>> = PARTS[part];
    return [...NARROWING, ...Object.keys(own)].every((name) => headers[name] === own[name]);
  };
  return BEFORE_CLICK.find(isAsked) ?? null;
};

/** The hosts under which chats fetch pictures of links: those of MUSTER_ORIGINS with https. */
export const hostsOf = (origins = ''): ReadonlySet<string> =>
  new Set(
    origins
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin.startsWith('https://') && URL.canParse(origin))
      .map((origin) => new URL(origin).host),
  );

/** What a page shows: the history, the listed events, or one event by its id. */
export type CacheSource = { readonly kind: string; readonly id: string };

export const HISTORY_SOURCE: CacheSource = { kind: 'history', id: '' };

const sourceOf = ({ path, of: kind }: RoutePolicy, pathname: string): CacheSource => {
  if (kind === undefined) return HISTORY_SOURCE;
  const [id = ''] = Object.values(paramsIn(path, pathname));
  return { kind, id };
};

/** Identifies a cached page; nothing else of the request has influence on it. */
export type CacheKey = {
  readonly path: string;
  /** what it shows */
  readonly source: CacheSource;
  /** a host of the settings, or none: chats fetch the picture of a page there */
  readonly host: string;
  readonly part: Part;
  /** the same for everybody: proxies may cache it too */
  readonly isPublic: boolean;
};

/** True for the request of a whole page, by its address without a query. */
export const isWholePage = (request: IncomingMessage): boolean => {
  const { path, search } = splitTarget(request.url ?? '');
  const { method, headers } = request;
  const isWhole = headers.rsc === undefined && partOf(headers) === 'page';
  return method === 'GET' && search === '' && PLAIN.test(path) && isWhole;
};

/** True if the request has a session cookie, valid or not. */
export const hasSession = ({ headers }: IncomingMessage): boolean => SESSION.test(headers.cookie ?? '');

/** The key of the requested page; null if it is not cached. */
export const cacheKey = (
  row: RoutePolicy | undefined,
  request: IncomingMessage,
  hosts: ReadonlySet<string>,
): CacheKey | null => {
  const { method, headers } = request;
  if (row?.once === undefined || method !== 'GET') return null;
  const { path, search } = splitTarget(request.url ?? '');
  const part = partOf(headers);
  const isBare = search === '' || (part !== 'page' && NAVIGATION.test(search));
  if (part === null || !isBare || !PLAIN.test(path)) return null;
  const host = headers.host ?? '';
  return {
    path,
    source: sourceOf(row, path),
    host: hosts.has(host) ? host : '',
    part,
    isPublic: row.once === 'everybody',
  };
};
