import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../limits';
import { Scheduler } from '../queues/scheduler';
import { createContext } from '../request-context';
import { createQueues, waitInQueue } from './queue';

test('a client that left before the queue leaves nothing behind in it', async () => {
  const scheduler = new Scheduler();
  const waiting = waitInQueue({
    limits: LIMITS,
    queues: createQueues(LIMITS),
    scheduler,
    hasRenderPool: false,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const next = vi.fn(async () => {});
  await waiting(createContext(request, response), next);
  expect([next.mock.calls.length, scheduler.foregroundCount]).toEqual([1, 1]);
  response.destroy();
  response.emit('close');
  expect(scheduler.foregroundCount).toBe(0);
  await waiting(createContext(request, response), next);
  expect([next.mock.calls.length, scheduler.foregroundCount]).toEqual([1, 0]);
});
