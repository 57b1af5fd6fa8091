import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '@/lib/api/client';
import type { ArmyRecord, SaveAnswer } from '@/lib/armies/schema';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import { type Draft, type DraftKeeper, filePrint } from './draft';
import { fileNamed as file } from './named-file.fixture';
import type { QueueNews } from './queue-state';
import { createSaveQueue, type SaveQueue } from './save-queue';
import { type SaveOf, saveWords } from './save-state';

const record = (revision: number, name: string): ArmyRecord => ({
  id: 'a1',
  revision,
  editedAt: '2026-11-20T14:02:00.000Z',
  file: file(name),
});

/** A server that keeps one army, and what a browser's storage keeps. */
const bench = () => {
  let stored = record(5, 'first');
  let kept: Draft<ArmyFile> | null = null;
  const drafts: DraftKeeper<ArmyFile> = {
    read: () => kept,
    write: (draft) => {
      kept = draft;
      return true;
    },
    clear: () => {
      kept = null;
    },
  };
  const put = ({ revision, file }: SaveOf<ArmyFile>): SaveAnswer => {
    if (revision !== stored.revision) return { ok: false, code: 'stale', current: stored };
    stored = { ...stored, revision: revision + 1, file };
    return { ok: true, revision: stored.revision, editedAt: stored.editedAt };
  };
  const sent: SaveOf<ArmyFile>[] = [];
  const behind = { count: 0 };
  const mode = { answer: (request: SaveOf<ArmyFile>): Promise<SaveAnswer> => Promise.resolve(put(request)) };
  const open = (onNews: (news: QueueNews<ArmyFile>) => void = () => {}) =>
    createSaveQueue(stored, {
      drafts,
      send: (request) => {
        sent.push(request);
        return mode.answer(request);
      },
      onState: () => {},
      onNews,
      onVersion: () => {},
      onBehind: () => void behind.count++,
    });
  return {
    open,
    put,
    mode,
    sent,
    behind,
    drafts,
    stored: () => stored,
    kept: () => kept,
    change: (next: ArmyRecord) => (stored = next),
  };
};

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the save queue', () => {
  test('typing is sent once, after a rest, with the revision it edits', async () => {
    const { open, sent, stored, kept } = bench();
    const queue = open();
    for (const name of ['f', 'fi', 'fir']) {
      queue.edited(file(name));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(sent).toHaveLength(0);
    expect(queue.save().kind).toBe('saving');
    expect(kept()?.file.name).toBe('fir');
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toEqual([{ revision: 5, file: file('fir') }]);
    expect(stored()).toMatchObject({ revision: 6, file: { name: 'fir' } });
    expect(queue.save().kind).toBe('saved');
    expect(kept()).toBeNull();
  });

  test('one save is in flight; an edit made meanwhile follows on the new revision', async () => {
    const { open, put, mode, sent, stored } = bench();
    mode.answer = (request) => new Promise((done) => setTimeout(() => done(put(request)), 2000));
    const queue = open();
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    queue.edited(file('b'));
    await vi.advanceTimersByTimeAsync(1200);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ revision }) => revision)).toEqual([5, 6]);
    expect(stored().file.name).toBe('b');
    expect(queue.save().kind).toBe('saved');
  });

  test('without a connection edits stay in the browser and are tried again', async () => {
    const { open, put, mode, stored, kept } = bench();
    mode.answer = offline;
    const queue = open();
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    expect(queue.save()).toEqual({ kind: 'unsent', why: 'connection', isDraftStored: true });
    queue.edited(file('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept()?.file.name).toBe('b');
    mode.answer = (request) => Promise.resolve(put(request));
    queue.wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(stored().file.name).toBe('b');
    expect(queue.save().kind).toBe('saved');
    expect(kept()).toBeNull();
  });

  test('it comes back by itself, and a fault of the server is named as one', async () => {
    const { open, put, mode, stored } = bench();
    mode.answer = () => Promise.reject(Object.assign(new Error('503'), { status: 503 }));
    const queue = open();
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    expect(queue.save()).toMatchObject({ kind: 'unsent', why: 'server' });
    mode.answer = (request) => Promise.resolve(put(request));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored().file.name).toBe('a');
  });

  test('a full disk is told in the words of the server, and the edit is sent when there is room again', async () => {
    const { open, put, mode, stored, kept } = bench();
    const message = 'The disk of this Muster is full.';
    mode.answer = () => Promise.reject(new RequestError(message, 'disk-full', 507));
    const queue = open();
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queue.save()).toEqual({ kind: 'unsent', why: 'server', isDraftStored: true, message });
    expect(saveWords(queue.save(), true)).toBe(`Not sent, kept on this device. ${message}`);
    expect(kept()?.file.name).toBe('a');
    mode.answer = (request) => Promise.resolve(put(request));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored().file.name).toBe('a');
    expect(queue.save().kind).toBe('saved');
  });

  test('a save whose answer got lost is no conflict', async () => {
    const { open, put, mode, stored } = bench();
    const queue = open();
    mode.answer = (request) => {
      put(request);
      return offline();
    };
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    expect(stored().revision).toBe(6);
    queue.edited(file('b'));
    mode.answer = (request) => Promise.resolve(put(request));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.save().kind).toBe('saved');
    expect(stored()).toMatchObject({ revision: 7, file: { name: 'b' } });
  });

  test('a version from elsewhere is a conflict; nothing is sent until the player has chosen', async () => {
    const { open, sent, change, stored, kept } = bench();
    const queue = open();
    change(record(6, 'theirs'));
    queue.edited(file('mine'));
    await vi.advanceTimersByTimeAsync(700);
    expect(queue.save()).toMatchObject({
      kind: 'conflict',
      current: { revision: 6, file: { name: 'theirs' } },
    });
    queue.edited(file('mine too'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept()?.file.name).toBe('mine too');
    queue.keepMine();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.at(-1)).toEqual({ revision: 6, file: file('mine too'), explicit: true });
    expect(stored()).toMatchObject({ revision: 7, file: { name: 'mine too' } });
    expect(kept()).toBeNull();
  });

  test('taking theirs goes on from their revision', async () => {
    const { open, change, stored, kept } = bench();
    const queue = open();
    change(record(6, 'theirs'));
    queue.edited(file('mine'));
    await vi.advanceTimersByTimeAsync(700);
    queue.adopt(stored());
    expect(queue.save().kind).toBe('saved');
    expect(kept()).toBeNull();
    queue.edited(file('theirs, and more'));
    await vi.advanceTimersByTimeAsync(700);
    expect(stored()).toMatchObject({ revision: 7, file: { name: 'theirs, and more' } });
  });

  test('a refusal is said, kept, and tried again with the next edit', async () => {
    const { open, put, mode, kept, stored } = bench();
    mode.answer = () =>
      Promise.resolve({
        ok: false,
        code: 'invalid',
        errors: [{ at: ['army', 'year'], message: 'a number' }],
      });
    const queue = open();
    queue.edited(file('bad'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.save()).toEqual({ kind: 'refused', message: 'a number' });
    expect(kept()?.file.name).toBe('bad');
    mode.answer = (request) => Promise.resolve(put(request));
    queue.edited(file('good'));
    await vi.advanceTimersByTimeAsync(700);
    expect(stored().file.name).toBe('good');
  });

  test('an army deleted elsewhere keeps its edits here', async () => {
    const { open, mode, kept } = bench();
    mode.answer = () => Promise.resolve({ ok: false, code: 'not-found' });
    const queue = open();
    queue.edited(file('mine'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.save().kind).toBe('gone');
    expect(kept()?.file.name).toBe('mine');
  });

  test('leaving sends the last edit without waiting', async () => {
    const { open, stored } = bench();
    const queue = open();
    queue.edited(file('last'));
    queue.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(stored().file.name).toBe('last');
  });
});

describe('what once went wrong', () => {
  test('two edits in one rest and a hidden tab are no conflict', async () => {
    const { open, put, mode, stored } = bench();
    mode.answer = (request) => {
      const answer = put(request);
      return new Promise((done) => setTimeout(() => done(answer), 1000));
    };
    const queue = open();
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    queue.edited(file('b'));
    queue.leave();
    await vi.advanceTimersByTimeAsync(1100);
    expect(queue.save().kind).toBe('saving');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.save().kind).toBe('saved');
    expect(stored()).toMatchObject({ revision: 7, file: { name: 'b' } });
  });

  test('mine that was kept is saved on purpose however often it has to be tried, also by the next page', async () => {
    const { open, put, mode, sent, change, stored, kept } = bench();
    const queue = open();
    change(record(6, 'theirs'));
    queue.edited(file('mine'));
    await vi.advanceTimersByTimeAsync(700);
    mode.answer = offline;
    queue.keepMine();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent.slice(1).map(({ explicit }) => explicit)).not.toContain(undefined);
    const next = open();
    next.onDraftFound(kept() as Draft<ArmyFile>, stored());
    mode.answer = (request) => Promise.resolve(put(request));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.at(-1)).toEqual({ revision: 6, file: file('mine'), explicit: true });
    expect(next.save().kind).toBe('saved');
  });

  test('a save that fails leaves an open conflict open', async () => {
    const { open, put, mode, change } = bench();
    const queue = open();
    change(record(6, 'theirs'));
    mode.answer = (request) => new Promise((done) => setTimeout(() => done(put(request)), 1000));
    queue.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    mode.answer = () => new Promise((_, fail) => setTimeout(() => fail(new TypeError('lost')), 2000));
    queue.edited(file('b'));
    queue.leave();
    await vi.advanceTimersByTimeAsync(1100);
    expect(queue.save().kind).toBe('conflict');
    await vi.advanceTimersByTimeAsync(1100);
    expect(queue.save().kind).toBe('conflict');
  });

  test('a name that ends in a space, which the server takes off, is known again', async () => {
    const { open, put, mode, change, stored } = bench();
    const queue = open();
    mode.answer = (request) => {
      put(request);
      change({ ...stored(), file: file('Prinz') });
      return offline();
    };
    queue.edited(file('Prinz '));
    await vi.advanceTimersByTimeAsync(700);
    mode.answer = (request) => Promise.resolve(put(request));
    queue.edited(file('Prinz Heinrich'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.save().kind).toBe('saved');
    expect(stored().file.name).toBe('Prinz Heinrich');
  });

  test('a page opened while a save of the one before is on its way goes on from it', async () => {
    const { open, put, mode, stored, kept } = bench();
    let arrive = () => {};
    mode.answer = (request) => new Promise((done) => (arrive = () => done(put(request))));
    const first = open();
    first.edited(file('a'));
    first.leave();
    const next = open();
    next.onDraftFound(kept() as Draft<ArmyFile>, stored());
    next.edited(file('b'));
    arrive();
    mode.answer = (request) => Promise.resolve(put(request));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(next.save().kind).toBe('saved');
    expect(stored().file.name).toBe('b');
  });
});

describe('two tabs of one browser', () => {
  const pair = () => {
    const all = bench();
    const tabs: SaveQueue<ArmyFile>[] = [];
    const tell = (from: number) => (news: QueueNews<ArmyFile>) =>
      tabs.filter((_, index) => index !== from).forEach((tab) => void tab.hear(structuredClone(news)));
    tabs.push(all.open(tell(0)), all.open(tell(1)));
    return { ...all, first: tabs[0] as SaveQueue<ArmyFile>, second: tabs[1] as SaveQueue<ArmyFile> };
  };

  test('only the tab that was edited saves; both end on the same revision', async () => {
    const { first, second, sent } = pair();
    first.edited(file('a'));
    expect(second.save().kind).toBe('saving');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(1);
    expect([first.revision(), second.revision()]).toEqual([6, 6]);
    expect([first.save().kind, second.save().kind]).toEqual(['saved', 'saved']);
  });

  test('edits in turn make no conflict, even while a save is in flight', async () => {
    const { first, second, put, mode, stored } = pair();
    mode.answer = (request) => new Promise((done) => setTimeout(() => done(put(request)), 1500));
    first.edited(file('a'));
    await vi.advanceTimersByTimeAsync(700);
    second.edited(file('b'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stored().file.name).toBe('b');
    expect([first.save().kind, second.save().kind]).toEqual(['saved', 'saved']);
    expect(first.revision()).toBe(second.revision());
  });

  test('when the edited tab dies the other one saves its edit', async () => {
    const { open, stored } = bench();
    const survivor = open();
    survivor.hear({ kind: 'edited', draft: { base: 5, file: file('a'), at: 1, sent: [] } });
    await vi.advanceTimersByTimeAsync(6000);
    expect(stored().file.name).toBe('a');
  });

  test('a tab that never saw the edit does not take its number: it has to fetch the version', () => {
    const { open, behind } = bench();
    const late = open();
    late.hear({ kind: 'saved', base: 5, revision: 6, editedAt: '2026-11-20T14:03:00.000Z', print: 'unseen' });
    expect([late.revision(), behind.count]).toEqual([5, 1]);
    late.adopt(record(6, 'second'));
    expect(late.revision()).toBe(6);
  });
});

describe('edits found when an army is opened', () => {
  const draft = (base: number, name: string, sent: readonly string[] = []): Draft<ArmyFile> => ({
    base,
    file: file(name),
    at: 1,
    sent,
  });

  test.each([
    ['the server has it already', record(6, 'b'), draft(5, 'b'), 'saved'],
    ['the server is where the draft began', record(5, 'a'), draft(5, 'b'), 'saving'],
    ['the server holds what was sent last', record(6, 'b'), draft(5, 'c', [filePrint(file('b'))]), 'saving'],
    [
      'what was sent was saved, and saved over',
      record(7, 'b'),
      draft(5, 'c', [filePrint(file('b'))]),
      'conflict',
    ],
    ['the server has moved on', record(6, 'x'), draft(5, 'b'), 'conflict'],
    ['the server was set back', record(3, 'x'), draft(5, 'b'), 'conflict'],
  ])('%s', (_, stored, kept, kind) => {
    const { open, change } = bench();
    change(stored);
    const queue = open();
    queue.onDraftFound(kept, stored);
    expect(queue.save().kind).toBe(kind);
  });
});
