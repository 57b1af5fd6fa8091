import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks. */
const LOOK = 2_000;

const WATCH = `const { workerData: { parent, look } } = require('node:worker_threads');
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, look);`;

/** Ends this process where its parent is gone, though its own loop may never have its turn again: in a thread of its own. */
export const watchForParent = () => {
  const worker = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, look: LOOK },
  });
  worker.unref();
};
