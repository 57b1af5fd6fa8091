import { diskTrouble } from './disk-trouble.mjs';

export type StoreTrouble = {
  readonly status: 503 | 507;
  readonly code: 'disk-full' | 'read-only' | 'damaged' | 'away' | 'busy';
  /** for the player: what is wrong, and what becomes of the edit */
  readonly message: string;
};

const TROUBLE = {
  'disk-full': {
    status: 507,
    code: 'disk-full',
    message: 'The disk of this Muster is full. Nothing was lost: whoever runs it has to make room.',
  },
  'read-only': {
    status: 503,
    code: 'read-only',
    message: 'This Muster may not write to its disk. Whoever runs it has to allow it.',
  },
  damaged: {
    status: 503,
    code: 'damaged',
    message: 'The database of this Muster is damaged. Whoever runs it has to restore a copy.',
  },
  away: {
    status: 503,
    code: 'away',
    message: 'The database of this Muster does not answer. Nothing was lost: try again in a moment.',
  },
  busy: {
    status: 503,
    code: 'busy',
    message: 'The database of this Muster is busy, perhaps with another program. Try again in a moment.',
  },
  fault: {
    status: 503,
    code: 'read-only',
    message: 'The disk of this Muster does not take what is written. Whoever runs it has to look at it.',
  },
} as const satisfies Record<string, StoreTrouble>;

/** What is the matter with the store, if that is what an error comes from, else null: a fault of our own. */
export const storeTrouble = (error: unknown): StoreTrouble | null => {
  const kind = diskTrouble(error);
  return kind === null ? null : TROUBLE[kind];
};
