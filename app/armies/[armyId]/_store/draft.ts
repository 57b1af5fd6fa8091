import type { ArmyFile } from '@/lib/rules/core/document';
import { fingerprint } from './fingerprint';

/** Edits of one army that no server has acknowledged yet. */
export type Draft = {
  /** the revision the edits were made on */
  readonly base: number;
  readonly file: ArmyFile;
  /** time of the last edit, in ms */
  readonly at: number;
  /** fingerprints of versions sent without an answer: the server may hold one of them */
  readonly sent: readonly string[];
};

/** Where unsent edits outlive the page. */
export type DraftKeeper = {
  /** null when there is none; 'unreadable' when there was one that cannot be read */
  read(): Draft | 'unreadable' | null;
  /** false when this browser cannot keep it (no storage, or full) */
  write(draft: Draft): boolean;
  /** forgets the draft, unless another tab has kept a later one meanwhile */
  clear(draft: Draft): void;
};

/** The content of a version, to know it again. The data version is the server's business. */
export const filePrint = (file: ArmyFile): string => fingerprint({ ...file, dataVersion: undefined });

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
      try {
        storage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        // over quota: the caller tells the player
        return false;
      }
    },
    clear: (draft) => {
      const kept = read();
      if (kept === null || kept === 'unreadable' || kept.at <= draft.at) storage?.removeItem(key);
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
