import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { armyText, lobositz, newTestViewer } from '../../armies/fixtures/armies';
import { createArmy } from '../../armies/save-army';
import { db } from '../../db';
import { readDesk } from '../desk/read-desk';
import {
  AFTER,
  CLOSING,
  DURING,
  entered,
  GRACE_ENDS,
  newEvent,
  newKey,
  PUBLIC,
  pack,
  STRANGER,
} from '../fixtures/events';
import type { Pack } from '../judge/verdict-answers';
import type { SentList } from '../schema';
import { checkList } from './check-list';
import { enterList, replaceList, type Sender } from './enter-list';
import { readReceipt } from './receipts';

const asRule = (rule: object) => ({ severity: 'error', ...rule }) as Pack['rules'][number];

const request = (file: unknown = lobositz(), key = newKey()) => ({
  key,
  name: 'Rhys Bowen',
  contact: '',
  list: { file },
});

describe('a list that is sent', () => {
  test('is judged under the terms, numbered, and shown by its receipt alone', async () => {
    const { owner, id, token } = await newEvent();
    const first = await entered(token, lobositz());
    const second = await entered(token, lobositz('Another'), 'Anneke Vos');
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(first.code).toMatch(/^AM-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    expect(first.verdict).toMatchObject({ standing: 'legal', points: 2275, termsVersion: 1 });
    const receipt = await readReceipt(null, first.token, null, DURING);
    expect(receipt).toMatchObject({ number: 1, state: 'sent', closed: null, currentVersion: 1 });
    expect(receipt?.shown.hash).toBe(first.hash);
    expect(receipt?.shown.report.standings.map(({ state }) => state)).toEqual(['kept', 'tick']);
    expect(await readReceipt(null, 'A'.repeat(32), null, DURING)).toBeNull();
    const desk = await readDesk(owner, id, 0, DURING);
    expect(desk?.entries.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Rhys Bowen'],
      [2, 'Anneke Vos'],
    ]);
    // names do not make another list of it
    expect(desk?.entries[0]?.counts.alike).toBe(desk?.entries[1]?.counts.alike);
    expect(desk?.entries[0]?.counts.version.hash).not.toBe(desk?.entries[1]?.counts.version.hash);
  });

  test('with errors is taken and marked', async () => {
    const { token } = await newEvent({}, [pack(1_500)]);
    const sent = await entered(token, lobositz());
    expect(sent.verdict).toMatchObject({ standing: 'illegal', errors: 1 });
    const { shown } = (await readReceipt(null, sent.token, null, DURING)) ?? {};
    expect(shown?.report.findings[0]).toMatchObject({
      code: 'terms-points',
      origin: { kind: 'event', name: 'Autumn Manoeuvres' },
    });
  });

  test('is told what would settle a finding, by the check or by the change that it knows', async () => {
    const [points, scale] = [
      { kind: 'points', max: 2_260 },
      { kind: 'scale', only: ['15'] },
    ];
    const { token } = await newEvent({}, [pack(0, { rules: [points, scale].map(asRule) })]);
    const checked = await checkList(null, token, { list: { file: lobositz() } }, DURING);
    const sent = await entered(token, lobositz());
    const kept = (await readReceipt(null, sent.token, null, DURING))?.shown.report.findings;
    const advised = kept?.map(({ code, advice }) => [code, advice]);
    expect(advised?.slice(0, 2)).toEqual([
      ['terms-points', expect.stringMatching(/^It is enough to leave out .+\.$/)],
      ['terms-scale', 'To settle it: set the scale to 15.'],
    ]);
    expect(checked.ok && checked.report.findings).toEqual(kept);
  });

  test('may be an army of the viewer, a file or a pasted text; what is none is refused with its place', async () => {
    const { token } = await newEvent();
    const viewer = await newTestViewer();
    const created = await createArmy(viewer, lobositz());
    const army = created.ok ? created.id : '';
    const by = (list: SentList, sender: Sender = { viewer, address: null }) =>
      enterList(sender, token, { ...request(), list }, DURING);
    expect(await by({ army })).toMatchObject({ ok: true });
    expect(await by({ army }, STRANGER)).toMatchObject({
      code: 'invalid',
      errors: [{ at: ['list', 'army'] }],
    });
    expect(await by({ text: armyText('lobositz-1756-prussia') })).toMatchObject({ ok: true });
    expect(await by({ text: '{"muster": 1,' })).toMatchObject({ code: 'invalid' });
    expect(await by({ file: { muster: 1, system: 'mcnally' } })).toMatchObject({ code: 'invalid' });
    expect(await db.entry.count({ where: { userId: viewer.userId } })).toBe(2);
  });

  test('is checked before it is sent without anything being stored', async () => {
    const { id, token } = await newEvent({}, [pack(1_500)]);
    const checked = await checkList(null, token, { list: { file: lobositz() } }, DURING);
    expect(checked).toMatchObject({ ok: true, verdict: { errors: 1, points: 2275 } });
    expect(await db.entry.count({ where: { eventId: id } })).toBe(0);
  });
});

describe('nothing lost, nothing doubled', () => {
  test('the same key has the same answer, from the same second and long after', async () => {
    const { id, token } = await newEvent();
    const sent = request();
    const answers = await Promise.all([1, 2, 3, 4].map(() => enterList(STRANGER, token, sent, DURING)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await enterList(STRANGER, token, sent, AFTER)).toEqual(answers[0]);
    expect(await db.entry.count({ where: { eventId: id } })).toBe(1);
    expect(await db.entryVersion.count({ where: { entry: { eventId: id } } })).toBe(1);
  });

  test('many at once all get in, each with a number of its own, and no more than there are places', async () => {
    const { owner, id, token } = await newEvent({ capacity: 8 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => enterList(STRANGER, token, request(), DURING)),
    );
    const numbers = answers.flatMap((answer) => (answer.ok ? [answer.number] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toHaveLength(4);
    expect(refused.every((answer) => !answer.ok && answer.code === 'closed' && answer.why === 'full')).toBe(
      true,
    );
    expect((await readDesk(owner, id, 0, DURING))?.entries).toHaveLength(8);
  });

  test('a list in the place of another keeps both, and a key sends once', async () => {
    const { token } = await newEvent();
    const { token: receipt, code } = await entered(token, lobositz());
    const sent = { key: newKey(), list: { file: lobositz('Second') } };
    const both = await Promise.all([1, 2].map(() => replaceList(STRANGER, receipt, sent, DURING)));
    for (const answer of both) expect(answer).toMatchObject({ ok: true, receipt: { currentVersion: 2 } });
    const read = await readReceipt(null, receipt, 1, DURING);
    expect(read?.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(read?.shown).toMatchObject({ number: 1, code });
    expect(read?.versions[0]?.code).not.toBe(code);
  });
});

describe('the closing second', () => {
  test.each([
    ['the closing second itself', CLOSING, 'in time'],
    ['the last moment of grace', GRACE_ENDS, 'in time'],
    ['a moment later', AFTER, 'refused'],
    ['before it opens', new Date('2026-10-31T08:00:00Z'), 'refused'],
  ])('%s', async (_, now, becomes) => {
    const { token } = await newEvent();
    const answer = await enterList(STRANGER, token, request(), now);
    expect(answer).toMatchObject(becomes === 'in time' ? { ok: true, late: false } : { code: 'closed' });
  });

  test('where late ones are marked, they are taken with a mark', async () => {
    const { token } = await newEvent({ late: 'mark' });
    expect(await enterList(STRANGER, token, request(), AFTER)).toMatchObject({ ok: true, late: true });
  });

  test('the same of a list in the place of another', async () => {
    const { token } = await newEvent();
    const { token: receipt } = await entered(token, lobositz());
    const sent = () => ({ key: newKey(), list: { file: lobositz('Second') } });
    expect(await replaceList(STRANGER, receipt, sent(), GRACE_ENDS)).toMatchObject({ ok: true });
    expect(await replaceList(STRANGER, receipt, sent(), AFTER)).toMatchObject({
      code: 'closed',
      why: 'late',
    });
    expect((await readReceipt(null, receipt, null, PUBLIC))?.closed).toContain('closed');
  });
});
