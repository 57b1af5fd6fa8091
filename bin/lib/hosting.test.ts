import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from './settings-table.mjs';
import { tagOf, VERSION } from './version.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const hosting = read('docs/hosting.md');
/** What an operator reads and types from. */
const PAGES = ['docs/hosting.md', 'docs/security.md', 'CHANGELOG.md', 'README.md'];

const allOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

test('the newest section of CHANGELOG.md is the version of package.json and of the lock file', () => {
  const [newest] = allOf(read('CHANGELOG.md'), /^## (\d+\.\d+\.\d+)$/gm);
  expect(newest).toBe(VERSION);
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([VERSION, VERSION]);
});

test('docs/hosting.md installs the version that it belongs to', () => {
  expect(allOf(hosting, /^git checkout (v[\d.]+)$/gm)).toEqual([tagOf(VERSION)]);
});

test.each(PAGES)('%s names no command and no page that is not there', (page) => {
  const text = read(page);
  const commands = allOf(text, /npm run (?:--silent )?([a-z:0-9]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = allOf(text, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g);
  const folder = page.includes('/') ? 'docs/' : '';
  expect(links.filter((link) => !existsSync(`${folder}${link}`))).toEqual([]);
});

test('every setting in a block of docs/hosting.md is one that Muster reads', () => {
  const blocks = allOf(hosting, /```\n([^`]+)```/g).join('\n');
  const set = allOf(blocks, /^([A-Z]+(?:_[A-Z]+)*)=/gm).filter((name) => name !== 'MAILTO');
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((name) => !SETTINGS.some((setting) => setting.name === name))).toEqual([]);
});

test('what the service writes to is what the unit lets it write to', () => {
  const [, folders = ''] = /^ReadWritePaths=(.+)$/m.exec(hosting) ?? [];
  const may = folders.split(' ');
  const [clone] = allOf(hosting, /^WorkingDirectory=(.+)$/gm);
  const [data = ''] = allOf(hosting, /^MUSTER_DATA=(.+)$/gm);
  const [home = ''] = allOf(hosting, /--home-dir (\S+)/g);
  expect(may).toContain(clone);
  for (const folder of [data, home])
    expect(may.some((each) => `${folder}/`.startsWith(`${each}/`))).toBe(true);
});
