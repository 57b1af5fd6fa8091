import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Style sheets of every page, or of parts that stand on many pages. */
const SHARED = ['globals.css', 'styles', '_components', 'fonts'];

const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const owned = sheets.filter(
  (file) => !SHARED.some((shared) => file === shared || file.startsWith(`${shared}/`)),
);

/** The page of a style sheet: its folder, without those of parts. */
const ownerOf = (file: string): string => {
  const folders = file.split('/').slice(0, -1);
  const parts = folders.findIndex((folder) => folder === '_components' || folder === '_forms');
  return folders.slice(0, parts < 0 ? undefined : parts).join('/');
};

/** The classes that selectors of a style sheet begin with: what they lay hold of, wherever it stands. */
const heldBy = (css: string): Set<string> => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const heads = [...rules].flatMap(([, selectors = '']) => selectors.split(',').map((text) => text.trim()));
  return new Set(heads.flatMap((selector) => /^\.([\w-]+)/.exec(selector)?.[1] ?? []));
};

/** Whoever walks from page to page keeps the style sheets of those left behind. */
test('no two pages style the same class', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of owned) {
    for (const held of heldBy(readFileSync(join('app', file), 'utf8'))) {
      owners.set(held, (owners.get(held) ?? new Set()).add(ownerOf(file)));
    }
  }
  const shared = [...owners].filter(([, pages]) => pages.size > 1);
  expect(shared.map(([held, pages]) => `.${held}: ${[...pages].join(', ')}`)).toEqual([]);
});
