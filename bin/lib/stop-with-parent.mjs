/** Milliseconds between two looks at the parent. */
const LOOK = 1_000;

/**
 * Stops this process once npm has ended: npm and its shell do not pass SIGTERM on, and a server that lives on would
 * keep its port. A process that npm did not start runs on.
 */
export const stopWithParent = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK);
  timer.unref();
};
