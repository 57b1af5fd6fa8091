import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SharedCounts } from './shared-counts';

type Question = { readonly values?: readonly [readonly string[], readonly number[], readonly number[]] };

/** A server of one table, as the statement leaves it; `away` while it does not answer. */
const server = (clock: () => number) => {
  const table = new Map<string, { points: number; expire: number }>();
  const state = { away: false };
  const query = async (question: object) => {
    const { values } = question as Question;
    if (state.away) throw new Error('away');
    if (values === undefined) return { rows: [] };
    const [keys, points, durations] = values;
    const rows = keys.map((key, index) => {
      const old = table.get(key);
      const open = old !== undefined && old.expire > clock();
      const row = {
        points: (open ? old.points : 0) + (points[index] ?? 0),
        expire: open ? old.expire : clock() + (durations[index] ?? 0),
      };
      table.set(key, row);
      return { key, points: row.points, left: String(row.expire - clock()) };
    });
    return { rows };
  };
  return { query, table, state };
};

const LIMIT = { points: 3, duration: 60 };

const taken = (counts: SharedCounts, key = 'a'): boolean => {
  try {
    counts.consume(key, 1, LIMIT);
    return true;
  } catch (refusal) {
    expect(refusal).toMatchObject({ msBeforeNext: expect.any(Number) });
    return false;
  }
};

const two = () => {
  let now = 0;
  const clock = () => now;
  const store = server(clock);
  const counts = [0, 1].map(() => new SharedCounts(store, 'turns', clock)) as [SharedCounts, SharedCounts];
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { store, counts, pass, close: () => Promise.all(counts.map((each) => each.close())) };
};

describe('counts of several instances', () => {
  test('while the server is away each goes on by itself, and nothing counted is forgotten', async () => {
    const { store, counts, close } = two();
    const [one, other] = counts;
    store.state.away = true;
    expect([taken(one), taken(one), taken(other)]).toEqual([true, true, true]);
    await one.add();
    expect([taken(one), taken(one)]).toEqual([true, false]);
    store.state.away = false;
    await one.add();
    await other.add();
    expect(store.table.get('a')?.points).toBe(5);
    expect(taken(other)).toBe(false);
    await close();
  });

  test('a window ends for all at once, however late one has begun to count', async () => {
    const { counts, pass, close } = two();
    const [one, other] = counts;
    expect([taken(one), taken(one), taken(one)]).toEqual([true, true, true]);
    await one.add();
    pass(50_000);
    expect(taken(other)).toBe(true);
    await other.add();
    expect(taken(other)).toBe(false);
    pass(10_001);
    expect([taken(other), taken(one)]).toEqual([true, true]);
    await close();
  });

  test('the sum on the server is what all have counted, in whatever order they add', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), fc.boolean()), { maxLength: 40 }), async (steps) => {
        const { store, counts, close } = two();
        let sent = 0;
        for (const [who, adds] of steps) {
          const counting = counts[who as 0 | 1];
          if (adds) await counting.add();
          else {
            taken(counting, 'b');
            sent++;
          }
        }
        await close();
        expect(store.table.get('b')?.points ?? 0).toBe(sent);
      }),
    );
  });
});
