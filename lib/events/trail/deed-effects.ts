import type { EntryState } from '../schema';

/** All that is done at an event, by the names that its trail keeps. */
export const DEEDS = [
  'create',
  'edit',
  'terms',
  'delete',
  'restore',
  'close',
  'send',
  'replace',
  'answer',
  'accept',
  'return',
  'ask',
  'note',
  'reopen',
  'withdraw',
  'lock',
  'unlock',
  'overrule',
  'uphold',
  'tick',
  'expect',
  'tie',
  'untie',
  'role',
  'remove',
  'join',
  'invite',
  'new-link',
  'end-link',
  'counting',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** What of an entry follows from the deeds in its trail alone. */
export type EntryCourse = {
  readonly state: string;
  readonly currentVersion: number;
  readonly acceptedVersion: number | null;
  readonly acceptedAt: Date | null;
  readonly lockedAt: Date | null;
};

/** What one deed makes of that. */
export type CourseChange = Partial<Omit<EntryCourse, 'state'>> & { readonly state?: EntryState };

/** An acceptance of the last list ends; one of an earlier list stays. */
const withoutAcceptance = ({ acceptedVersion, currentVersion }: EntryCourse): CourseChange =>
  acceptedVersion === currentVersion ? { acceptedVersion: null, acceptedAt: null } : {};

type Deed = {
  readonly action: string;
  readonly at: Date;
  /** by the player, not by an organiser */
  readonly byPlayer: boolean;
};

/** What a deed changes of an entry, for those who write it and for the audit that compares trail and store. */
export const changesBy = ({ action, at, byPlayer }: Deed, entry: EntryCourse): CourseChange => {
  switch (action) {
    case 'replace':
      return { state: 'sent', currentVersion: entry.currentVersion + 1 };
    case 'answer':
      return entry.state === 'asked' ? { state: 'sent' } : {};
    case 'accept':
      return { state: 'accepted', acceptedVersion: entry.currentVersion, acceptedAt: at };
    case 'return':
      return { state: 'returned', ...withoutAcceptance(entry) };
    case 'ask':
      return { state: 'asked' };
    case 'reopen':
      return { state: 'sent', ...withoutAcceptance(entry) };
    case 'withdraw':
      return { state: 'withdrawn', ...(byPlayer ? {} : withoutAcceptance(entry)) };
    case 'lock':
      return { lockedAt: at };
    case 'unlock':
      return { lockedAt: null };
    default:
      return {};
  }
};

/** An entry whose first list was sent. */
export const NEW_ENTRY: EntryCourse = {
  state: 'sent',
  currentVersion: 1,
  acceptedVersion: null,
  acceptedAt: null,
  lockedAt: null,
};
