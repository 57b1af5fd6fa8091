/** Safari has no idle callbacks. */
const ask = (task: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(task, 1000);
  else requestIdleCallback(task, { timeout: 4000 });
};

/** Calls `task` when the browser has nothing better to do, not before `delay` ms. Returns how not to. */
export const whenIdle = (task: () => void, delay = 0): (() => void) => {
  let waiting = true;
  const timer = setTimeout(() => ask(() => waiting && task()), delay);
  return () => {
    waiting = false;
    clearTimeout(timer);
  };
};
