import { visibleText } from '@/lib/rules/core/army/name';
import type { Version } from './save-state';

/** Edits of one document that no server has acknowledged yet. */
export type Draft<F extends object> = {
  /** the revision the edits were made on */
  readonly base: number;
  readonly file: F;
  /** time of the last edit, in ms */
  readonly at: number;
  /** fingerprints of versions sent on `base` without an answer: the server may hold one of them */
  readonly sent: readonly string[];
  /**
   * chosen over a version of another device: it is saved with a row of history of its own, which leaves theirs alone
   */
  readonly explicit?: boolean;
};

/** Where unsent edits outlive the page. */
export type DraftKeeper<F extends object> = {
  /** null without a draft; 'unreadable' when it cannot be parsed */
  read(): Draft<F> | 'unreadable' | null;
  /** keeps it, unless another tab has kept a later one; false when this browser cannot (no storage, or full) */
  write(draft: Draft<F>): boolean;
  /** forgets the draft, unless another tab has kept a later one meanwhile */
  clear(draft: Draft<F>): void;
};

// text as the server keeps it: what hides in it, and spaces at its ends, make no other value
const sorted = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return visibleText(value).trim();
  return value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

// FNV-1a, twice with different offsets: 64 bits are plenty to know one's own few versions again
const fnv = (text: string, offset: number): string => {
  let hash = offset;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** A short text that is the same for equal JSON values, whatever the order of their keys. Not for security. */
export const fingerprint = (value: unknown): string => {
  const text = JSON.stringify(value, sorted);
  return fnv(text, 0x811c9dc5) + fnv(text, 0x050c5d1f);
};

/** The content of a version, to know it again. The data version is the server's business. */
export const filePrint = (file: object): string => fingerprint({ ...file, dataVersion: undefined });

/** Of two edits in one browser the later counts; of one and the same moment, any, but the same one in all tabs. */
const inOrder = (a: Draft<object>, b: Draft<object>): number => {
  if (a.at !== b.at) return a.at - b.at;
  const [one, other] = [filePrint(a.file), filePrint(b.file)];
  return one === other ? 0 : one < other ? -1 : 1;
};

/** True where `a` is the later edit of two. */
export const isNewer = (a: Draft<object>, b: Draft<object>): boolean => inOrder(a, b) > 0;

/** What this browser keeps of a tab's draft beside the one it has kept: the later one, and what either has sent. */
export const joined = <F extends object>(storedDraft: Draft<F> | null, draft: Draft<F>): Draft<F> => {
  if (storedDraft === null) return draft;
  // of one edit in two tabs, the tab that has heard of the newer revision knows more
  const later = (inOrder(storedDraft, draft) || storedDraft.base - draft.base) > 0 ? storedDraft : draft;
  if (storedDraft.base !== draft.base) return later;
  return { ...later, sent: [...new Set([...storedDraft.sent, ...draft.sent])] };
};

/** True where the server holds an edit of the draft whose answer got lost: no version of anybody else's. */
export const isOwnSave = <F extends object>(
  { base, sent }: Draft<F>,
  { revision, file }: Pick<Version<F>, 'revision' | 'file'>,
): boolean => revision === base + 1 && sent.includes(filePrint(file));

/** Tells a document of this kind from anything else that a browser may have kept under its key. */
export type IsFile<F extends object> = (value: object) => value is F;

const isDraft = <F extends object>(value: unknown, isFile: IsFile<F>): value is Draft<F> => {
  if (value === null || typeof value !== 'object') return false;
  const { base, file, at, sent } = value as Record<string, unknown>;
  return (
    typeof base === 'number' &&
    typeof at === 'number' &&
    Array.isArray(sent) &&
    file !== null &&
    typeof file === 'object' &&
    isFile(file)
  );
};

const parsed = <F extends object>(text: string, isFile: IsFile<F>): Draft<F> | 'unreadable' => {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value, isFile) ? value : 'unreadable';
  } catch {
    return 'unreadable';
  }
};

/** Keeps the draft of one document in `storage`; with null (storage switched off) it keeps nothing and says so. */
export const draftKeeper = <F extends object>(
  key: string,
  storage: Storage | null,
  isFile: IsFile<F>,
): DraftKeeper<F> => {
  const read = () => {
    const text = storage?.getItem(key) ?? null;
    return text === null ? null : parsed(text, isFile);
  };
  return {
    read,
    write: (draft) => {
      if (storage === null) return false;
      const stored = read();
      try {
        storage.setItem(key, JSON.stringify(joined(stored === 'unreadable' ? null : stored, draft)));
        return true;
      } catch {
        // over quota: the caller tells the player
        return false;
      }
    },
    clear: (draft) => {
      const stored = read();
      if (stored === null || stored === 'unreadable' || !isNewer(stored, draft)) storage?.removeItem(key);
    },
  };
};

/** The browser's storage, or null where it is switched off. */
export const browserStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};
