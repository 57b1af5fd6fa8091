import { describe, expect, test } from 'vitest';
import { SHELL_ID } from '../../lib/platform/shell-data';
import { fillShell, isPlainId, toShell } from './fill-shell';

const NONCE = 'abc+/==';
const PAGE = `<html><head><script nonce="${NONCE}" src="/a.js"></script><title>Army</title></head><body><a href="/armies/${SHELL_ID}">…</a><script nonce="${NONCE}">push(["armyId","${SHELL_ID}"])</script></body></html>`;

const fill = (data: object) =>
  fillShell(toShell(PAGE, NONCE), { nonce: 'new', id: 'my-army', data, scripts: ['/rules.js'] }).toString();

const dataOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? '');

describe('a shell', () => {
  test('is filled in all its places, each time with another nonce', () => {
    const page = fill({ id: 'my-army' });
    expect(page).toContain('<a href="/armies/my-army">');
    expect(page).toContain('push(["armyId","my-army"])');
    // two of the page's own, what it asks for next, and what runs in the head
    expect(page.match(/nonce="new"/g)).toHaveLength(4);
    expect(page).toContain(
      '<link rel="preload" as="script" fetchpriority="low" nonce="new" href="/rules.js"/>',
    );
    expect(page).not.toMatch(/shell-of|abc\+/);
    expect(page.indexOf('page-data')).toBeLessThan(page.indexOf('</head>'));
  });

  test.each([
    '</script><script>theirs()</script>',
    '</head><script>theirs()</script>',
    '"\\"\'&amp;<!--',
    '$L1a',
    '$&$1$`',
    'Kołłątaj\u2028\u2029\n',
    SHELL_ID,
    NONCE,
  ])('holds data such as %j as data, and nothing of it is a script', (name) => {
    const page = fill({ name });
    expect(dataOf(page)).toEqual({ name });
    expect(page.match(/<script/g)).toHaveLength(4);
    expect(page.match(/<\/head>/g)).toHaveLength(1);
  });

  test('is none where the framework sent no page', () => {
    expect(() => toShell('Not found', NONCE)).toThrow('without a head');
  });

  test('takes ids that need no escaping', () => {
    expect(['V1StGXR8_Z5jdHi6B-myT', '', 'a"b', 'a%62', '$1', '<'].map(isPlainId)).toEqual([
      true,
      true,
      ...Array<boolean>(4).fill(false),
    ]);
  });
});
