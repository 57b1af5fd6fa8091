import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { readonly license?: string };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const page = readFileSync('docs/licences.md', 'utf8');

const [, list = ''] = /Most are under (.+?) or a choice/.exec(page) ?? [];
const PLAIN = new Set(list.split(/, | or /));

/** Names in the table, which may end with `*`. */
const NAMED = [...page.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

const fits = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const isPlain = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR|and|or) /)
    .every((each) => PLAIN.has(each));

const unusual = Object.entries(packages).flatMap(([path, { license = 'none' }]) =>
  path === '' || isPlain(license) ? [] : [path.replace(/^.*node_modules\//, '')],
);

test('every package is under a licence that docs/licences.md lists, or is named there', () => {
  expect(PLAIN.has('MIT')).toBe(true);
  expect(unusual.filter((name) => !NAMED.some((pattern) => fits(name, pattern)))).toEqual([]);
});

test('docs/licences.md names no package that is gone or needs no naming', () => {
  expect(NAMED.filter((pattern) => !unusual.some((name) => fits(name, pattern)))).toEqual([]);
});
