import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { faultPlace } from '../thrown';
import type { Job, ThreadAnswer, ThreadMessage } from './pool';
import { isNotRead } from './sent';
import { LOOKUPS, TASKS, type TaskName } from './tasks';

/** How far this thread stands back behind the one that answers everyone. */
const STANDS_BACK = 5;

// Linux gives each thread its own priority; elsewhere this would be that of the whole process
if (process.platform === 'linux') setPriority(STANDS_BACK);

type Open = { readonly resolve: (value: unknown) => void; readonly reject: (fault: Error) => void };

const port = parentPort;
const open = new Map<number, Open>();
let count = 0;

const say = (message: ThreadMessage): void => port?.postMessage(message);

/** Asks the thread that has the store. */
const ask = (name: string, about: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const question = count++;
    open.set(question, { resolve, reject });
    say({ question, name, about });
  });

const lookups = Object.fromEntries(LOOKUPS.map((name) => [name, (about: unknown) => ask(name, about)]));

const hear = ({ question, ...answer }: ThreadAnswer): void => {
  const waiting = open.get(question);
  open.delete(question);
  if ('value' in answer) waiting?.resolve(answer.value);
  else waiting?.reject(new Error('A question was not answered'));
};

const work = async ({ task, input }: Job): Promise<ThreadMessage> => {
  try {
    const run = TASKS[task as TaskName] as (input: unknown, lookups: unknown) => Promise<unknown>;
    return { value: await run(input, lookups) };
  } catch (fault) {
    return isNotRead(fault) ? { refusal: fault.refusal } : { fault: faultPlace(fault) };
  }
};

port?.on('message', async (message: Job | ThreadAnswer) => {
  if ('question' in message) hear(message);
  else say(await work(message));
});
