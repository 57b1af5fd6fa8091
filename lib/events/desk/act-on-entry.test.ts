import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { replaceList } from '../enter/enter-list';
import { answerOrganisers, readReceipt, withdrawEntry } from '../enter/receipts';
import { newChecker } from '../fixtures/desk';
import { AFTER, DURING, entered, newEvent, newKey, pack, STRANGER } from '../fixtures/events';
import type { Act, ActAnswer, EntryDetail } from '../schema';
import { readAudit } from '../trail/audit';
import { actOnEntry, actOnSeveral } from './act-on-entries';
import { readDesk } from './read-desk';
import { readEntry } from './read-entry';

const done = (answer: ActAnswer): EntryDetail => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.entry;
};

/** An event with one list of two errors, and its desk. */
const desk = async () => {
  const event = await newEvent({}, [pack(1_500)]);
  const sent = await entered(event.token, lobositz());
  const act = (request: Act, viewer = event.owner) => actOnEntry(viewer, event.id, 1, request, DURING);
  return { ...event, sent, act };
};

describe('what an organiser does', () => {
  test('asking and answering, returning and replacing go to and fro, and the receipt tells it', async () => {
    const { owner, id, sent, act } = await desk();
    expect(done(await act({ act: 'ask', revision: 1, text: 'Which year?' }))).toMatchObject({
      state: 'asked',
    });
    const answered = await answerOrganisers(null, sent.token, { revision: 2, text: '1756' }, DURING);
    expect(answered).toMatchObject({ ok: true, receipt: { state: 'sent', revision: 3 } });
    expect((await readDesk(owner, id, 0, DURING))?.entries[0]).toMatchObject({
      state: 'sent',
      lastWord: 'player',
    });
    done(await act({ act: 'return', revision: 3, text: '775 points over.' }));
    const receipt = await readReceipt(null, sent.token, null, DURING);
    expect(receipt?.state).toBe('returned');
    expect(receipt?.messages.map(({ from, kind, who }) => [from, kind, who])).toEqual([
      ['organiser', 'question', 'Marie'],
      ['player', 'answer', 'Rhys Bowen'],
      ['organiser', 'return', 'Marie'],
    ]);
    const again = { key: newKey(), list: { file: lobositz('Mended') } };
    expect(await replaceList(STRANGER, sent.token, again, DURING)).toMatchObject({
      receipt: { state: 'sent' },
    });
  });

  test('a list with errors is accepted when they are overruled, or all the same', async () => {
    const { act } = await desk();
    expect(await act({ act: 'accept', revision: 1, text: '' })).toMatchObject({
      code: 'findings',
      errors: 1,
    });
    const entry = done(await act({ act: 'note', revision: 1, text: 'Looked at it.' }));
    const [finding] = entry.shown.report.findings;
    const key = finding?.key ?? '';
    expect(
      await act({ act: 'overrule', revision: 2, version: 1, finding: 'none', reason: 'x' }),
    ).toMatchObject({
      code: 'invalid',
      errors: [{ at: ['finding'] }],
    });
    const reason = 'A scenario of the book.';
    const overruled = done(await act({ act: 'overrule', revision: 2, version: 1, finding: key, reason }));
    expect(overruled.shown).toMatchObject({
      overruled: 1,
      overrulings: [{ finding: key, reason, who: 'Marie' }],
    });
    // the stored verdict itself stays as it is
    expect(overruled.shown.verdict).toMatchObject({ standing: 'illegal', errors: 1 });
    done(await act({ act: 'uphold', revision: 3, version: 1, finding: key }));
    expect(await act({ act: 'accept', revision: 4, text: '' })).toMatchObject({ code: 'findings' });
    const accepted = done(
      await act({ act: 'accept', revision: 4, text: '', withErrors: true, withNotes: true }),
    );
    expect(accepted).toMatchObject({ state: 'accepted', acceptedVersion: 1 });
  });

  test('an accepted list stays so when another is sent; locked, none is', async () => {
    const { sent, act } = await desk();
    done(await act({ act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true }));
    const send = () => ({ key: newKey(), list: { file: lobositz('Another') } });
    expect(await replaceList(STRANGER, sent.token, send(), DURING)).toMatchObject({
      receipt: { state: 'sent', currentVersion: 2, acceptedVersion: 1 },
    });
    done(await act({ act: 'lock', revision: 3 }));
    expect(await replaceList(STRANGER, sent.token, send(), DURING)).toMatchObject({
      code: 'closed',
      why: 'locked',
    });
    expect(await withdrawEntry(null, sent.token, { revision: 4 }, DURING)).toMatchObject({ why: 'locked' });
    done(await act({ act: 'unlock', revision: 4 }));
    expect(await withdrawEntry(null, sent.token, { revision: 5 }, DURING)).toMatchObject({ ok: true });
    expect(await replaceList(STRANGER, sent.token, send(), DURING)).toMatchObject({ why: 'withdrawn' });
  });

  test('a note of the terms is ticked by hand, and no other', async () => {
    const { owner, id, act } = await desk();
    const slot = 'note:painted';
    const ticked = done(await act({ act: 'tick', revision: 1, version: 1, note: slot, kept: true }));
    expect(ticked.shown.ticks).toMatchObject([{ note: slot, kept: true, who: 'Marie' }]);
    expect((await readDesk(owner, id, 0, DURING))?.entries[0]).toMatchObject({
      counts: { notes: 1, ticked: 1 },
    });
    expect(await act({ act: 'tick', revision: 2, version: 1, note: 'points', kept: true })).toMatchObject({
      code: 'invalid',
    });
    const back = done(await act({ act: 'tick', revision: 2, version: 1, note: slot, kept: null }));
    expect(back.shown.ticks).toEqual([]);
  });

  test('a list is not accepted while a note is not ticked, but all the same or once it is', async () => {
    const { owner, id, token } = await newEvent({}, [pack()]);
    for (const name of ['A', 'B']) await entered(token, lobositz(name), name);
    const act = (number: number, request: Act) => actOnEntry(owner, id, number, request, DURING);
    const accept = { act: 'accept', revision: 1, text: '' } as const;
    expect(await act(1, accept)).toMatchObject({ ok: false, code: 'notes', notes: 1 });
    expect(done(await act(1, { ...accept, withNotes: true }))).toMatchObject({ state: 'accepted' });
    done(await act(2, { act: 'tick', revision: 1, version: 1, note: 'note:painted', kept: true }));
    expect(done(await act(2, { ...accept, revision: 2 }))).toMatchObject({ state: 'accepted' });
    expect((await readDesk(owner, id, 0, DURING))?.entries.map(({ counts }) => counts.ticked)).toEqual([
      0, 1,
    ]);
  });
});

describe('two at once', () => {
  test('of two who accept and return, one does it and the other is told what was done', async () => {
    const { owner, id, act } = await desk();
    const checker = await newChecker(owner, id);
    const answers = await Promise.all([
      act({ act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true }),
      act({ act: 'return', revision: 1, text: 'Too large.' }, checker),
    ]);
    const [won, lost] = answers[0].ok ? answers : answers.toReversed();
    const accepted = answers[0].ok;
    expect(won).toMatchObject({ ok: true, entry: { revision: 2 } });
    expect(lost).toMatchObject({
      code: 'stale',
      current: { state: accepted ? 'accepted' : 'returned' },
      last: { who: accepted ? 'Marie' : 'Tomasz', action: accepted ? 'accept' : 'return' },
    });
    const audit = await readAudit(owner, id);
    expect(audit?.rows.filter(({ action }) => action === 'accept' || action === 'return')).toHaveLength(1);
  });

  test('the same act sent twice is done once, and both have its answer', async () => {
    const { owner, id, act } = await desk();
    const request: Act = { act: 'return', revision: 1, text: 'Too large.' };
    const answers = [...(await Promise.all([act(request), act(request)])), await act(request)];
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, entry: { state: 'returned', revision: 2 } });
    const entry = await readEntry(owner, id, 1, null, DURING);
    expect(entry?.messages).toHaveLength(1);
  });

  test('several are accepted at once, but those with open errors or changed meanwhile', async () => {
    const { owner, id, token } = await newEvent({}, [pack(2_300)]);
    for (const name of ['A', 'B', 'C']) await entered(token, lobositz(name), name);
    const file = lobositz('With errors');
    const army = file.army as { brigades: { units: unknown[] }[] };
    const twice = army.brigades[0]?.units ?? [];
    const units = twice.map((unit) => ({ ...(unit as object), id: `${(unit as { id: string }).id}b` }));
    await entered(
      token,
      { ...file, army: { ...army, brigades: [...army.brigades, { id: 'bx', units }] } },
      'D',
    );
    await actOnEntry(owner, id, 2, { act: 'note', revision: 1, text: 'Hm.' }, DURING);
    const entries = [1, 2, 4, 9].map((number) => ({ number, revision: 1 }));
    const left = [
      { number: 2, why: 'stale' },
      { number: 4, why: 'errors' },
      { number: 9, why: 'gone' },
    ];
    expect(await actOnSeveral(owner, id, { act: 'accept', entries }, DURING)).toMatchObject({
      done: [],
      left: [{ number: 1, why: 'notes' }, ...left],
    });
    const answer = await actOnSeveral(owner, id, { act: 'accept', entries, withNotes: true }, DURING);
    expect(answer).toMatchObject({ done: [1], left });
    expect((await readAudit(owner, id))?.rows.find(({ action }) => action === 'accept')?.detail).toEqual({
      version: 1,
      text: '',
      withNotes: true,
    });
  });

  test('several are returned with one note and locked, in one turn; what an act does not fit is named', async () => {
    const { owner, id, token } = await newEvent();
    for (const name of ['A', 'B', 'C', 'D']) await entered(token, lobositz(name), name);
    await actOnEntry(owner, id, 3, { act: 'withdraw', revision: 1 }, DURING);
    const asked = (revisions: readonly number[]) =>
      revisions.map((revision, index) => ({ number: index + 1, revision }));
    const text = 'Send it again, with its year.';
    const returned = { act: 'return', text, entries: asked([1, 1, 2, 7]) } as const;
    const before = (await readAudit(owner, id))?.rows.length ?? 0;
    expect(await actOnSeveral(owner, id, returned, DURING)).toEqual({
      ok: true,
      done: [1, 2],
      left: [
        { number: 3, why: 'state', message: expect.any(String) },
        { number: 4, why: 'stale', message: expect.any(String) },
      ],
    });
    expect((await readEntry(owner, id, 2, null, DURING))?.messages).toMatchObject([{ kind: 'return', text }]);
    expect((await readAudit(owner, id))?.rows).toHaveLength(before + 2);
    const locked = await actOnSeveral(owner, id, { act: 'lock', entries: asked([2, 2, 2, 1]) }, DURING);
    expect(locked).toMatchObject({ done: [1, 2, 4], left: [{ number: 3 }] });
    const again = await actOnSeveral(owner, id, { ...returned, entries: asked([3, 3, 2, 2]) }, DURING);
    expect(again).toMatchObject({ done: [4], left: [{ why: 'done' }, { why: 'done' }, { why: 'state' }] });
    const desk = await readDesk(owner, id, 0, DURING);
    expect(desk?.entries.map(({ state, locked: shut }) => [state, shut])).toEqual([
      ...[
        ['returned', true],
        ['returned', true],
        ['withdrawn', false],
        ['returned', true],
      ],
    ]);
  });
});

describe('a desk', () => {
  test('answers what was written since, and nothing else', async () => {
    const { owner, id, token } = await newEvent();
    for (const name of ['A', 'B']) await entered(token, lobositz(name), name);
    const first = await readDesk(owner, id, 0, DURING);
    expect(await readDesk(owner, id, first?.moves, DURING)).toMatchObject({
      entries: [],
      moves: first?.moves,
    });
    await actOnEntry(owner, id, 2, { act: 'lock', revision: 1 }, DURING);
    const second = await readDesk(owner, id, first?.moves, DURING);
    expect(second?.entries.map(({ number, locked }) => [number, locked])).toEqual([[2, true]]);
    await entered(token, lobositz('C'), 'C');
    const third = await readDesk(owner, id, second?.moves, DURING);
    expect(third?.entries.map(({ number }) => number)).toEqual([3]);
  });

  test('shows the stored verdict beside today’s, and knows what is frozen', async () => {
    const { owner, id, sent } = await desk();
    const before = await readEntry(owner, id, 1, null, DURING);
    expect(before?.shown.frozen).toBe(false);
    expect(before?.today).toMatchObject({ same: true, verdict: { errors: 1 } });
    const after = await readEntry(owner, id, 1, null, AFTER);
    expect(after?.shown).toMatchObject({ frozen: true, hash: sent.hash });
  });
});
