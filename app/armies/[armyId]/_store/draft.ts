import type { ArmyRecord } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/document';
import { fingerprint } from './fingerprint';

/** Edits of one army that no server has acknowledged yet. */
export type Draft = {
  /** the revision the edits were made on */
  readonly base: number;
  readonly file: ArmyFile;
  /** time of the last edit, in ms */
  readonly at: number;
  /** fingerprints of versions sent on `base` without an answer: the server may hold one of them */
  readonly sent: readonly string[];
  /** chosen over a version of another device: it is saved with a row of history of its own, which leaves theirs alone */
  readonly explicit?: boolean;
};

/** Where unsent edits outlive the page. */
export type DraftKeeper = {
  /** null when there is none; 'unreadable' when there was one that cannot be read */
  read(): Draft | 'unreadable' | null;
  /** keeps it, unless another tab has kept a later one; false when this browser cannot (no storage, or full) */
  write(draft: Draft): boolean;
  /** forgets the draft, unless another tab has kept a later one meanwhile */
  clear(draft: Draft): void;
};

/** The content of a version, to know it again. The data version is the server's business. */
export const filePrint = (file: ArmyFile): string => fingerprint({ ...file, dataVersion: undefined });

/** Of two edits in one browser the later counts; of one and the same moment, any, but the same one in all tabs. */
const inOrder = (a: Draft, b: Draft): number => {
  if (a.at !== b.at) return a.at - b.at;
  const [one, other] = [filePrint(a.file), filePrint(b.file)];
  return one === other ? 0 : one < other ? -1 : 1;
};

/** True where `a` is the later edit of two. */
export const isLater = (a: Draft, b: Draft): boolean => inOrder(a, b) > 0;

/** What this browser keeps of a tab's draft beside the one it has kept: the later one, and what either has sent. */
export const joined = (kept: Draft | null, draft: Draft): Draft => {
  if (kept === null) return draft;
  // of one edit in two tabs, the tab that has heard of the newer revision knows more
  const later = (inOrder(kept, draft) || kept.base - draft.base) > 0 ? kept : draft;
  if (kept.base !== draft.base) return later;
  return { ...later, sent: [...new Set([...kept.sent, ...draft.sent])] };
};

/** True where the server holds an edit of the draft whose answer got lost: no version of anybody else's. */
export const isOwnSave = (
  { base, sent }: Draft,
  { revision, file }: Pick<ArmyRecord, 'revision' | 'file'>,
): boolean => revision === base + 1 && sent.includes(filePrint(file));

const isDraft = (value: unknown): value is Draft => {
  if (value === null || typeof value !== 'object') return false;
  const { base, file, at, sent } = value as Record<string, unknown>;
  return (
    typeof base === 'number' &&
    typeof at === 'number' &&
    Array.isArray(sent) &&
    file !== null &&
    typeof file === 'object' &&
    typeof (file as Record<string, unknown>).army === 'object'
  );
};

const parsed = (text: string): Draft | 'unreadable' => {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : 'unreadable';
  } catch {
    return 'unreadable';
  }
};

/** Keeps the draft of one army in `storage`; with null (storage switched off) it keeps nothing and says so. */
export const draftKeeper = (armyId: string, storage: Storage | null): DraftKeeper => {
  const key = `muster:draft:${armyId}`;
  const read = () => {
    const text = storage?.getItem(key) ?? null;
    return text === null ? null : parsed(text);
  };
  return {
    read,
    write: (draft) => {
      if (storage === null) return false;
      const kept = read();
      try {
        storage.setItem(key, JSON.stringify(joined(kept === 'unreadable' ? null : kept, draft)));
        return true;
      } catch {
        // over quota: the caller tells the player
        return false;
      }
    },
    clear: (draft) => {
      const kept = read();
      if (kept === null || kept === 'unreadable' || !isLater(kept, draft)) storage?.removeItem(key);
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
