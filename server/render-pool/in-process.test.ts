import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { internalServer, requestInternally } from '../request-internally';
import { renderInProcess } from './in-process';

test('a large page that pauses while it is streamed arrives whole', async () => {
  const chunk = 'x'.repeat(300_000);
  const render = renderInProcess(async (_request, response) => {
    for (let sent = 0; sent < 10; sent++) {
      if (!response.write(chunk)) await new Promise((done) => response.once('drain', done));
      await wait(5);
    }
    response.end('the end');
  });
  const server = internalServer(render);
  for (let turn = 0; turn < 3; turn++) {
    const answer = await requestInternally(server, { path: '/large' });
    const page = (await buffer(answer)).toString();
    expect([answer.statusCode, page.length, page.slice(-7)]).toEqual([200, 3_000_007, 'the end']);
  }
});

test('a page that is left is read to its end all the same', async () => {
  let isOver = false;
  const render = renderInProcess(async (_request, response) => {
    response.write('x'.repeat(100_000));
    await wait(30);
    response.end('x');
    isOver = true;
  });
  const answer = await requestInternally(internalServer(render), { path: '/left' });
  answer.destroy();
  await expect.poll(() => isOver).toBe(true);
});
