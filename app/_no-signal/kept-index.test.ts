import { describe, expect, test } from 'vitest';
import {
  BOUNDS,
  canBeStored,
  EMPTY_INDEX,
  filesIn,
  isBuildEnded,
  type OfflinePage,
  pathOf,
  stampPage,
  titleIn,
  trimIndex,
  withBuild,
  withOpened,
  withPage,
} from './kept-index';

const page = (path: string, openedAt: number, more: Partial<OfflinePage> = {}): OfflinePage => ({
  path,
  title: path,
  build: 'a',
  bytes: 1000,
  storedAt: openedAt,
  openedAt,
  ...more,
});
const DAY = 86_400_000;

describe('a page may be kept', () => {
  test.each([
    ['/', true],
    ['/armies/x', true],
    ['/armies/x/history', true],
    ['/rules/thinglum', true],
    ['/history/battles/leuthen-1757?side=1', true],
    ['/events/x', true],
    ['/receipt/x', true],
    ['/devices', false],
    ['/account', false],
    ['/account/sign-in?left=1', false],
    ['/d/token', false],
    ['/invite/token', false],
    ['/enter/token', false],
    ['/api', false],
    ['/armies/x/roster.pdf', false],
    ['/events/x/calendar.ics', false],
    ['/_next/static/chunks/a', false],
    ['/about', true],
  ])('%s: %s', (path, may) => expect(canBeStored(path)).toBe(may));
});

test('a page is kept under its address without its place and what the framework adds', () => {
  expect(pathOf('https://muster.example/rules?q=line&_rsc=1x#words')).toBe('/rules?q=line');
  expect(pathOf('http://localhost:3000/armies/x#print')).toBe('/armies/x');
});

test('what was opened longest ago goes first, by number and by size', () => {
  const many = Array.from({ length: BOUNDS.pages + 2 }, (_, index) => page(`/${index}`, index));
  const index = trimIndex({ ...EMPTY_INDEX, pages: many }, 100);
  expect(index.pages.map(({ path }) => path)).toEqual(
    many
      .toReversed()
      .slice(0, BOUNDS.pages)
      .map(({ path }) => path),
  );
  const large = [
    page('/old', 1, { bytes: 9e6 }),
    page('/mid', 2, { bytes: 9e6 }),
    page('/new', 3, { bytes: 9e6 }),
  ];
  const paths = (pages: readonly OfflinePage[]) => pages.map(({ path }) => path);
  expect(paths(trimIndex({ ...EMPTY_INDEX, pages: large }, 10).pages)).toEqual(['/new', '/mid']);
  const opened = withOpened({ ...EMPTY_INDEX, pages: large }, '/old', 9);
  expect(paths(trimIndex(opened, 10).pages)).toEqual(['/old', '/new']);
});

test('a page goes after thirty days, and a week after the end of its build', () => {
  const old = withPage(EMPTY_INDEX, page('/old', 0));
  expect(trimIndex(old, 30 * DAY).pages).toHaveLength(1);
  expect(trimIndex(old, 30 * DAY + 1).pages).toEqual([]);
  const next = withBuild(old, 'b', ['a', 'b', 'a'], DAY);
  expect(next.ended).toEqual({ a: DAY });
  expect(isBuildEnded(next, 'a', 8 * DAY)).toBe(false);
  // the third build does not lengthen it, and one that comes back has not ended
  const third = withBuild(next, 'c', ['a', 'b', 'c'], 2 * DAY);
  expect(third.ended).toEqual({ a: DAY, b: 2 * DAY });
  expect(trimIndex(third, 8 * DAY + 1).pages).toEqual([]);
  expect(withBuild(third, 'b', ['a', 'b', 'c'], 3 * DAY).ended).toEqual({ a: DAY, c: 3 * DAY });
});

test('a page fetched again takes the place of the one before', () => {
  const twice = withPage(withPage(EMPTY_INDEX, page('/', 1)), page('/', 2));
  expect(twice.pages).toEqual([page('/', 2)]);
});

test('title, files and time stand in the HTML', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Leuthen &amp; Lissa</title>
<link rel="stylesheet" href="/_next/static/chunks/a1.css"/><script src="/_next/static/chunks/b-2.js"></script>
<script>self.__next_f.push([1,"I[1,[\\"/_next/static/chunks/c~3.js\\",\\"static/chunks/b-2.js\\"]"])</script>`;
  expect(titleIn(html)).toBe('Leuthen &amp; Lissa');
  expect(titleIn('<p>')).toBe('');
  expect(filesIn(html)).toEqual([
    '/_next/static/chunks/a1.css',
    '/_next/static/chunks/b-2.js',
    '/_next/static/chunks/c~3.js',
  ]);
  expect(stampPage(html, 5)).toContain('<html data-kept="5" lang="en">');
});
