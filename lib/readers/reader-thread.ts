import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { faultPlace } from '../platform/error-kinds';
import type { Job, ThreadMessage, ThreadRequest } from '../platform/thread-pool';
import { LOOKUPS, TASKS, type TaskName } from './tasks';
import { isNotRead } from './thread-input';

/** Added to the priority of this thread, so that the main thread comes first. */
const NICENESS = 5;

// Linux gives each thread its own priority; elsewhere this would be that of the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

type OpenQuery = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

const port = parentPort;
const openQueries = new Map<number, OpenQuery>();
let count = 0;

const send = (message: ThreadMessage): void => port?.postMessage(message);

/** Queries the store, which the main thread has. */
const query = (name: string, about: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const number = count++;
    openQueries.set(number, { resolve, reject });
    send({ query: number, name, about });
  });

const lookups = Object.fromEntries(LOOKUPS.map((name) => [name, (about: unknown) => query(name, about)]));

const receiveAnswer = (answer: Extract<ThreadRequest, { answerTo: number }>): void => {
  const open = openQueries.get(answer.answerTo);
  openQueries.delete(answer.answerTo);
  if ('value' in answer) open?.resolve(answer.value);
  else open?.reject(new Error('A query was not answered'));
};

const work = async ({ task, input }: Pick<Job, 'task' | 'input'>): Promise<ThreadMessage> => {
  try {
    const run = TASKS[task as TaskName] as (input: unknown, lookups: unknown) => Promise<unknown>;
    return { value: await run(input, lookups) };
  } catch (fault) {
    return isNotRead(fault) ? { refusal: fault.refusal } : { fault: faultPlace(fault) };
  }
};

port?.on('message', async (message: ThreadRequest) => {
  if ('answerTo' in message) receiveAnswer(message);
  else if ('task' in message) send(await work(message));
});
