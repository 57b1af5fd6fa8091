'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the screen awake where the browser allows it, over https: asked within a tap, and again with the next one
 * after the page was out of sight. Waking up costs nothing, so where it is refused nothing is said.
 */
export const useAwake = (): (() => void) => {
  const lock = useRef<WakeLockSentinel | null>(null);
  useEffect(() => () => void lock.current?.release(), []);
  return useCallback(() => {
    const { wakeLock } = navigator as Partial<Navigator>;
    if (wakeLock === undefined || (lock.current !== null && !lock.current.released)) return;
    wakeLock.request('screen').then(
      (sentinel) => {
        lock.current = sentinel;
      },
      () => undefined,
    );
  }, []);
};
