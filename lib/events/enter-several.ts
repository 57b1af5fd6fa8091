import 'server-only';
import { requestRefusal } from '../armies/request-refusal';
import { db } from '../db';
import type { Viewer } from '../identity/viewer';
import { spendBytes } from '../quotas';
import type { ArmyFile } from '../rules/core/document';
import { storedStanding } from '../rules/core/finding';
import type { System } from '../rules/core/system';
import { nextTurn } from '../turn';
import { freeCodes, printedCode } from './code';
import { insertEntry, sentDeed } from './entry-statements';
import { type EventRow, systemOf } from './event-row';
import { benchOf, type JudgedList } from './judge-list';
import { judgeMany } from './judge-many';
import { MAX_ENTRIES, TEXTS } from './limits';
import { findOrganiser } from './organiser';
import { readListText } from './read-list';
import { type BulkAnswer, type BulkRequest, bulkSchema } from './schema';
import { splitBatch } from './split-batch';
import { termsInUse } from './terms';
import { keyHash } from './tokens';
import { writeEvent } from './write-event';

type Told = Extract<BulkAnswer, { ok: true }>['files'][number];

/** One list of a batch: read, or why it is none. */
type Candidate = {
  readonly file: string;
  readonly key: string;
  readonly player: string;
  readonly read:
    | { readonly ok: true; readonly file: ArmyFile }
    | { readonly ok: false; readonly message: string };
};

const withoutEnding = (name: string): string => name.replace(/\.[a-z]{2,5}$/i, '');

const readCandidates = async ({ key, files }: BulkRequest, system: System): Promise<Candidate[] | null> => {
  const candidates: Candidate[] = [];
  for (const [index, { name, player = '', text }] of files.entries()) {
    const parts = splitBatch(name, text);
    if (parts === null || candidates.length + parts.length > MAX_ENTRIES) return null;
    for (const [part, { file, text: own }] of parts.entries()) {
      const read = await readListText(own, system);
      const known = read.ok ? (read.file.player ?? '') : '';
      candidates.push({
        ...{ file, key: `${key}-${index}-${part}` },
        player: (player || known || withoutEnding(file)).slice(0, TEXTS.person) || 'A player',
        read: read.ok
          ? read
          : { ok: false, message: 'message' in read ? read.message : (read.errors[0]?.message ?? '') },
      });
      await nextTurn();
    }
  }
  return candidates;
};

type Judged = Candidate & { readonly list: JudgedList | null };

const judge = async (
  candidates: readonly Candidate[],
  event: EventRow,
  system: System,
  now: Date,
): Promise<Judged[]> => {
  const bench = await benchOf(system, await termsInUse(event.id, event.termsVersion));
  const files = candidates.flatMap(({ read }) => (read.ok ? [read.file] : []));
  const lists = (await judgeMany(bench, files, now)).values();
  return candidates.map((each) => ({ ...each, list: each.read.ok ? (lists.next().value ?? null) : null }));
};

const told = (
  { file, player, list }: Judged & { readonly list: JudgedList },
  number: number,
  code: string,
): Told => ({
  ...{ file, ok: true, number, name: player, list: list.name, code },
  ...{ standing: storedStanding(list.legal, list.errors), errors: list.errors, warnings: list.warnings },
});

const TOO_MANY = 'The event takes no more lists.';

const store = async (
  viewer: Viewer,
  first: EventRow,
  judged: readonly Judged[],
  now: Date,
): Promise<BulkAnswer | 'again'> => {
  const codes = await freeCodes(judged.length);
  return writeEvent<BulkAnswer | 'again'>(first.id, now, async ({ next: move }) => {
    const organiser = await findOrganiser(viewer, first.id);
    if (organiser === null) return { answer: { ok: false, code: 'not-found' } };
    const { event, person } = organiser;
    if (event.termsVersion !== first.termsVersion) return { answer: 'again' };
    const before = await db.entryVersion.findMany({
      where: {
        number: 1,
        entry: { eventId: event.id },
        keyHash: { in: judged.map(({ key }) => keyHash(key)) },
      },
      select: { keyHash: true, code: true, entry: { select: { number: true } } },
    });
    const known = new Map(before.map((version) => [version.keyHash, version]));
    const made: { number: number; judged: Judged & { list: JudgedList }; code: string }[] = [];
    const files = judged.map((each, index): Told => {
      const { file, read, list, key } = each;
      if (!read.ok || list === null) return { file, ok: false, message: read.ok ? '' : read.message };
      const stored = known.get(keyHash(key));
      if (stored)
        return told({ ...each, list }, stored.entry.number, printedCode(event.initials, stored.code));
      const number = event.lastNumber + made.length + 1;
      if (number > MAX_ENTRIES) return { file, ok: false, message: TOO_MANY };
      const code = codes[index] ?? '';
      made.push({ number, judged: { ...each, list }, code });
      return told({ ...each, list }, number, printedCode(event.initials, code));
    });
    return {
      answer: { ok: true, files },
      statements: made.flatMap(({ number, judged: { player, list, key }, code }) =>
        insertEntry({
          ...{
            event,
            userId: null,
            name: player,
            contact: '',
            key,
            list,
            code,
            armyId: null,
            number,
            move,
            now,
          },
        }),
      ),
      deeds: made.map(({ number, judged: { list } }) => ({ ...sentDeed(number, 1, list), person })),
    };
  });
};

const JUDGINGS = 3;

/**
 * Enters many lists at once for players who sent them another way: files, a backup, or what was pasted. Each that reads
 * is an entry, however late or many; of the others is told why not. The same key again stores nothing.
 * @throws Full when the organiser has stored too much today
 */
export const enterSeveral = async (
  viewer: Viewer,
  eventId: string,
  request: unknown,
  now: Date = new Date(),
): Promise<BulkAnswer> => {
  const parsed = bulkSchema.safeParse(request);
  if (!parsed.success) return requestRefusal(parsed.error);
  const refused = (message: string): BulkAnswer => ({
    ...{ ok: false, code: 'invalid', errors: [{ at: ['files'], message }] },
  });
  for (let tries = 1; tries <= JUDGINGS; tries++) {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { ok: false, code: 'not-found' };
    const { event } = organiser;
    const system = await systemOf(event);
    const candidates = await readCandidates(parsed.data, system);
    if (candidates === null)
      return refused(`The files hold more than ${MAX_ENTRIES} lists; nothing was stored.`);
    const judged = await judge(candidates, event, system, now);
    const bytes = judged.reduce((sum, { list }) => sum + (list?.bytes ?? 0), 0);
    if (tries === 1) await spendBytes(viewer, bytes);
    const answer = await store(viewer, event, judged, now);
    if (answer !== 'again') return answer;
  }
  return refused('The terms are being changed at this very moment. Send the files again.');
};
