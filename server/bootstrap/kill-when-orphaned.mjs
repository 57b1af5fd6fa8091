import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks, of which the second kills: most have ended by themselves before. */
const LOOK = 3_000;

const WATCH = `const { workerData: { parent, look } } = require('node:worker_threads');
let isAlone = false;
setInterval(() => {
  if (isAlone) process.kill(process.pid, 'SIGKILL');
  isAlone = process.ppid !== parent;
}, look);`;

/** Ends this process where its parent is gone, from a thread of its own: its own loop may hang. */
export const watchForParent = () => {
  const worker = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, look: LOOK },
  });
  worker.unref();
};
