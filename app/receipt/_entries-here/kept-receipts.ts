/** A receipt of an entry that was sent from this browser. It stays here: nothing of it is sent anywhere. */
export type KeptReceipt = {
  readonly eventId: string;
  /** opens the receipt */
  readonly token: string;
  readonly number: number;
  /** of the player */
  readonly name: string;
  /** name of the list; empty where it has none */
  readonly list: string;
  readonly code: string;
  readonly sentAt: string;
};

/** Where a browser keeps them. */
export const PLACE = 'muster.receipts';
/** How many one browser keeps, of all events: the newest. */
const MOST = 60;

const TEXTS = ['eventId', 'token', 'name', 'list', 'code', 'sentAt'] as const;

const isKeptReceipt = (value: unknown): value is KeptReceipt => {
  if (value === null || typeof value !== 'object') return false;
  const fields = value as Record<string, unknown>;
  return (
    TEXTS.every((key) => typeof fields[key] === 'string') &&
    Number.isSafeInteger(fields.number) &&
    !Number.isNaN(Date.parse(String(fields.sentAt)))
  );
};

/** What a browser has kept, as far as it reads. */
export const parseReceipts = (text: string | null): readonly KeptReceipt[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isKeptReceipt) : [];
  } catch {
    // not what we wrote
    return [];
  }
};

const isSame = (a: KeptReceipt, b: KeptReceipt): boolean =>
  a.token === b.token || (a.eventId === b.eventId && a.number === b.number);

/** The receipts with one more, the one entered last first: it takes the place of an older one of the same entry. */
export const withReceipt = (all: readonly KeptReceipt[], one: KeptReceipt): readonly KeptReceipt[] =>
  [one, ...all.filter((each) => !isSame(each, one))].slice(0, MOST);

/** The receipts with one replaced; a browser that has cleared them stores none. */
export const withChanged = (all: readonly KeptReceipt[], one: KeptReceipt): readonly KeptReceipt[] =>
  all.map((each) => (each.token === one.token ? one : each));

/** An entry of the reader's account or browser session at an event. */
export type ReceiptEntry = { readonly id: string; readonly number: number; readonly name: string };

/** An entry at an event that its player opens from this browser. */
export type EntryHere = {
  readonly number: number;
  readonly name: string;
  /** what its receipt opens by */
  readonly receipt: string;
  /** what this browser has kept of it */
  readonly keptReceipt?: KeptReceipt;
};

/**
 * The entries at an event that this browser knows, each once: those of the account or session, then those it has kept.
 */
export const entriesHere = (
  eventId: string,
  own: readonly ReceiptEntry[],
  all: readonly KeptReceipt[],
): readonly EntryHere[] => {
  const receipts = all.filter((each) => each.eventId === eventId);
  const numbers = new Set(own.map(({ number }) => number));
  return [
    ...own.map(({ id, number, name }) => {
      const same = receipts.find((each) => each.number === number);
      return { number, name, receipt: id, ...(same && { keptReceipt: same }) };
    }),
    ...receipts
      .filter(({ number }) => !numbers.has(number))
      .map((each) => ({ number: each.number, name: each.name, receipt: each.token, keptReceipt: each })),
  ];
};

/** Notifies the parts of this page; the browser notifies other tabs. */
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
