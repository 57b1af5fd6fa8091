import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS, type RoutePolicy } from '@/lib/api/registry/route-policies';
import { MAX_DEPTH } from '@/lib/rules/read-json';
import { securityTables, WHO } from '../bin/lib/security-tables';
import { serve } from '../bin/lib/server.mjs';
import { sources } from '../bin/lib/sources.mjs';
import { LIMITS, routesAt, withTestLimits } from './limits';

const ROWS = LIMITS.routes;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What the folder `app` answers: "GET /api/armies". */
const answered = sources('app').flatMap((file) => {
  const [, folder = '', kind] = /^app(.*)\/(page\.tsx|route\.ts)$/.exec(file) ?? [];
  if (kind === undefined) return [];
  const path = folder === '' ? '/' : folder;
  if (kind === 'page.tsx') return [`GET ${path}`];
  const text = readFileSync(file, 'utf8');
  return METHODS.filter((method) => new RegExp(`export [^;]*?\\b${method}\\b`).test(text)).map(
    (method) => `${method} ${path}`,
  );
});

/** Next makes these of other files, or the door sends them; where nothing is needs no row. */
const FILES = [
  'GET /icon.svg',
  'GET /icon-192.png',
  'GET /icon-512.png',
  'GET /icon-maskable-512.png',
  'GET /manifest.webmanifest',
  'GET /sw.js',
  'GET /_next/static/[...file]',
];
/** One file answers every endpoint, by its card. */
const CATCH_ALL = '/api/[...path]';

describe('the table of limits', () => {
  test('has a row for every route, page and method, and no other', () => {
    const told = ROWS.map(({ method, path }) => `${method} ${path}`);
    expect(answered.length).toBeGreaterThan(30);
    expect(told.toSorted()).toEqual(
      [
        ...answered.filter((line) => !line.endsWith(CATCH_ALL)),
        ...Object.keys(ENDPOINTS),
        ...FILES,
      ].toSorted(),
    );
    expect(new Set(told).size).toBe(told.length);
  });

  test('names a kind with a queue for each row, and who may call it', () => {
    for (const { kind, who } of ROWS) {
      expect(Object.keys(LIMITS.kinds)).toContain(kind);
      expect(Object.keys(WHO)).toContain(who);
    }
    for (const { queue } of Object.values<{ queue: string }>(LIMITS.kinds)) {
      expect(Object.keys(LIMITS.queues)).toContain(queue);
    }
  });

  test('and the reader of JSON are one about its depth', () => {
    expect(LIMITS.request.depth).toBe(MAX_DEPTH);
  });

  test('is what docs/security.md shows', () => {
    expect(readFileSync('docs/security.md', 'utf8')).toContain(securityTables());
  });
});

describe('limits of a test', () => {
  const limits = LIMITS;

  test('are lower ones in their place, and nothing else changes', () => {
    const lower = withTestLimits(limits, { signing: { ofEmail: 2 }, quotas: { person: { armies: 0 } } });
    expect(lower).toEqual({
      ...LIMITS,
      signing: { ...LIMITS.signing, ofEmail: 2 },
      quotas: { ...LIMITS.quotas, person: { ...LIMITS.quotas.person, armies: 0 } },
    });
  });

  test.each([
    { signing: { ofEmail: LIMITS.signing.ofEmail + 1 } },
    { signing: { minutes: 1 } },
    { signing: { slowSeconds: 1 } },
    { signing: { ofEmail: '2' } },
    { signing: { ofNobody: 1 } },
    { signing: null },
    { request: { path: 1 } },
    { routes: [] },
    { kinds: { page: { seconds: 1 } } },
  ])('are refused where they would allow more, or mean nothing: %j', (lower) => {
    expect(() => withTestLimits(limits, lower)).toThrow(/MUSTER_TEST_LIMITS/);
  });

  test('are refused by the server of people', async () => {
    vi.stubEnv('MUSTER_TEST_LIMITS', '{}');
    await expect(serve('start', { host: '127.0.0.1', port: 0 })).rejects.toThrow(
      /does not serve people with it/,
    );
    vi.unstubAllEnvs();
  });
});

describe('the row of an address', () => {
  const pathOf = (address: string) => routesAt(address)[0]?.path;

  test.each([
    ['/', '/'],
    ['/api/armies/import', '/api/armies/import'],
    ['/api/armies/V1StGXR8_Z5jdHi6B-myT', '/api/armies/[id]'],
    ['/api/armies/x/versions/3/restore', '/api/armies/[id]/versions/[revision]/restore'],
    ['/s/abc/roster.pdf', '/s/[token]/roster.pdf'],
    ['/_next/static/chunks/deep/a.js', '/_next/static/[...file]'],
    ['/api/armies/', undefined],
    ['/_next/static', undefined],
    ['/_next/image', undefined],
    ['/nothing', undefined],
    ['//', undefined],
  ])('%s is %s', (address, path) => expect(pathOf(address)).toBe(path));

  test('all rows of a path are found together', () => {
    expect(
      routesAt('/api/armies/x')
        .map(({ method }: RoutePolicy) => method)
        .toSorted(),
    ).toEqual(['DELETE', 'GET', 'PUT']);
  });
});
