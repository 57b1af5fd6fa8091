'use client';

import { useSyncExternalStore } from 'react';
import { timeText, withinSentence } from '@/app/_components/ui/time-text';
import * as words from './words';

const never = () => () => undefined;

/** When this device stored the page, in a sentence; null on a page from the network. */
export const useKeptText = (): string | null => {
  const time = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.kept ?? null,
    () => null,
  );
  return time && words.asItWas(withinSentence(timeText(new Date(Number(time)), new Date())));
};
