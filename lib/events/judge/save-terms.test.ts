import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { db } from '../../db';
import type { TermRule } from '../../rules/events/schema';
import { actOnEntry } from '../desk/act-on-entries';
import { isOverBudget } from '../desk/event-budget';
import { readDesk } from '../desk/read-desk';
import { readEntry } from '../desk/read-entry';
import { readPapers } from '../desk/read-papers';
import { enterList } from '../enter/enter-list';
import { withdrawEntry } from '../enter/receipts';
import { newChecker } from '../fixtures/desk';
import {
  AFTER,
  DURING,
  entered,
  MANOEUVRES,
  newEvent,
  newKey,
  PUBLIC,
  pack,
  STRANGER,
} from '../fixtures/events';
import { readEvent } from '../read-event';
import { saveEvent } from '../save-event';
import { readAudit } from '../trail/audit';
import { isByEarlierTerms, termsUses } from './counting';
import { saveTerms, tryTerms } from './save-terms';

const FEW: TermRule = {
  kind: 'limit',
  id: 'few',
  name: 'Units, few',
  of: ['units'],
  measure: 'count',
  severity: 'error',
  max: { count: 1 },
};

const stored = (id: string) =>
  db.entryVersion.findMany({ where: { entry: { eventId: id } }, orderBy: { sentAt: 'asc' } });

describe('other terms', () => {
  test('with a key that the rules do not know are refused, and it is named', async () => {
    const { owner, id } = await newEvent();
    const misspelt = pack(1_500, {
      rules: [{ kind: 'group', must: 'required', group: 'brigade-commander', severity: 'error' }],
    });
    const { termsVersion: version } = await db.event.findUniqueOrThrow({ where: { id } });
    expect(await saveTerms(owner, id, { version, packs: [misspelt] }, DURING)).toMatchObject({
      ok: false,
      code: 'invalid',
      errors: [{ at: ['packs', 0, 'rules', 0], message: expect.stringContaining('“brigade-commander”') }],
    });
  });

  test('are tried without anything being stored: which verdicts turn, and by what', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    const before = await stored(id);
    const tried = await tryTerms(owner, id, { packs: [pack(1_500)] }, DURING);
    expect(tried).toMatchObject({
      ok: true,
      same: 0,
      frozen: 0,
      turned: [{ number: 1, was: { standing: 'legal' }, is: { standing: 'illegal', errors: 1 }, goes: [] }],
    });
    expect(tried.ok && tried.turned[0]?.comes).toHaveLength(1);
    expect(await stored(id)).toEqual(before);
    expect(await tryTerms(owner, id, { packs: [pack(2_900)] }, DURING)).toMatchObject({
      turned: [],
      same: 1,
    });
  });

  test('may be a draft that takes the place of its pack, for a checker too; withdrawn lists are not told', async () => {
    const few = pack(9_000, { id: 'few', name: 'Few', rules: [FEW] });
    const { owner, id, token } = await newEvent({}, [pack(), few]);
    const checker = await newChecker(owner, id);
    await entered(token, lobositz());
    const { token: receipt } = await entered(token, lobositz('Second'), 'Anna');
    const draft = (max: number) => tryTerms(checker, id, { draft: [pack(max)] }, DURING);
    // both packs count: the list breaks the other one before and after
    expect(await draft(1_500)).toMatchObject({
      turned: [1, 2].map((number) => ({ number, was: { errors: 1 }, is: { errors: 2 }, goes: [] })),
      same: 0,
      lists: 2,
      legal: 0,
    });
    expect(await draft(2_900)).toMatchObject({ turned: [], same: 2 });
    await withdrawEntry(STRANGER.viewer, receipt, { revision: 1 }, DURING);
    expect(await draft(1_500)).toMatchObject({ turned: [{ number: 1 }], lists: 1 });
    expect(await tryTerms(checker, id, { draft: [{ ...few, rules: [] }] }, DURING)).toMatchObject({
      turned: [{ number: 1, is: { standing: 'legal' } }],
      lists: 1,
      legal: 1,
    });
    // frozen lists keep their verdict, and count by it
    const closed = await tryTerms(checker, id, { draft: [{ ...few, rules: [] }] }, AFTER);
    expect(closed).toMatchObject({ turned: [], same: 0, frozen: 1, lists: 1, legal: 0 });
  });

  test('are a new version, by which open lists are judged; what they were judged before is kept', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    const saved = await saveTerms(owner, id, { version: 1, packs: [pack(1_500)] }, DURING);
    expect(saved).toMatchObject({ ok: true, terms: { version: 2 }, turned: [{ number: 1 }] });
    const entry = await readEntry(owner, id, 1, null, DURING);
    expect(entry?.shown.verdict).toMatchObject({ standing: 'illegal', termsVersion: 2 });
    expect(entry?.shown.earlier).toMatchObject([{ standing: 'legal', termsVersion: 1, points: 2275 }]);
    // whoever had it open has not seen this verdict
    expect(
      await actOnEntry(owner, id, 1, { act: 'accept', revision: 1, text: '', withNotes: true }, DURING),
    ).toMatchObject({
      code: 'stale',
    });
    expect((await readDesk(owner, id, 0, DURING))?.termsVersion).toBe(2);
    // the same again, and what was made on older ones
    expect(await saveTerms(owner, id, { version: 1, packs: [pack(1_500)] }, DURING)).toMatchObject({
      ok: true,
    });
    expect(await saveTerms(owner, id, { version: 1, packs: [pack(9)] }, DURING)).toMatchObject({
      code: 'stale',
      current: { version: 2 },
    });
  });

  test('keep an overruling as long as its finding is there', async () => {
    const { owner, id, token } = await newEvent({}, [pack(1_500)]);
    await entered(token, lobositz());
    const finding = (await readEntry(owner, id, 1, null, DURING))?.shown.report.findings[0]?.key ?? '';
    const act = { act: 'overrule', revision: 1, version: 1, finding, reason: 'A scenario.' } as const;
    expect(await actOnEntry(owner, id, 1, act, DURING)).toMatchObject({ ok: true });
    await saveTerms(owner, id, { version: 1, packs: [pack(1_600)] }, DURING);
    expect((await readEntry(owner, id, 1, null, DURING))?.shown).toMatchObject({ overruled: 1 });
    await saveTerms(owner, id, { version: 2, packs: [pack(3_000)] }, DURING);
    expect((await readEntry(owner, id, 1, null, DURING))?.shown).toMatchObject({ overruled: 0 });
  });

  test('keep an overruling when the pack has another name, and never of another rule at the same place', async () => {
    const limit = (id: string, count: number): TermRule => ({
      kind: 'limit',
      id,
      name: `Units, ${id}`,
      of: ['units'],
      measure: 'count',
      severity: 'error',
      max: { count },
    });
    const { owner, id, token } = await newEvent({}, [pack(3_000, { rules: [limit('few', 1)] })]);
    await entered(token, lobositz());
    const shown = async () => (await readEntry(owner, id, 1, null, DURING))?.shown;
    const finding = (await shown())?.report.findings.find(({ slot }) => slot === 'limit:few')?.key ?? '';
    await actOnEntry(
      owner,
      id,
      1,
      { act: 'overrule', revision: 1, version: 1, finding, reason: 'Why.' },
      DURING,
    );
    const rules = [limit('some', 2), limit('few', 1)];
    const renamed = pack(3_000, { name: 'Winter Manoeuvres', version: 2, rules });
    await saveTerms(owner, id, { version: 1, packs: [renamed] }, DURING);
    const two = await shown();
    expect(two).toMatchObject({ verdict: { errors: 2 }, overruled: 1, overrulings: [{ finding }] });
    expect(two?.report.findings.find(({ key }) => key === finding)).toMatchObject({ slot: 'limit:few' });
    await saveTerms(owner, id, { version: 2, packs: [pack(3_000, { rules: [limit('some', 2)] })] }, DURING);
    expect(await shown()).toMatchObject({ verdict: { errors: 1 }, overruled: 0 });
  });

  test('keep one that was stored when findings were known by the name of their pack', async () => {
    const { owner, id, token } = await newEvent({}, [pack(1_500)]);
    await entered(token, lobositz());
    const finding = (await readEntry(owner, id, 1, null, DURING))?.shown.report.findings[0]?.key ?? '';
    const act = { act: 'overrule', revision: 1, version: 1, finding, reason: 'A scenario.' } as const;
    expect(await actOnEntry(owner, id, 1, act, DURING)).toMatchObject({ ok: true });
    const [row] = await stored(id);
    const where = { id: row?.id ?? '' };
    const report = JSON.parse(row?.report ?? '');
    const earlier = report.findings.map(({ slot: _, ...each }: Record<string, unknown>) =>
      each.key === finding
        ? {
            ...each,
            key: 'terms-points  Autumn Manoeuvres',
            message: String(each.message).replace('; ', ': '),
          }
        : each,
    );
    await db.entryVersion.update({
      where,
      data: { report: JSON.stringify({ ...report, findings: earlier }) },
    });
    await db.overruling.updateMany({
      where: { versionId: where.id },
      data: { finding: 'terms-points  Autumn Manoeuvres' },
    });
    // nothing turns by the other key alone
    expect(await tryTerms(owner, id, { packs: [pack(1_500)] }, DURING)).toMatchObject({
      turned: [],
      same: 1,
    });
    expect((await readEntry(owner, id, 1, null, DURING))?.today).toMatchObject({ same: true });
    await saveTerms(owner, id, { version: 1, packs: [pack(1_600, { name: 'Winter' })] }, DURING);
    expect((await readEntry(owner, id, 1, null, DURING))?.shown).toMatchObject({
      overruled: 1,
      overrulings: [{ finding, reason: 'A scenario.' }],
    });
  });

  test('of other rules, or none, are refused with their place', async () => {
    const { owner, id } = await newEvent();
    const other = pack(10, { system: 'mcnally' });
    expect(await tryTerms(owner, id, { packs: [pack(), other] }, DURING)).toMatchObject({
      code: 'invalid',
      errors: [{ at: ['packs', 1, 'system'] }],
    });
    const broken = { ...pack(), rules: [{ kind: 'points', max: 'many' }] };
    const refused = await tryTerms(owner, id, { packs: [broken] }, DURING);
    expect(refused).toMatchObject({ code: 'invalid' });
    expect(!refused.ok && refused.code === 'invalid' && refused.errors[0]?.at.slice(0, 3)).toEqual([
      'packs',
      0,
      'rules',
    ]);
  });
});

describe('after closing', () => {
  test('neither terms nor a later closing change a stored verdict', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    const before = await stored(id);
    const closed = { version: 1, packs: [pack(1_500)] };
    expect(await saveTerms(owner, id, closed, AFTER)).toMatchObject({ errors: [{ at: ['lists'] }] });
    expect(await saveTerms(owner, id, { ...closed, lists: 'new' }, AFTER)).toMatchObject({
      ok: true,
      turned: [],
      same: 0,
      frozen: 1,
      reopened: 1,
    });
    expect(await stored(id)).toEqual(before);

    // opened again: what was sent before stays frozen, what comes now is not
    const later = { ...MANOEUVRES, closesAt: '2026-11-23T19:00:00.000Z', publicAt: null };
    expect(await saveEvent(owner, id, { revision: 1, event: later }, AFTER)).toMatchObject({ ok: true });
    const reopened = new Date('2026-11-23T10:00:00.000Z');
    const request = { key: newKey(), name: 'Late', contact: '', list: { file: lobositz('Late') } };
    expect(await enterList(STRANGER, token, request, reopened)).toMatchObject({ ok: true });
    const again = { version: 2, packs: [pack(3_000)] };
    expect(await saveTerms(owner, id, again, reopened)).toMatchObject({ errors: [{ at: ['lists'] }] });
    expect(await saveTerms(owner, id, { ...again, lists: 'none' }, reopened)).toMatchObject({
      ok: false,
      code: 'invalid',
    });
    const saved = await saveTerms(owner, id, { ...again, lists: 'new' }, reopened);
    expect(saved).toMatchObject({ frozen: 1, turned: [{ number: 2, is: { standing: 'legal' } }] });
    expect((await stored(id))[0]).toEqual(before[0]);

    // the desk's rows say which of them are judged by other terms than those in force
    const measures = async () =>
      (await readDesk(owner, id, 0, reopened))?.entries.map(({ counts }) =>
        isByEarlierTerms(counts.version.verdict, 3),
      );
    expect(await measures()).toEqual([true, false]);
    const all = { version: 3, packs: [pack(1_500)], lists: 'all' };
    const tried = await tryTerms(owner, id, { packs: [pack(1_500)], lists: 'all' }, reopened);
    expect(tried).toMatchObject({ frozen: 0, reopened: 1, turned: [{ number: 1 }, { number: 2 }] });
    expect(await saveTerms(owner, id, all, reopened)).toMatchObject({ frozen: 0, reopened: 1 });
    expect(
      (await readDesk(owner, id, 0, reopened))?.entries.map(({ counts }) =>
        isByEarlierTerms(counts.version.verdict, 4),
      ),
    ).toEqual([false, false]);
    const kept = await readEntry(owner, id, 1, null, reopened);
    expect(kept?.shown.earlier).toMatchObject([{ standing: 'legal', termsVersion: 1 }]);
    const told = await readAudit(owner, id);
    expect(told?.rows.flatMap(({ action, detail }) => (action === 'terms' ? [detail.lists] : []))).toEqual([
      'all',
      'new',
      'new',
    ]);
    expect(told?.whole).toMatchObject({ breaks: [], before: 0 });
    // closed again: only a request for all lists changes a verdict
    const shut = new Date('2026-11-24T10:00:00.000Z');
    const none = { ...all, version: 4, packs: [pack(3_000)], lists: 'none' };
    expect(await saveTerms(owner, id, none, shut)).toMatchObject({ turned: [], frozen: 2 });
    expect(await saveTerms(owner, id, { ...none, version: 5, lists: 'all' }, shut)).toMatchObject({
      frozen: 0,
      turned: [{ number: 1 }, { number: 2 }],
    });
    expect((await readAudit(owner, id))?.whole).toMatchObject({ breaks: [], before: 0 });
  });

  test.each([
    ['none', 1, 'legal', 1],
    ['new', 1, 'illegal', 2],
    ['all', 2, 'illegal', 2],
  ])(
    'with lists "%s", a list in time is judged by terms %i and a late one is %s by terms %i',
    async (...row) => {
      const [lists, early, standing, late] = row;
      const { owner, id, token } = await newEvent({ late: 'mark' });
      await entered(token, lobositz());
      const saved = await saveTerms(owner, id, { version: 1, packs: [pack(1_500)], lists }, AFTER);
      expect(saved).toMatchObject({ ok: true });
      const answer = await entered(token, lobositz('Late'), 'Late', AFTER);
      expect(answer.verdict).toMatchObject({ standing, termsVersion: late });
      const after = PUBLIC;
      const page = await readEvent(owner, id, after);
      expect(page?.entries?.map((entry) => [entry.terms, entry.late])).toEqual([
        [early, false],
        [late, true],
      ]);
      expect(page).toMatchObject({ listTerms: late, uses: termsUses([early, late]) });
      // The limit that a row of the desk is held against follows the terms of its list.
      const desk = await readDesk(owner, id, 0, after);
      expect(desk?.entries.map((entry) => isOverBudget(entry))).toEqual([early === 2, late === 2]);
      const papers = await readPapers(owner, id, null, after);
      const isMixed = early !== late;
      expect(papers?.terms).toBe(
        isMixed ? 'Autumn Manoeuvres 1 (terms 1), Autumn Manoeuvres 1 (terms 2)' : 'Autumn Manoeuvres 1',
      );
      const audit = await readAudit(owner, id);
      expect(audit?.whole).toMatchObject({ breaks: [] });
      // Once it is opened again, the newest terms judge what comes.
      const times = { closesAt: '2026-12-01T19:00:00.000Z', publicAt: null };
      await saveEvent(owner, id, { revision: 1, event: { ...MANOEUVRES, ...times } }, after);
      const reopened = await entered(token, lobositz('Third'), 'Third', after);
      expect(reopened.verdict).toMatchObject({ termsVersion: 2 });
    },
  );

  test('a late list is frozen as the others are, also when the event is opened again', async () => {
    const { owner, id, token } = await newEvent({ late: 'mark' });
    await entered(token, lobositz(), 'Late', AFTER);
    const hourLater = new Date(AFTER.getTime() + 60 * 60 * 1000);
    const later = { ...MANOEUVRES, closesAt: '2026-11-23T19:00:00.000Z', publicAt: null };
    expect(await saveEvent(owner, id, { revision: 1, event: later }, hourLater)).toMatchObject({ ok: true });
    expect(await tryTerms(owner, id, { packs: [pack(1_500)] }, hourLater)).toMatchObject({
      turned: [],
      frozen: 1,
      reopened: 1,
    });
  });

  test('today’s verdict is worked out beside a stored one, and never written', async () => {
    const { owner, id, token } = await newEvent();
    await entered(token, lobositz());
    // as if it had been judged by older data
    const row = (await stored(id))[0];
    await db.entryVersion.update({
      where: { id: row?.id ?? '' },
      data: {
        dataVersion: '2020.1',
        legal: false,
        errors: 3,
        report: JSON.stringify({ findings: [], standings: [], more: 0, stats: {}, points: 1 }),
      },
    });
    const before = await stored(id);
    const entry = await readEntry(owner, id, 1, null, AFTER);
    expect(entry?.shown.verdict).toMatchObject({ standing: 'illegal', errors: 3, dataVersion: '2020.1' });
    expect(entry?.today).toMatchObject({ same: false, verdict: { standing: 'legal', errors: 0 } });
    expect(await stored(id)).toEqual(before);
  });
});
