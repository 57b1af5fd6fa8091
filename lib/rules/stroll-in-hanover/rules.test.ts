import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { fileReader } from '../fixtures/file-reader';

const strollInHanover = await loadSystem('stroll-in-hanover');

const stand = (number: number, secondLine = false) => ({
  id: `u${number}`,
  type: 'line',
  sp: 3,
  morale: 4,
  ...(secondLine && { secondLine }),
});

const codesOf = async (units: readonly unknown[]): Promise<string[]> => {
  const { parse } = await strollInHanover.reader();
  const read = fileReader(parse, 'stroll-in-hanover');
  const file = read({
    name: 'Bergen',
    army: { nation: 'france', year: 1759, divisions: [{ id: 'd', units }] },
  });
  return strollInHanover.assess(file).findings.map(({ code }) => code);
};

test.each([
  [25, 0, false],
  [26, 0, true],
  [19, 1, false],
  [20, 1, true],
])('%i stands, %i of them marked as second line: v18 speaks %s', async (stands, marked, speaks) => {
  const units = Array.from({ length: stands }, (_, index) => stand(index, index < marked));
  expect((await codesOf(units)).includes('v18')).toBe(speaks);
});
