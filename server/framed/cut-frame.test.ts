import { describe, expect, test } from 'vitest';
import { FRAME_ID, MARKS } from '../../lib/wire/frame';
import { cutFrame, fillFrame } from './cut-frame';

const NONCE = 'abc+/==';
const FLIGHT = JSON.stringify([1, `18:["$","title",{"children":"${MARKS.name}: Muster"}]\n`]);
const PAGE = `<html><head><script nonce="${NONCE}" src="/a.js"></script><title>${MARKS.name}: Muster</title></head><body data-nation="${MARKS.nation}"><a href="/armies/${FRAME_ID}">${MARKS.name}</a><script nonce="${NONCE}">push(${FLIGHT})</script></body></html>`;

const fill = (name: string, data: object = {}) =>
  fillFrame(
    cutFrame(PAGE, NONCE),
    { name, nation: 'prussia', data },
    { nonce: 'new', id: 'my-army', scripts: ['/rules.js'] },
  ).toString();

/** What the framework's script finds in a page. */
const flightOf = (page: string): string => {
  const [, script = ''] = /push\((.*)\)<\/script>/.exec(page) ?? [];
  const [, row] = JSON.parse(script);
  return JSON.parse(row.slice('18:'.length))[2].children;
};

const dataOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? '');

describe('a frame', () => {
  test('is filled in all its places, each time with another nonce', () => {
    const page = fill('Lobositz', { id: 'my-army' });
    expect(page).toContain('<title>Lobositz: Muster</title>');
    expect(page).toContain('<a href="/armies/my-army">Lobositz</a>');
    expect(page).toContain('data-nation="prussia"');
    // two of the page's own, what it asks for next, and the fonts that come later
    expect(page.match(/nonce="new"/g)).toHaveLength(4);
    expect(page).toContain(
      '<link rel="preload" as="script" fetchpriority="low" nonce="new" href="/rules.js"/>',
    );
    expect(page).not.toMatch(/frame-hole|frame-of|abc\+/);
    expect(dataOf(page)).toEqual({ id: 'my-army' });
    expect(page.indexOf('page-data')).toBeLessThan(page.indexOf('</head>'));
  });

  test.each([
    '</script><script>theirs()</script>',
    '"\\"\'&amp;<!--',
    '$L1a',
    '$&$1$`',
    'Kołłątaj\u2028\u2029\n',
    MARKS.nation,
    FRAME_ID,
  ])('holds a name such as %j in text, script and data, and nothing of it is a script', (name) => {
    const page = fill(name, { name });
    const title = name.startsWith('$') ? `$${name}` : name;
    expect(flightOf(page)).toBe(`${title}: Muster`);
    expect(dataOf(page)).toEqual({ name });
    expect(page.match(/<script/g)).toHaveLength(4);
    const [, shown = ''] = /<title>(.*?): Muster<\/title>/s.exec(page) ?? [];
    expect(shown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toBe(name);
  });

  test('is none where the framework sent no page', () => {
    expect(() => cutFrame('Not found', NONCE)).toThrow('without a head');
  });
});
