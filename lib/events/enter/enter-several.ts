import 'server-only';
import { db } from '../../db';
import { regimentFacts } from '../../history/regiments';
import type { Viewer } from '../../identity/viewer';
import { spendBytes } from '../../quotas';
import { readAside } from '../../readers/read-in-thread';
import { sentOf } from '../../readers/thread-input';
import { storedStanding } from '../../rules/core/check/finding';
import { NO_ENTRY_TEXTS } from '../entry-texts';
import type { JudgedList } from '../judge/judge-list';
import { MAX_ENTRIES } from '../limits';
import { keyHash } from '../people/links';
import { findOrganiser } from '../people/organiser';
import { insertEntry, sentDeed } from '../rows/entry-statements';
import { type EventRow, systemOf, termsForLists, termsHash, termsInUse } from '../rows/event-row';
import { writeEvent } from '../rows/write-event';
import type { BulkAnswer } from '../schema';
import { freeCodes, printedCode } from './code';
import type { BatchedList } from './read-batch';

type FileAnswer = Extract<BulkAnswer, { ok: true }>['files'][number];

const answerFor = (
  { file, player }: BatchedList,
  list: JudgedList,
  number: number,
  code: string,
): FileAnswer => ({
  file,
  ok: true,
  number,
  name: player,
  list: list.name,
  code,
  standing: storedStanding(list.legal, list.errors),
  errors: list.errors,
  warnings: list.warnings,
});

const TOO_MANY = 'The event accepts no more lists.';

const store = async (
  viewer: Viewer,
  first: EventRow,
  lists: readonly BatchedList[],
  now: Date,
): Promise<BulkAnswer | 'again'> => {
  const codes = await freeCodes(lists.length);
  return writeEvent<BulkAnswer | 'again'>(first.id, now, async ({ next: move }) => {
    const organiser = await findOrganiser(viewer, first.id);
    if (organiser === null) return { answer: { ok: false, code: 'not-found' } };
    const { event, person } = organiser;
    const version = termsForLists(event, now);
    if (version !== termsForLists(first, now)) return { answer: 'again' };
    const before = await db.entryVersion.findMany({
      where: {
        number: 1,
        entry: { eventId: event.id },
        keyHash: { in: lists.map(({ key }) => keyHash(key)) },
      },
      select: { keyHash: true, code: true, entry: { select: { number: true } } },
    });
    const versionByKey = new Map(before.map((version) => [version.keyHash, version]));
    const newEntries: { number: number; each: BatchedList; list: JudgedList; code: string }[] = [];
    const files = lists.map((each, index): FileAnswer => {
      const { file, read, key } = each;
      if (!read.ok) {
        const { message, open, typed = '', taken = [] } = read;
        return { file, ok: false, message, ...(open && { open, typed, taken }) };
      }
      const { list } = read;
      const stored = versionByKey.get(keyHash(key));
      if (stored) return answerFor(each, list, stored.entry.number, printedCode(event.initials, stored.code));
      const number = event.lastNumber + newEntries.length + 1;
      if (number > MAX_ENTRIES) return { file, ok: false, message: TOO_MANY };
      const code = codes[index] ?? '';
      newEntries.push({ number, each, list, code });
      return answerFor(each, list, number, printedCode(event.initials, code));
    });
    const terms = await termsHash(event.id, version);
    return {
      answer: { ok: true, files },
      statements: newEntries.flatMap(({ number, each: { player, key }, list, code }) =>
        insertEntry({
          event,
          userId: null,
          name: player,
          texts: NO_ENTRY_TEXTS,
          key,
          list,
          code,
          armyId: null,
          number,
          move,
          now,
        }),
      ),
      deeds: newEntries.map(({ number, list, code, each: { player } }) => ({
        ...sentDeed(number, 1, { list, code, event, now, name: player }, terms),
        person,
      })),
    };
  });
};

const JUDGINGS = 3;

/**
 * Enters many lists at once for players who sent them another way: files, a backup, or pasted text. Each readable list
 * becomes an entry, however late or many; the response says why the others do not. The same key again stores nothing.
 * @throws Full when the organiser has stored too much today, NotRead if the request is invalid or too costly
 */
export const enterSeveral = async (
  viewer: Viewer,
  eventId: string,
  request: unknown,
  now: Date,
): Promise<BulkAnswer> => {
  const refused = (message: string): BulkAnswer => ({
    ok: false,
    code: 'invalid',
    errors: [{ at: ['files'], message }],
  });
  for (let tries = 1; tries <= JUDGINGS; tries++) {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { ok: false, code: 'not-found' };
    const { event } = organiser;
    const { id: system } = await systemOf(event);
    const inUse = await termsInUse(event.id, termsForLists(event, now));
    const batch = { sent: sentOf(request), system, inUse, now };
    const read = await readAside('batch', batch, { regiments: regimentFacts });
    if (!read.ok) return read;
    const { lists } = read;
    const bytes = lists.reduce((sum, each) => sum + (each.read.ok ? each.read.list.bytes : 0), 0);
    if (tries === 1) await spendBytes(viewer, bytes);
    const answer = await store(viewer, event, lists, now);
    if (answer !== 'again') return answer;
  }
  return refused('The terms are being changed right now. Send the files again.');
};
