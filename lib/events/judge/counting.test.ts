import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { db } from '../../db';
import { archiveEvent, exportTable } from '../archive/export-event';
import { checkArchive } from '../archive/sign-archive';
import { actOnEntry } from '../desk/act-on-entries';
import { groupOf } from '../desk/desk-view';
import { readDesk } from '../desk/read-desk';
import { readPapers } from '../desk/read-papers';
import { replaceList } from '../enter/enter-list';
import { readReceipt } from '../enter/receipts';
import { verifyCode } from '../enter/verify-code';
import { AFTER, DURING, entered, newEvent, newKey, pack, STRANGER } from '../fixtures/events';
import { STATES } from '../limits';
import { listEvents } from '../list-events';
import { listIds } from '../rows/entry-row';
import { noteCounting } from '../trail/notes';
import {
  COUNTING_RULE,
  countingVersion,
  mixedTermsWords,
  newerVersion,
  standingOfEntry,
  standingText,
  termsUses,
} from './counting';
import { saveTerms } from './save-terms';

test.each([
  [{ inForce: 2, listTerms: 2, uses: termsUses([]) }, null],
  [{ inForce: 2, listTerms: 2, uses: termsUses([2, 2]) }, null],
  [
    { inForce: 2, listTerms: 2, uses: termsUses([2, 1, 1]) },
    '2 lists are judged by terms 1, 1 by terms 2. Later lists are judged by terms 2.',
  ],
  [
    { inForce: 2, listTerms: 1, uses: termsUses([1]) },
    '1 list is judged by terms 1. Later lists are judged by terms 1. Terms 2 hold once the event is opened again.',
  ],
])('which terms judge lists, of %j, reads %j', (terms, text) => {
  expect(mixedTermsWords(terms)).toBe(text);
});

describe('which list counts', () => {
  test.each([
    [{ currentVersion: 1, acceptedVersion: null }, 1, null],
    [{ currentVersion: 3, acceptedVersion: null }, 3, null],
    [{ currentVersion: 1, acceptedVersion: 1 }, 1, null],
    [{ currentVersion: 2, acceptedVersion: 1 }, 1, 2],
    [{ currentVersion: 3, acceptedVersion: 1 }, 1, 3],
  ])('of %j version %j counts, and %j is newer', (entry, counts, newer) => {
    expect([countingVersion(entry), newerVersion(entry)]).toEqual([counts, newer]);
  });

  test('an entry whose newer list is not accepted stands as accepted', () => {
    const words = STATES.map((state) =>
      standingText({ state, currentVersion: 2, acceptedVersion: 1, locked: state === 'returned' }),
    );
    expect(words).toEqual([
      'accepted, a newer list waits',
      'accepted, a newer list waits for an answer',
      'accepted, the newer list was returned, locked',
      'accepted',
      'withdrawn',
    ]);
    const before = STATES.map((state) =>
      standingOfEntry({ state, currentVersion: 2, acceptedVersion: null }),
    );
    expect(before.map(({ state }) => state)).toEqual([...STATES]);
  });
});

/** An entry whose first list was accepted, and a worse one sent after it. */
const replaced = async (max = 2_300) => {
  const { owner, id, token } = await newEvent({}, [pack(max)]);
  const sent = await entered(token, lobositz('First'));
  const row = (await readDesk(owner, id, 0, DURING))?.entries[0];
  const accepted = await actOnEntry(
    owner,
    id,
    1,
    { act: 'accept', revision: row?.revision ?? 0, text: '', withErrors: true, withNotes: true },
    DURING,
  );
  if (!accepted.ok) throw new Error(accepted.code);
  const request = { key: newKey(), list: { file: { ...lobositz('Second'), player: 'Rhys' } } };
  const again = await replaceList(STRANGER, sent.token, request, DURING);
  if (!again.ok) throw new Error(again.code);
  return { owner, id, receipt: sent.token, first: sent.code };
};

test('desk, table, papers, receipt, verify and archive tell one list after an accepted one was replaced', async () => {
  const { owner, id, receipt, first } = await replaced(1_500);
  const desk = (await readDesk(owner, id, 0, DURING))?.entries[0];
  expect(desk?.counts.version.code).toBe(first);
  expect(desk?.newer?.version.list.name).toBe('Second');
  expect(desk && groupOf(desk)).toBe('newer');
  expect(await listEvents(owner, DURING)).toMatchObject({ run: [{ toCheck: 1, accepted: 1 }] });
  const second = desk?.newer?.version.code ?? '';

  const table = await exportTable(owner, id, DURING);
  const [, line = ''] = (table?.text ?? '').split('\r\n');
  expect(line).toContain(`"accepted, a newer list waits",,1,1,${first},`);
  expect(line).toMatch(new RegExp(`,2,${second},2275,"Illegal, 1 error`));

  const [paper] = (await readPapers(owner, id, null, DURING))?.lists ?? [];
  expect([paper?.version.code, paper?.stands]).toEqual([first, 'accepted, a newer list waits']);
  const shown = await readReceipt(null, receipt, null, DURING);
  expect(shown?.shown.code).toBe(first);

  const asking = { viewer: owner, receipt: null };
  expect(await verifyCode(asking, first, DURING)).toMatchObject({ which: 'accepted' });
  expect(await verifyCode(asking, second, DURING)).toMatchObject({
    which: 'other',
    accepted: { code: first },
  });

  const file = await archiveEvent(owner, id, AFTER);
  if (file === null || file === 'open' || 'notWhole' in file) throw new Error('no archive');
  let text = '';
  for await (const piece of file.pieces) text += piece;
  expect(await checkArchive(JSON.parse(text))).toMatchObject({ sound: true, entries: [{ code: first }] });
});

test('a change of terms judges the list that counts and the newer one', async () => {
  const { owner, id } = await replaced();
  const { counting, newer } = await listIds(id);
  expect([counting.length, newer.length]).toEqual([1, 1]);
  const saved = await saveTerms(owner, id, { version: 1, packs: [pack(1_000)] }, DURING);
  expect(saved).toMatchObject({
    ok: true,
    turned: [
      { version: 1, accepted: true },
      { version: 2, accepted: false },
    ],
  });
  const rows = await db.entryVersion.findMany({
    where: { id: { in: [...counting, ...newer] } },
    select: { termsVersion: true, earlier: { select: { termsVersion: true } } },
  });
  expect(rows).toEqual([1, 2].map(() => ({ termsVersion: 2, earlier: [{ termsVersion: 1 }] })));
});

test('an event of before the rule has in its trail which lists counted, once', async () => {
  const { id } = await replaced();
  await db.event.updateMany({ where: { id }, data: { countingNoted: false } });
  await noteCounting(AFTER);
  await noteCounting(AFTER);
  const rows = await db.eventAudit.findMany({ where: { eventId: id, action: 'counting' } });
  expect(rows.map(({ who, detail }) => [who, JSON.parse(detail)])).toEqual([
    ['Muster', { rule: 'the accepted list, else the last', lists: ['1: version 1'] }],
  ]);
});

test('the rule is one sentence', () => {
  expect(COUNTING_RULE).toMatch(/^[A-Z][^.]+\.$/);
});
