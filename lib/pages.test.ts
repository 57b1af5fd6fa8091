import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import shipped from '../data/limits.json';
import { addressBook } from './api/addresses';
import * as pages from './pages';

const rowsAt = addressBook(shipped.pages);

const { battleFilePath, linkedFilePath, picturePath, savedPicturePath, ...others } = pages;
const ID = 'an id/with?signs';

const LEADING: string[] = [
  battleFilePath(ID, 'json'),
  linkedFilePath(ID, 'csv'),
  ...[pages.armyPath, pages.battlePath].map((page) => savedPicturePath(page(ID))),
  ...[pages.eventPath, pages.linkedPath, pages.sharedPath, pages.verifyPath].map((page) =>
    picturePath(page(ID)),
  ),
  ...Object.values(others).map((page) => (typeof page === 'string' ? page : page(ID, 'both'))),
];

test.each(LEADING.filter((path) => path !== pages.SHARED))('%s is the address of a page', (path) => {
  const [row] = rowsAt(new URL(path, 'http://here').pathname);
  expect(row?.method).toBe('GET');
});

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : filesBelow(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.|^pages\.ts$/.test(entry.name) ? [path] : [];
  });

/** The first step of a page's address where a text begins; types of pages are Next's own. */
const ELSEWHERE =
  /(?<!PageProps<)[`'"]\/(armies|events|enter|receipt|verify|history|invite|rules|compare|check|account|devices|suggest|s|d)(?=[/?#$`'"])/;

test('no other file writes an address of a page', () => {
  const written = ['app', 'lib'].flatMap(filesBelow).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => ELSEWHERE.test(line) && !/^\s*(\*|import\b|\} from)|from '/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(written).toEqual([]);
});
