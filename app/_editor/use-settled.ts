'use client';

import { useEffect } from 'react';
import { whenIdle } from './when-idle';

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
