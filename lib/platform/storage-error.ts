import { diskTrouble } from './disk-error.mjs';

export type StorageError = {
  readonly status: 503 | 507;
  readonly code: 'disk-full' | 'read-only' | 'damaged' | 'away' | 'busy';
  /** for the player: what is wrong, and what becomes of the edit */
  readonly message: string;
};

/** Carries the storage error of a page from the page server to the server, as JSON; it goes no further. */
export const STORAGE_ERROR_HEADER = 'x-muster-storage-error';

const ERRORS = {
  'disk-full': {
    status: 507,
    code: 'disk-full',
    message:
      'The disk of this Muster is full. Your edits are safe in this browser. The operator has to make room.',
  },
  'read-only': {
    status: 503,
    code: 'read-only',
    message: 'This Muster cannot write to its disk. The operator has to allow it.',
  },
  damaged: {
    status: 503,
    code: 'damaged',
    message: 'The database of this Muster is damaged. The operator has to restore a copy.',
  },
  away: {
    status: 503,
    code: 'away',
    message: 'The database of this Muster does not answer. Try again in a moment.',
  },
  busy: {
    status: 503,
    code: 'busy',
    message: 'The database of this Muster is busy. Try again in a moment.',
  },
  fault: {
    status: 503,
    code: 'read-only',
    message: 'The disk of this Muster refuses writes. The operator has to check it.',
  },
} as const satisfies Record<string, StorageError>;

/** What is the matter with the store, if that is what an error comes from, else null: a fault of our own. */
export const storageError = (error: unknown): StorageError | null => {
  const kind = diskTrouble(error);
  return kind === null ? null : ERRORS[kind];
};
