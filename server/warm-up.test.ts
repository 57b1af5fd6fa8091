import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { internalServer } from './request-internally';
import { FIRST_ANSWERS, FIRST_PAGES, warmUp } from './warm-up';

const FIRST = [...FIRST_PAGES, ...FIRST_ANSWERS];

const echo =
  (asked: string[]) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url} ${body}${request.headers.cookie ?? ''}`);
    response.end('x'.repeat(100_000));
  };

test('a start asks for a page, a builder, a list and a check, as nobody in particular', async () => {
  const asked: string[] = [];
  expect(await warmUp(internalServer(echo(asked)), FIRST)).toEqual([200, 200, 200, 200]);
  expect(asked).toEqual(['GET / ', 'GET /armies/none ', 'GET /api/armies ', 'POST /api/v1/check []']);
});

test('what fails or hangs keeps no start from its end', async () => {
  const fails = async () => {
    throw new Error('away');
  };
  expect(await warmUp(internalServer(fails), FIRST)).toEqual([500, 500, 500, 500]);
  expect(
    await warmUp(
      internalServer(() => new Promise(() => {})),
      FIRST,
      30,
    ),
  ).toEqual([]);
});

test('a server that a browser test starts for itself asks for nothing', async () => {
  vi.stubEnv('MUSTER_TEST_COLD', '1');
  vi.resetModules();
  const cold = await import('./warm-up');
  expect([...cold.FIRST_PAGES, ...cold.FIRST_ANSWERS]).toEqual([]);
  vi.unstubAllEnvs();
});
