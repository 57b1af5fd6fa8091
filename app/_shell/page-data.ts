import { useSyncExternalStore } from 'react';
import { DATA_ID } from '@/lib/platform/shell-data';

let lastRead: { readonly text: string; readonly data: unknown } | null = null;

/** Data embedded by the server; null if Next rendered the page, or outside a browser. */
export const pageData = <T>(): T | null => {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(DATA_ID)?.textContent;
  if (text === undefined) return null;
  // The same object each time, as React renders again for another one.
  if (lastRead?.text !== text) lastRead = { text, data: JSON.parse(text) };
  return lastRead.data as T;
};

const never = () => () => {};

/** The same for a component: null during hydration, then the data. */
export const usePageData = <T>(): T | null => useSyncExternalStore(never, pageData<T>, () => null);
