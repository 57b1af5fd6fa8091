import { useEffect } from 'react'; /** Safari has no idle callbacks. */

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

/** A minute of editing stays light (design: budgets); who stays longer may lose the connection. */
const SETTLED = 90_000;

/** Calls `load` once the player has settled in, or leaves for a moment: a phone may come back without a signal. */
export const useSettled = (load: () => void): void =>
  useEffect(() => {
    const leaving = () => document.visibilityState === 'hidden' && load();
    document.addEventListener('visibilitychange', leaving);
    const settled = whenIdle(load, SETTLED);
    return () => {
      document.removeEventListener('visibilitychange', leaving);
      settled();
    };
  }, [load]);
