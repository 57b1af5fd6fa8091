import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadSystem } from '../../rules';
import { combine } from '../../rules/events/combine';
import { judge } from '../../rules/events/judge';
import { parsePack } from '../../rules/events/reader';
import { readArmyText } from '../../rules/read-army';
import { leadOf } from '../judge/judge-list';

const system = await loadSystem('honours-of-war');
const read = await readArmyText(
  readFileSync('data/honours-of-war/armies/lobositz-1756-prussia.json', 'utf8'),
);

const leadUnder = async (...rules: readonly unknown[]): Promise<string | null> => {
  const parsed = parsePack({ pack: 1, id: 'autumn', name: 'Autumn', system: system.id, rules });
  if (!parsed.ok || !read.ok) throw new Error('It cannot be read');
  return leadOf((await judge(system, read.file, combine([parsed.value]))).findings);
};

const CAVALRY = { kind: 'limit', id: 'horse', name: 'Cavalry', of: ['cavalry'], measure: 'points' };

test.each([
  ['a sum that is too large', [{ kind: 'points', max: 2100 }], '175 points over'],
  ['one that is too small', [{ kind: 'points', min: 2400 }], '125 too few'],
  [
    'what is wrong before what is wanted',
    [
      { kind: 'points', min: 2400 },
      { kind: 'years', from: 1757, to: 1763 },
    ],
    'This army is of 1756',
  ],
  [
    'a limit by its name',
    [{ ...CAVALRY, max: { percent: 10, of: 'points' } }],
    /^Cavalry: \d+, at most 227\.5 points$/,
  ],
])('the weightiest finding in few words: %s', async (_, rules, words) => {
  expect(await leadUnder(...rules)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

test('what the book finds is told in its own sentence; an army that nothing is found of has none', async () => {
  const { findings } = await judge(system, read.ok ? read.file : (null as never), combine([]));
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  expect(warnings.length).toBeGreaterThan(0);
  expect(leadOf(findings)).toBe(warnings[0]?.message);
  expect(leadOf([])).toBeNull();
});
