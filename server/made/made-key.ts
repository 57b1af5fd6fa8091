import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { paramsIn } from '../../lib/api/addresses';
import { splitTarget } from '../../lib/api/request-target';
import type { LimitRow } from '../../lib/wire/all-limits';

/** An address as our own links have it; one that is written otherwise is answered, and not kept. */
const PLAIN = /^\/[\w./-]*$/;
const SESSION = /(?:^|;\s*)muster\.(?:session_token|earlier_tokens)=/;
/** What the framework adds to an address when it goes on to a page without a reload. */
const NAVIGATION = /^_rsc=[\w-]*$/;

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1' };

/**
 * What is asked of a page, and by which headers: the page; the answer to a click; and what the framework asks for before
 * one, when a link is pointed at: which parts the page has, and its head. An update of the framework may change the last
 * two: then they are made each time (`e2e/prefetch.spec.ts`).
 */
export const PARTS = {
  page: {},
  navigation: { rsc: '1' },
  tree: { ...PREFETCH, 'next-router-segment-prefetch': '/_tree' },
  head: { ...PREFETCH, 'next-router-state-tree': encodeURIComponent('["",{},null,"metadata-only"]') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Part = keyof typeof PARTS;

/** What makes a navigation ask for less than the whole page, or more. */
const NARROWING = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-action'] as const;

const BEFORE_CLICK = ['tree', 'head'] as const;

/** What of a page is asked for; null where it is something else. */
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

/** What a page follows: the history, the events that are listed, or one event by its id. */
export type MadeOf = { readonly kind: string; readonly id: string };

export const OF_HISTORY: MadeOf = { kind: 'history', id: '' };

const sourceOf = ({ path, of: kind }: LimitRow, pathname: string): MadeOf => {
  if (kind === undefined) return OF_HISTORY;
  const [id = ''] = Object.values(paramsIn(path, pathname));
  return { kind, id };
};

/** What a page is made of that is the same for many: nothing else of who asks is looked at. */
export type MadeKey = {
  readonly path: string;
  /** what it is made of */
  readonly of: MadeOf;
  /** one of the settings, or none: chats find the picture of a page there */
  readonly host: string;
  readonly part: Part;
  /** the same for everybody: what lies between us and a browser may keep it too */
  readonly everybody: boolean;
};

/** True where a whole page is asked for, under its bare address as our own links have it. */
export const isWholePage = (request: IncomingMessage): boolean => {
  const { path, search } = splitTarget(request.url ?? '');
  const { method, headers } = request;
  const isWhole = headers.rsc === undefined && partOf(headers) === 'page';
  return method === 'GET' && search === '' && PLAIN.test(path) && isWhole;
};

/** True for a browser that may be somebody's; whether it is, the store knows. */
export const hasSession = ({ headers }: IncomingMessage): boolean => SESSION.test(headers.cookie ?? '');

/** Under what the page that is asked for is kept; null where it is made for whoever asks. */
export const madeKey = (
  row: LimitRow | undefined,
  request: IncomingMessage,
  hosts: ReadonlySet<string>,
): MadeKey | null => {
  const { method, headers } = request;
  if (row?.once === undefined || method !== 'GET') return null;
  const { path, search } = splitTarget(request.url ?? '');
  const part = partOf(headers);
  const isBare = search === '' || (part !== 'page' && NAVIGATION.test(search));
  if (part === null || !isBare || !PLAIN.test(path)) return null;
  const host = headers.host ?? '';
  return {
    ...{ path, of: sourceOf(row, path), host: hosts.has(host) ? host : '' },
    ...{ part, everybody: row.once === 'everybody' },
  };
};
