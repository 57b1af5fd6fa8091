import { expect, test } from 'vitest';
import { downloadList } from './json-response';

test('a list is sent entry by entry and reads back as one', async () => {
  const given = ['{"a":1}', '{"b":2}'];
  async function* entries() {
    yield* given;
  }
  const response = downloadList('armies', entries());
  expect(response.headers.get('content-disposition')).toContain('armies.json');
  expect(await response.json()).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await downloadList('none', []).json()).toEqual([]);
});

test('nothing more is read once the reader has gone', async () => {
  let read = 0;
  let ended = false;
  async function* entries() {
    try {
      for (;;) {
        read++;
        yield '{}';
      }
    } finally {
      ended = true;
    }
  }
  const reader = downloadList('armies', entries()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(ended).toBe(true);
  expect(read).toBeLessThan(5);
});
