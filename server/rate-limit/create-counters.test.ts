import { afterAll, expect, test } from 'vitest';
import { databaseUrl, onPostgres } from '@/prisma/test-database';
import { openCounters } from './create-counters';

type Counters = Awaited<ReturnType<typeof openCounters>>;

const instances: Counters[] = [];
const instance = async (url = databaseUrl): Promise<Counters> => {
  const counters = await openCounters(url);
  instances.push(counters);
  return counters;
};
afterAll(() => Promise.all(instances.map((each) => each.close())));

const LIMIT = { keyPrefix: 'page-person', points: 3, duration: 60 };

const taken = async (of: { consume: (key: string) => Promise<unknown> }, key: string): Promise<boolean> =>
  of.consume(key).then(
    () => true,
    () => false,
  );

test('instances of one PostgreSQL server count together, those of a file each for itself', async () => {
  // at once, as ten that start together
  const [first, second] = await Promise.all(Array.from({ length: 10 }, () => instance()));
  if (first === undefined || second === undefined) throw new Error('no instances');
  const [one, other] = [first.limiter(LIMIT), second.limiter(LIMIT)];
  const turns = [await taken(one, 'a'), await taken(other, 'a'), await taken(one, 'a')];
  expect(turns).toEqual([true, true, true]);
  // from the next sum on each knows what the others have counted
  for (const each of [first, second]) await each.add();
  expect(await taken(other, 'a')).toBe(!onPostgres);
  expect(await taken(one, 'b')).toBe(true);
});

test('two counts of one name are a fault, not one count', async () => {
  const { limiter } = await instance();
  limiter({ ...LIMIT, keyPrefix: 'sign-address' });
  limiter({ ...LIMIT, keyPrefix: 'sign-address' });
  expect(() => limiter({ ...LIMIT, keyPrefix: 'sign-address', duration: 900 })).toThrow(/sign-address/);
});

test('what was given back is counted no more, by the others neither', async () => {
  const [first, second] = [await instance(), await instance()];
  const limit = { ...LIMIT, keyPrefix: 'given-back' };
  const [one, other] = [first.limiter(limit), second.limiter(limit)];
  for (let time = 0; time < 9; time++) {
    expect(await taken(one, 'd')).toBe(true);
    if (time % 3 === 0) for (const each of [first, second]) await each.add();
    await one.reward('d', 1);
  }
  for (const each of [first, second]) await each.add();
  expect([await taken(other, 'd'), await taken(other, 'd'), await taken(other, 'd')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('what is counted under another name is another count', async () => {
  const { limiter } = await instance();
  const page = limiter({ ...LIMIT, keyPrefix: 'page', points: 1 });
  const save = limiter({ ...LIMIT, keyPrefix: 'save', points: 1 });
  expect([await taken(page, 'c'), await taken(save, 'c'), await taken(page, 'c')]).toEqual([
    true,
    true,
    false,
  ]);
});
