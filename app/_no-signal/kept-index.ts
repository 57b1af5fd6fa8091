/** One page that this device keeps: its address, its title as the page writes it, and when it was of use. */
export type OfflinePage = {
  readonly path: string;
  readonly title: string;
  /** the build that made it, whose scripts it needs */
  readonly build: string;
  readonly bytes: number;
  readonly storedAt: number;
  readonly openedAt: number;
};

/** What the worker knows of the pages it keeps. */
export type OfflineIndex = {
  readonly pages: readonly OfflinePage[];
  /** builds that another has taken the place of, and since when */
  readonly ended: Readonly<Record<string, number>>;
  /** the id of the account that the pages are of, null for none; undefined in an index of an earlier version */
  readonly account?: string | null;
};

/** A new index has no account: pages of a visitor without one stay when the server confirms it. */
export const EMPTY_INDEX: OfflineIndex = { pages: [], ended: {}, account: null };

const DAY = 86_400_000;
export const BOUNDS = { pages: 60, bytes: 20_000_000, age: 30 * DAY, ended: 7 * DAY } as const;

/** Pages that open nothing without the server, or a door once: forms of accounts, and links that are keys. */
const NEVER = /^\/(account|api|d|devices|enter|invite)(\/|$)/;

/** True for an address whose page may be kept. */
export const canBeStored = (path: string): boolean =>
  !NEVER.test(path) && !path.startsWith('/_next/') && !/\.\w+$/.test(path.split('?', 1)[0] ?? '');

/** The address under which a page is kept: without its place on the page, and without what the framework adds. */
export const pathOf = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete('_rsc');
  return url.pathname + url.search;
};

/** The index with a page that was just fetched. */
export const withPage = ({ pages, ...rest }: OfflineIndex, page: OfflinePage): OfflineIndex => ({
  ...rest,
  pages: [page, ...pages.filter(({ path }) => path !== page.path)],
});

/** The index after a page was opened. */
export const withOpened = ({ pages, ...rest }: OfflineIndex, path: string, now: number): OfflineIndex => ({
  ...rest,
  pages: pages.map((page) => (page.path === path ? { ...page, openedAt: now } : page)),
});

/** The index after something changed that a page shows: it counts as one stored at `then`. */
export const markStale = ({ pages, ...rest }: OfflineIndex, path: string, then: number): OfflineIndex => ({
  ...rest,
  pages: pages.map((page) =>
    page.path === path ? { ...page, storedAt: Math.min(page.storedAt, then) } : page,
  ),
});

/** The index where `build` serves now: every other build that pages are of, or files, has ended. */
export const withBuild = (
  index: OfflineIndex,
  build: string,
  builds: readonly string[],
  now: number,
): OfflineIndex => ({
  ...index,
  ended: Object.fromEntries(
    builds.filter((other) => other !== build).map((other) => [other, index.ended[other] ?? now]),
  ),
});

/** True where the files of a build, and the pages that need them, are kept no longer. */
export const isBuildEnded = ({ ended }: OfflineIndex, build: string, now: number): boolean =>
  now - (ended[build] ?? now) > BOUNDS.ended;

/** The index within its bounds: what was opened longest ago goes first. */
export const trimIndex = (index: OfflineIndex, now: number): OfflineIndex => {
  let bytes = 0;
  const pages = index.pages
    .filter((page) => now - page.storedAt <= BOUNDS.age && !isBuildEnded(index, page.build, now))
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .slice(0, BOUNDS.pages)
    .filter((page) => {
      bytes += page.bytes;
      return bytes <= BOUNDS.bytes;
    });
  return { ...index, pages };
};

const TITLE = '<title>';

/** The title of a page, from its HTML. */
export const titleIn = (html: string): string => {
  const start = html.indexOf(TITLE);
  return start < 0 ? '' : html.slice(start + TITLE.length, html.indexOf('</title>', start));
};

/** The scripts, style sheets and fonts that a page names. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/static\/[\w./~-]{1,150}/g)]
      .map(([file]) => `/_next/${file}`)
      .filter((file) => /\.(js|css|woff2)$/.test(file)),
  ),
];

/** The build that a page says it is of; empty where it says none. */
export const buildIn = (html: string): string =>
  html.slice(0, html.indexOf('<body')).split('data-build="')[1]?.split('"', 1)[0] ?? '';

/** Where a kept page says when it was stored: `<html data-kept="1795733012345">`. */
export const stampPage = (html: string, now: number): string =>
  html.replace('<html ', `<html data-kept="${now}" `);
