import { type KeptReceipt, PLACE, parseReceipts, withChanged, withReceipt } from './kept-receipts';

/** Tells the parts of this page; other tabs are told by the browser itself. */
const CHANGED = 'muster-receipts';

/** What is kept as it was written; null in a browser that keeps nothing. */
export const receiptsText = (): string | null => {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

const change = (next: (all: readonly KeptReceipt[]) => readonly KeptReceipt[]): void => {
  const after = next(parseReceipts(receiptsText()));
  try {
    if (after.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(after));
  } catch {
    // a browser that keeps nothing, or has no room: the receipt itself is the way back
    return;
  }
  dispatchEvent(new Event(CHANGED));
};

/** Keeps the receipt of an entry that was sent from here. */
export const keepReceipt = (one: KeptReceipt): void => change((all) => withReceipt(all, one));

/** Writes down another list of an entry that is kept; one that is not kept stays so. */
export const refreshReceipt = (one: KeptReceipt): void => {
  const now = parseReceipts(receiptsText()).find(({ token }) => token === one.token);
  if (now !== undefined && now.code !== one.code) change((all) => withChanged(all, one));
};

export const forgetReceipt = (token: string): void =>
  change((all) => all.filter((each) => each.token !== token));

export const watchReceipts = (listener: () => void): (() => void) => {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
};
