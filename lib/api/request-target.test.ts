import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routesAt } from '../../server/limits';
import { parseTarget } from './request-target';

const CODE = '/api/verify/AA-BCDF-GH';

describe('the target of a request', () => {
  test.each([
    '/',
    '/armies/V1StGXR8_Z5jdHi6B-myT',
    '/_next/static/chunks/%5Broot%5D~a._.js',
    '/s/a;b=1/roster.pdf',
    '/events/%C3%A9t%C3%A9',
    '/s/...',
    '/history/.well-known',
    '/rules/search?q=a%2fb%5c..%2F..',
    '/rules/search?q=//../%zz\\',
    '/?',
  ])('%s is taken as it is', (target) => {
    const [path, search = ''] = target.split('?');
    expect(parseTarget(target)).toEqual({ ok: true, path, search });
  });

  test.each([
    `/_next/static/../..${CODE}`,
    `/_next/static/%2e%2E/.%2e${CODE}`,
    '/api/x/../verify/AA-BCDF-GH',
    `/.${CODE}`,
    `/%2e${CODE}`,
    '/api/./verify/AA-BCDF-GH',
    '/armies/..',
    '/armies/%2E%2E?a=1',
    `/_next/static/..%2f..${CODE}`,
    '/armies/a%2Fb',
    '/armies/a%5cb',
    '/..\\..\\x',
    '/_next\\static',
    '/api/armies/%00',
    '/events/a%00/calendar.ics',
    '/api/history/regiments?nation=prussia&q=a%00b',
    '/armies/a%0d%0ab',
    '/armies/%1F',
    '/armies/%7f',
    '/a\tpi/verify',
    '/armies/\f',
    '/armies/\0',
    `${CODE}#/a/b`,
    '/?a#b',
    '/a b',
    '/%ff',
    '/a%',
    '/%zz',
    '',
    '*',
    'armies',
    '?a',
    'http://evil.example/',
    `http://127.0.0.1${CODE}`,
    '127.0.0.1:443',
    '//evil.example/%2f..',
    '//../x',
  ])('%j is refused', (target) => expect(parseTarget(target)).toEqual({ ok: false, plain: null }));

  test.each([
    [`/${CODE}`, CODE],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/api//verify///AA-BCDF-GH?a=//b', `${CODE}?a=//b`],
    ['/api/%76erify/AA%2DBCDF-GH', CODE],
    ['/%61rmies/%7ea%5Fb', '/armies/~a_b'],
    ['/s/a/roster%2epdf', '/s/a/roster.pdf'],
    ['/%252e', undefined],
  ])('%s has the plain address %s', (target, plain) => {
    expect(parseTarget(target)).toEqual(
      plain === undefined ? { ok: true, path: target, search: '' } : { ok: false, plain },
    );
    if (plain !== undefined) expect(parseTarget(plain)).toMatchObject({ ok: true });
  });

  test('that passes has one row of limits, however the framework reads the path', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '.',
        '..',
        '%2e',
        '%2E',
        '%2f',
        '%5c',
        '\\',
        ';',
        '?',
        '#',
        '%00',
        '\t',
        '%',
        'é',
        'http:',
      ],
      ...[
        'api',
        '%61pi',
        'verify',
        'AA-BCDF-GH',
        '_next',
        'static',
        'armies',
        'x',
        '@',
        ':',
        '[',
        '~',
        '%20',
      ],
    );
    const written = fc.array(piece, { maxLength: 14 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(written, (target) => {
        const parsed = parseTarget(target);
        if (!parsed.ok) return;
        const { pathname, host } = new URL(target, 'http://here');
        expect(host).toBe('here');
        expect(pathname.split('/')).toHaveLength(parsed.path.split('/').length);
        expect(routesAt(pathname)).toEqual(routesAt(parsed.path));
      }),
      { numRuns: 5_000 },
    );
  });
});
