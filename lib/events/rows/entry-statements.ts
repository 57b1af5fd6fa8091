import 'server-only';
import { insertInto, type Statement, sql, updateWhere } from '@/prisma/statement';
import { tokenHash } from '../../identity/token';
import { newRowId } from '../../ids';
import type { EntryRow } from '../desk/entry-detail';
import { isLate } from '../enter/entrance';
import type { EntryTexts } from '../entry-texts';
import type { JudgedList } from '../judge/judge-list';
import { keyHash, receiptToken } from '../people/links';
import type { EntryMessage, SentList } from '../schema';
import type { Deed } from '../trail/audit';
import type { CourseChange } from '../trail/deed-effects';
import { playerHash, sealOf } from '../trail/hashes';
import type { EventRow, TermsHash } from './event-row';

type At = { readonly move: number; readonly now: Date };

/** The next revision of an entry; who writes it holds the turn of its event and has read this one. */
export const updateEntry = (
  { id, revision }: EntryRow,
  changes: CourseChange,
  { move, now }: At,
): Statement =>
  updateWhere(
    'Entry',
    { ...changes, revision: revision + 1, moved: move, updatedAt: now },
    sql`"id" = ${id} AND "revision" = ${revision}`,
  );

/** A word about an entry; its number is that of the revision it comes with. */
export const insertMessage = (
  { id, revision, currentVersion }: EntryRow,
  { from, kind, text }: Pick<EntryMessage, 'from' | 'kind' | 'text'>,
  personId: string | null,
  { now }: At,
): Statement =>
  insertInto('EntryMessage', {
    entryId: id,
    number: revision + 1,
    version: currentVersion,
    from,
    kind,
    text,
    personId,
    createdAt: now,
  });

type NewEntry = {
  readonly event: EventRow;
  readonly userId: string | null;
  readonly name: string;
  readonly texts: EntryTexts;
  readonly key: string;
  readonly list: JudgedList;
  readonly code: string;
  /** which of the player's armies it is; null for a file or a text */
  readonly armyId: string | null;
  readonly number: number;
  /** the event's count of moves when it is written */
  readonly move: number;
  readonly now: Date;
};

/** The army of the sender's that was sent; null for a file or a text. */
export const armyOf = (sent: SentList): string | null => ('army' in sent ? sent.army : null);

type SentVersion = Pick<NewEntry, 'list' | 'code' | 'event' | 'now'>;

/** The columns of a version that comes now. */
const versionColumns = ({ list, code, event, now }: SentVersion) => ({
  ...list,
  code,
  late: isLate(event, now),
  sentAt: now,
});

/** A version of an entry as it is written once and for all. */
export const insertVersion = (
  entryId: string,
  number: number,
  { armyId, key, ...sent }: SentVersion & Pick<NewEntry, 'armyId' | 'key'>,
): Statement =>
  insertInto('EntryVersion', {
    ...versionColumns(sent),
    id: newRowId(),
    entryId,
    number,
    armyId,
    overruled: 0,
    keyHash: keyHash(key),
  });

/** A new entry with its first list. */
export const insertEntry = (entry: NewEntry): Statement[] => {
  const { event, userId, name, texts, key, number, move, now } = entry;
  const id = newRowId();
  return [
    sql`UPDATE "Event" SET "lastNumber" = ${number} WHERE "id" = ${event.id}`,
    insertInto('Entry', {
      id,
      eventId: event.id,
      number,
      userId,
      name,
      ...texts,
      state: 'sent',
      currentVersion: 1,
      receiptHash: tokenHash(receiptToken(event.id, key)),
      keyHash: keyHash(key),
      revision: 1,
      moved: move,
      createdAt: now,
      updatedAt: now,
    }),
    insertVersion(id, 1, entry),
  ];
};

/** What the trail keeps of a list that came: which one it was, and its verdict, by hashes that prove it later. */
export const sentDeed = (
  entry: number,
  version: number,
  sent: SentVersion & { readonly name?: string },
  terms: TermsHash,
): Deed => ({
  person: null,
  action: version === 1 ? 'send' : 'replace',
  entry,
  detail: {
    version,
    hash: sent.list.hash,
    ...sealOf(versionColumns(sent)),
    terms,
    ...(sent.name !== undefined && { player: playerHash(entry, sent.name) }),
  },
});
