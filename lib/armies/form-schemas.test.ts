import { describe, expect, test } from 'vitest';
import { loadSystem, SYSTEM_IDS } from '@/lib/rules';
import { newArmySchema, renameSchema } from './form-schemas';

const TYPED = { name: '', nation: 'prussia', year: 1757, scale: '28', budget: '' };

const messagesOf = (answer: { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }) =>
  answer.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form of a new army', () => {
  test.each([
    ['', 1, null],
    ['1,250', 1, 1250],
    ['1.250', 1, 1250],
    ['20½', 0.5, 20.5],
  ])('reads a limit of "%s" in steps of %d as %s', (budget, step, read) => {
    expect(newArmySchema(step).parse({ ...TYPED, budget }).budget).toBe(read);
  });

  test.each([
    [{ budget: 'lots' }, 'budget', 'A whole number from 1 to 100,000, or nothing for no limit.'],
    [{ budget: '20½' }, 'budget', 'A whole number from 1 to 100,000, or nothing for no limit.'],
    [{ name: 'x'.repeat(121) }, 'name', 'at most 120 characters'],
  ])('says at the field what is wrong with %j', (typed, field, message) => {
    expect(messagesOf(newArmySchema(1).safeParse({ ...TYPED, ...typed }))).toEqual([[field, message]]);
  });

  test.each(SYSTEM_IDS)('gives an army that the reader of %s takes as it is', async (id) => {
    const system = await loadSystem(id);
    const { nations, years, scales, budgetStep } = system.choices;
    const asked = newArmySchema(budgetStep).parse({
      name: ' Von\u0000 der\tMarck ',
      nation: nations[0]?.value,
      year: years[0],
      scale: scales[0]?.value,
      budget: '1,500',
    });
    const file = system.newArmy(asked, () => 'n');
    const { parse } = await system.reader();
    const read = parse(JSON.parse(JSON.stringify(file)));
    expect(read).toMatchObject({ ok: true, value: { name: 'Von der Marck', army: { budget: 1500 } } });
  });
});

test.each([
  [' Seydlitz\u202E ', 'Seydlitz'],
  ['x'.repeat(120), 'x'.repeat(120)],
])('an army is renamed from %j', (name, renamed) => {
  expect(renameSchema.parse({ name })).toEqual({ name: renamed });
});

test.each(['', '  ', '\u0000', 'x'.repeat(121)])('no army is renamed to %j', (name) => {
  expect(messagesOf(renameSchema.safeParse({ name }))).toHaveLength(1);
});
