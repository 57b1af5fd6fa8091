import '@/prisma/test-database';
import { describe, expect, test } from 'vitest';
import { printAnswerSchema } from '../../armies/answers';
import { lobositz, newTestViewer } from '../../armies/fixtures/armies';
import { createArmy, saveArmy } from '../../armies/save-army';
import type { Viewer } from '../../identity/viewer';
import { deleteEvent } from '../delete-event';
import { actOnEntry } from '../desk/act-on-entries';
import { AFTER, DURING, entered, newEvent, newKey } from '../fixtures/events';
import type { SentList } from '../schema';
import { enterList, replaceList } from './enter-list';
import { printArmy } from './entered-as';

const newArmy = async (name = 'Turn 1') => {
  const viewer = await newTestViewer();
  const made = await createArmy(viewer, lobositz(name));
  if (!made.ok) throw new Error(made.code);
  return { viewer, army: made.id };
};

const enter = async (viewer: Viewer | null, token: string, list: SentList) => {
  const request = { key: newKey(), name: 'Rhys Bowen', contact: '', list };
  const answer = await enterList({ viewer, address: null }, token, request, DURING);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer;
};

const save = async (viewer: Viewer, army: string, revision: number, name: string) => {
  const saved = await saveArmy(viewer, army, { revision, file: lobositz(name), explicit: true });
  if (!saved.ok) throw new Error(saved.code);
};

/** What its owner is told of a version that is printed. */
const printOf = async (viewer: Viewer, army: string, revision: number, now = DURING) => {
  const print = await printArmy(viewer, army, { revision }, now);
  if (!print.ok) throw new Error(print.code);
  expect(printAnswerSchema.safeParse(print).error).toBeUndefined();
  return print;
};

const codes = ({ lists }: Awaited<ReturnType<typeof printOf>>) => lists.map(({ code }) => code);

describe('an army of mine that is printed', () => {
  test('as it was entered has the code, the signs and the stored verdict of its list', async () => {
    const { owner, id, token } = await newEvent();
    const { viewer, army } = await newArmy();
    const sent = await enter(viewer, token, { army });
    const accept = { act: 'accept', revision: 1, text: '', withErrors: true, withNotes: true } as const;
    await actOnEntry(owner, id, 1, accept, DURING);
    const { lists, changed } = await printOf(viewer, army, 1);
    expect(changed).toBeNull();
    expect(lists).toMatchObject([
      {
        code: sent.code,
        version: 1,
        list: {
          event: 'Autumn Manoeuvres',
          entry: 'Entry 1, Rhys Bowen',
          terms: 'Autumn Manoeuvres 1',
          hash: sent.hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, '$1 '),
          profile: sent.verdict.profile.hash,
        },
      },
    ]);
  });

  test('and changed since says as what it was entered; changed back it is that list again', async () => {
    const { token } = await newEvent();
    const { viewer, army } = await newArmy();
    const first = await enter(viewer, token, { army });
    await save(viewer, army, 1, 'Turn 2');
    const again = await replaceList(
      { viewer, address: null },
      first.token,
      { key: newKey(), list: { army } },
      DURING,
    );
    if (!again.ok) throw new Error(again.code);
    const second = again.receipt.shown.code;
    await save(viewer, army, 2, 'Turn 3');
    expect(await printOf(viewer, army, 3)).toMatchObject({
      lists: [],
      changed: { code: second, version: 2, event: 'Autumn Manoeuvres' },
    });
    expect(codes(await printOf(viewer, army, 2))).toEqual([second]);
    await save(viewer, army, 3, 'Turn 1');
    // the first list, which is not the last that was sent
    expect(codes(await printOf(viewer, army, 4))).toEqual([first.code]);
  });

  test('stands in several events, the next before those that are past', async () => {
    const past = await newEvent({ date: '2026-11-19' });
    const far = await newEvent({ date: '2026-12-24' });
    const next = await newEvent({ date: '2026-11-20' });
    const { viewer, army } = await newArmy();
    const sent = [];
    for (const { token } of [past, far, next]) sent.push(await enter(viewer, token, { army }));
    const [inPast, inFar, inNext] = sent.map(({ code }) => code);
    expect(codes(await printOf(viewer, army, 1))).toEqual([inNext, inFar, inPast]);
    await deleteEvent(next.owner, next.id, DURING);
    expect(codes(await printOf(viewer, army, 1))).toEqual([inFar, inPast]);
  });

  test('is nobody else’s list: one sent without an account, or the same one of another player, says nothing', async () => {
    const { token } = await newEvent();
    const { viewer, army } = await newArmy('The same');
    const other = await newArmy('The same');
    await entered(token, lobositz('The same'));
    await enter(other.viewer, token, { army: other.army });
    for (const now of [DURING, AFTER]) {
      expect(await printOf(viewer, army, 1, now)).toMatchObject({ lists: [], changed: null });
    }
    // a file of mine is known by what is in it
    const mine = await enter(viewer, token, { file: lobositz('The same') });
    expect(codes(await printOf(viewer, army, 1))).toEqual([mine.code]);
  });

  test('and withdrawn is no list any more', async () => {
    const { owner, id, token } = await newEvent();
    const { viewer, army } = await newArmy();
    await enter(viewer, token, { army });
    const withdrawn = await actOnEntry(owner, id, 1, { act: 'withdraw', revision: 1 }, DURING);
    expect(withdrawn.ok).toBe(true);
    expect(await printOf(viewer, army, 1)).toMatchObject({ lists: [], changed: null });
  });
});
