import { describe, expect, test } from 'vitest';
import { FairQueue } from '@/lib/platform/fair-queue';
import { MOST_WAITING, takeTurn } from './pdf-workers';

/** A task that ends when it is told to. */
const held = () => {
  let end: (value: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { task: () => promise, end: (value: string) => end(value) };
};

/** Turns of a queue of its own. */
const createTurns = (waiting: number = MOST_WAITING.all) => {
  const queue = new FairQueue({ atOnce: 1, waiting });
  return {
    take: <T>(person: string, task: () => Promise<T>, signal?: AbortSignal) =>
      takeTurn({ queue }, person, task, signal),
    waiting: () => queue.waiting,
  };
};

describe('turns', () => {
  test('180 tasks of 30 people at once: none refused, one at a time, a person in turn, each in order', async () => {
    const turns = createTurns();
    const done: string[] = [];
    let running = 0;
    let most = 0;
    const people = Array.from({ length: 30 }, (_, at) => `p${at}`);
    const answers = people.flatMap((person) =>
      Array.from({ length: 6 }, (_, at) =>
        turns.take(person, async () => {
          most = Math.max(most, ++running);
          await new Promise(setImmediate);
          running--;
          done.push(`${person} ${at}`);
          return at;
        }),
      ),
    );
    expect(await Promise.all(answers)).toEqual(
      people.flatMap(() => [0, 1, 2, 3, 4, 5].map((value) => ({ ok: true, value }))),
    );
    expect(most).toBe(1);
    // the first began at once, before anybody else was there
    expect(done[0]).toBe('p0 0');
    for (const person of people) {
      expect(done.filter((each) => each.startsWith(`${person} `))).toEqual(
        [0, 1, 2, 3, 4, 5].map((at) => `${person} ${at}`),
      );
    }
    for (let round = 1; round < 5; round++) {
      const persons = done.slice(round * 30, round * 30 + 30).map((each) => each.split(' ')[0]);
      expect(new Set(persons).size).toBe(30);
    }
  });

  test('come to one who asks once before those who ask often', async () => {
    const turns = createTurns();
    const first = held();
    const done: string[] = [];
    const asked = [
      turns.take('often', first.task),
      ...['a', 'b', 'c'].map((name) => turns.take('often', async () => done.push(name))),
      turns.take('once', async () => done.push('mine')),
    ];
    first.end('');
    await Promise.all(asked);
    expect(done).toEqual(['a', 'mine', 'b', 'c']);
  });

  test('are refused to one who waits for as many as he may, and to no other', async () => {
    const turns = createTurns(MOST_WAITING.each + 1);
    const first = held();
    const asked = Array.from({ length: 1 + MOST_WAITING.each }, () => turns.take('often', first.task));
    expect(await turns.take('often', first.task)).toEqual({ ok: false, code: 'person-full' });
    const other = turns.take('other', first.task);
    expect(await turns.take('third', first.task)).toEqual({ ok: false, code: 'all-full' });
    expect(turns.waiting()).toBe(MOST_WAITING.each + 1);
    first.end('done');
    const answers = await Promise.all([...asked, other]);
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: 'done' })));
    expect(turns.waiting()).toBe(0);
    expect(await turns.take('often', async () => 1)).toEqual({ ok: true, value: 1 });
  });

  test('are given up by one who goes, and never begun', async () => {
    const turns = createTurns();
    const first = held();
    const begun: string[] = [];
    const leaving = new AbortController();
    const running = turns.take('a', first.task);
    const left = turns.take('a', async () => begun.push('left'), leaving.signal);
    const stays = turns.take('a', async () => begun.push('stays'));
    leaving.abort();
    expect(await left).toEqual({ ok: false, code: 'gone' });
    expect(turns.waiting()).toBe(1);
    first.end('');
    await Promise.all([running, stays]);
    expect(begun).toEqual(['stays']);
    expect(await turns.take('a', async () => begun.push('late'), leaving.signal)).toEqual({
      ok: false,
      code: 'gone',
    });
  });

  test('drop the answer for one who goes while it is made', async () => {
    const turns = createTurns();
    const first = held();
    const leaving = new AbortController();
    const running = turns.take('a', first.task, leaving.signal);
    leaving.abort();
    first.end('made');
    expect(await running).toEqual({ ok: false, code: 'gone' });
  });

  test('go on after a task that fails, which alone is told', async () => {
    const turns = createTurns();
    const fails = turns.take('a', () => Promise.reject(new Error('broken')));
    const next = turns.take('a', async () => 'whole');
    await expect(fails).rejects.toThrow('broken');
    expect(await next).toEqual({ ok: true, value: 'whole' });
  });
});
