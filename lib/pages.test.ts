import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from '../bin/lib/sources.mjs';
import { addressBook } from './api/addresses';
import { ALL_LIMITS } from './api/registry/route-policies';
import * as pages from './pages';

const rowsAt = addressBook(ALL_LIMITS.routes);

const { battleFilePath, linkedFilePath, picturePath, savedPicturePath, wayBack, ...others } = pages;
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

test.each(LEADING.filter((path) => path !== pages.SHARED))(
  '%s is an address that can be asked for',
  (path) => {
    const { pathname } = new URL(path, 'http://here');
    expect(rowsAt(pathname).map(({ method }) => method)).toContain('GET');
  },
);

/** The first step of a page's address where a text begins; types of pages are Next's own. */
const ELSEWHERE =
  /(?<!PageProps<)[`'"]\/(armies|events|enter|receipt|verify|history|invite|rules|compare|check|account|devices|suggest|s|d)(?=[/?#$`'"])/;

test('no other file writes an address of a page', () => {
  const written = sources('app', 'lib')
    .filter((file) => file !== 'lib/pages.ts')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => ELSEWHERE.test(line) && !/^\s*(\*|import\b|\} from)|from '/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(written).toEqual([]);
});

test('the way back from the builder leads to an entry and to no other place', () => {
  const { searchParams } = new URL(pages.builderPath('army-1', '/enter/abc_D-9'), 'http://muster');
  expect(wayBack(searchParams.get('back'), 'army-1')).toBe('/enter/abc_D-9?army=army-1');
  expect(wayBack('/receipt/abc/replace', 'a')).toBe('/receipt/abc/replace?army=a');
});

test.each([null, '', '//elsewhere.example', 'https://elsewhere.example/enter/a', '/enter/../x', '/armies/a'])(
  '%s is no way back',
  (back) => {
    expect(wayBack(back, 'army-1')).toBeNull();
  },
);
