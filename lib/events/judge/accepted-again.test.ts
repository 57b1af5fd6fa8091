import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { lobositz } from '../../armies/fixtures/armies';
import { acceptedWords } from '../../rules/events/verdict-words';
import { actOnEntry } from '../desk/act-on-entries';
import { readDesk } from '../desk/read-desk';
import { readEntry } from '../desk/read-entry';
import { readOwnPaper } from '../desk/read-papers';
import { replaceList } from '../enter/enter-list';
import { readReceipt } from '../enter/receipts';
import { verifyCode } from '../enter/verify-code';
import { DURING, entered, newEvent, newKey, pack, STRANGER } from '../fixtures/events';
import { readTrail } from '../trail/trail-breaks';
import { settleAccepted } from './accepted-again';
import { acceptedVerdict } from './counting';
import type { JudgedAgain } from './judge-again';
import { saveTerms, tryTerms } from './save-terms';

const hours = (count: number): Date => new Date(DURING.getTime() + count * 3_600_000);

/** An event with an accepted list of 2,275 points, a second one that waits, and no limit yet that either breaks. */
const acceptedEvent = async () => {
  const { owner, id, token } = await newEvent();
  const { token: receipt, code } = await entered(token, lobositz());
  await entered(token, lobositz('Second'), 'Anneke Vos');
  const accept = { act: 'accept', revision: 1, text: '', withNotes: true } as const;
  expect(await actOnEntry(owner, id, 1, accept, DURING)).toMatchObject({ ok: true });
  return { owner, id, receipt, code };
};

type Event = Awaited<ReturnType<typeof acceptedEvent>>;

/** Terms of 1,500 points, an hour later. */
const tighten = ({ owner, id }: Event, accepted?: object) =>
  saveTerms(owner, id, { version: 1, packs: [pack(1_500)], ...(accepted && { accepted }) }, hours(1));

/** What holds of the accepted list, as each place says it. */
const trailAndRow = async ({ owner, id, receipt, code }: Event) => {
  const [entry, own, papers, verified, desk] = await Promise.all([
    readEntry(owner, id, 1, 1, hours(2)),
    readReceipt(null, receipt, 1, hours(2)),
    readOwnPaper(null, receipt, 1, hours(2)),
    verifyCode({ viewer: null, receipt }, code, hours(2)),
    readDesk(owner, id, 0, hours(2)),
  ]);
  const [paper] = papers?.lists ?? [];
  const words = [
    entry && acceptedWords(acceptedVerdict(entry.shown, entry.acceptedUnder)),
    own && acceptedWords(acceptedVerdict(own.shown, own.acceptedUnder)),
    paper?.accepted && acceptedWords(acceptedVerdict(paper.version, paper.accepted.under)),
    verified.state === 'shown' &&
      acceptedWords(acceptedVerdict(verified.version, verified.accepted?.under ?? null)),
  ];
  return { words: [...new Set(words)], row: desk?.entries.find(({ number }) => number === 1) };
};

describe('accepted lists that have errors by new terms', () => {
  test('are none where they were accepted with these errors', async () => {
    const { owner, id, token } = await newEvent({}, [pack(1_500)]);
    await entered(token, lobositz());
    const accept = { act: 'accept', revision: 1, text: '', withNotes: true, withErrors: true } as const;
    expect(await actOnEntry(owner, id, 1, accept, DURING)).toMatchObject({ ok: true });
    const packs = [pack(1_500, { version: 2 })];
    expect(await tryTerms(owner, id, { packs }, hours(1))).toMatchObject({ turned: [], accepted: [] });
  });

  test('are named before anything is saved', async () => {
    const { owner, id } = await acceptedEvent();
    expect(await tryTerms(owner, id, { packs: [pack(1_500)] }, hours(1))).toMatchObject({
      turned: [
        { number: 1, accepted: true },
        { number: 2, accepted: false },
      ],
      accepted: [{ number: 1, name: 'Rhys Bowen', version: 1, open: 1 }],
    });
  });

  test('can be let pass at once, with the reason, and every place says so', async () => {
    const event = await acceptedEvent();
    const saved = await tighten(event, { do: 'pass', reason: 'Accepted under terms 1.' });
    expect(saved).toMatchObject({ ok: true, passed: 1, putBack: 0 });
    const { words, row } = await trailAndRow(event);
    expect(words).toEqual(['Accepted: 1 error let pass, 2 warnings, because: Accepted under terms 1.']);
    expect(row).toMatchObject({
      state: 'accepted',
      acceptedVersion: 1,
      counts: { version: { overruled: 1 } },
    });
    // the list that nobody accepted is none of them
    expect((await readEntry(event.owner, event.id, 2, null, hours(2)))?.shown.overrulings).toEqual([]);
    expect((await readTrail(event.id)).breaks).toEqual([]);
    // each of them can count again, as if it had been let pass at the desk
    const finding = row && (await readEntry(event.owner, event.id, 1, null, hours(2)))?.shown.overrulings[0];
    const { revision = 0 } = row ?? {};
    const uphold = { act: 'uphold', revision, version: 1, finding: finding?.finding ?? '' } as const;
    expect(await actOnEntry(event.owner, event.id, 1, uphold, hours(3))).toMatchObject({ ok: true });
    expect((await trailAndRow(event)).words).toEqual([
      'Accepted under terms 1. By terms 2: illegal, 1 error, 2 warnings.',
    ]);
    expect((await readTrail(event.id)).breaks).toEqual([]);
  });

  test('go back to be checked', async () => {
    const event = await acceptedEvent();
    expect(await tighten(event, { do: 'back' })).toMatchObject({ ok: true, passed: 0, putBack: 1 });
    expect((await trailAndRow(event)).row).toMatchObject({
      state: 'sent',
      acceptedVersion: null,
      acceptedUnder: null,
    });
    expect((await readTrail(event.id)).breaks).toEqual([]);
  });

  test('stay as they are where nobody decides, and every place says by which terms they were accepted', async () => {
    const event = await acceptedEvent();
    expect(await tighten(event)).toMatchObject({ ok: true, passed: 0, putBack: 0 });
    const { words, row } = await trailAndRow(event);
    expect(words).toEqual(['Accepted under terms 1. By terms 2: illegal, 1 error, 2 warnings.']);
    expect(row).toMatchObject({ state: 'accepted', acceptedVersion: 1, acceptedUnder: 1 });
    // with the next terms it is asked again, though they find the same
    const next = { version: 2, packs: [pack(1_500, { version: 2 })] };
    expect(await tryTerms(event.owner, event.id, { packs: next.packs }, hours(3))).toMatchObject({
      turned: [],
      accepted: [{ number: 1, open: 1 }],
    });
    const pass = { do: 'pass', reason: 'Accepted under terms 1.' };
    const saved = await saveTerms(event.owner, event.id, { ...next, accepted: pass }, hours(3));
    expect(saved).toMatchObject({ passed: 1 });
  });

  test('stay what counts beside a newer one that waits to be checked already', async () => {
    const event = await acceptedEvent();
    const newer = { key: newKey(), list: { file: lobositz('Newer') } };
    expect(await replaceList(STRANGER, event.receipt, newer, DURING)).toMatchObject({ ok: true });
    expect(await tighten(event, { do: 'back' })).toMatchObject({ ok: true, putBack: 0 });
    expect((await trailAndRow(event)).row).toMatchObject({
      state: 'sent',
      acceptedVersion: 1,
      currentVersion: 2,
    });
    expect((await readTrail(event.id)).breaks).toEqual([]);
  });

  test('need a reason to be let pass', async () => {
    const event = await acceptedEvent();
    expect(await tighten(event, { do: 'pass', reason: ' ' })).toMatchObject({
      errors: [{ at: ['accepted', 'reason'], message: 'Give the reason: it is empty.' }],
    });
  });

  test('are refused where they have more errors than one go lets pass', async () => {
    const event = await acceptedEvent();
    const again = {
      withdrawn: false,
      asks: true,
      open: Array(700).fill({ key: 'x' }),
    };
    const settled = (lists: number) =>
      settleAccepted(
        Array<unknown>(lists).fill(again) as JudgedAgain[],
        { do: 'pass', reason: 'So.' },
        { person: { id: event.id, name: 'Marie' }, now: DURING },
      );
    expect(settled(2)).toMatchObject({ passed: 2 });
    expect(settled(3)).toMatchObject({
      errors: [{ at: ['accepted'], message: expect.stringContaining('2,100 findings in 3 lists') }],
    });
  });
});
