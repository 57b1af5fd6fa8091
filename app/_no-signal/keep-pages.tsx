'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { OTHER_BUILD } from '@/lib/api/build';

/** Where the browser lets a page have a worker, the pages that are opened are kept. Nothing of it is in the first load. */
export const KeepPages = () => {
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // without a connection there is nothing new to keep
    import('./ask-worker').then(({ askToKeep }) => askToKeep(path)).catch(() => undefined);
  }, [path]);
  useEffect(() => {
    const takeOver = () => void import('./take-build').then(({ takeBuild }) => takeBuild());
    addEventListener(OTHER_BUILD, takeOver, { once: true });
    return () => removeEventListener(OTHER_BUILD, takeOver);
  }, []);
  return null;
};
