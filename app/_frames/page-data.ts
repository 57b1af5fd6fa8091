import { useSyncExternalStore } from 'react';
import { DATA_ID } from '@/lib/wire/frame';

let lastRead: { readonly text: string; readonly data: unknown } | null = null;

/** What the door filled into the page; null where the framework drew it, or nobody has looked at a page yet. */
export const pageData = <T>(): T | null => {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(DATA_ID)?.textContent;
  if (text === undefined) return null;
  // the same each time, as it decides what is drawn anew
  if (lastRead?.text !== text) lastRead = { text, data: JSON.parse(text) };
  return lastRead.data as T;
};

const never = () => () => {};

/** The same for a component: null while the frame itself is taken over, then what it is about. */
export const usePageData = <T>(): T | null => useSyncExternalStore(never, pageData<T>, () => null);
