'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { showToast } from '@/app/_components/ui/toasts';
import { forgetVersions } from '@/app/_editor/save/last-version';
import { OTHER_BUILD } from '@/lib/api/build-header';
import type { OfflineMessage } from './ask-worker';
import * as words from './words';

/** Milliseconds after which a rendered page counts as idle. */
const REST = 3_000;

/** Clears what this device has stored of its user: versions of documents, games. Unsent edits stay. */
export const forgetDevice = async (): Promise<void> => {
  forgetVersions();
  const { forgetTold } = await import('@/app/games/[gameId]/_game/outbox');
  await forgetTold();
};

/** A new visit without a user: over plain http there is no worker that clears the cache. */
export const visitAsStranger = async (path: string): Promise<void> => {
  await forgetDevice();
  location.assign(path);
};

let hasStorageError = false;

const onTold = ({ data }: MessageEvent<OfflineMessage>): void => {
  if (data.kind === 'cleared') return void forgetDevice();
  if (hasStorageError) return;
  hasStorageError = true;
  showToast(words.storageError, { tone: 'error' });
};

/** Keeps the pages that are opened and the first page, where the browser lets a page have a worker. */
export const OfflinePages = ({ firstPage }: { firstPage: string }) => {
  const path = usePathname();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      // without a connection there is nothing new to keep
      import('./ask-worker').then(({ askToKeep }) => askToKeep(path, firstPage)).catch(() => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [path, firstPage]);
  useEffect(() => {
    // Plain http has no worker.
    const { serviceWorker } = navigator as Partial<Navigator>;
    serviceWorker?.addEventListener('message', onTold);
    return () => serviceWorker?.removeEventListener('message', onTold);
  }, []);
  useEffect(() => {
    const takeOver = () => void import('./take-build').then(({ reloadForBuild }) => reloadForBuild());
    addEventListener(OTHER_BUILD, takeOver, { once: true });
    return () => removeEventListener(OTHER_BUILD, takeOver);
  }, []);
  return null;
};
