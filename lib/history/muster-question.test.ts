import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYSTEM_IDS } from '../rules';
import { type MusterQuestion, musterParams, musterQuestion } from './muster-question';

const place = fc.tuple(fc.nat(30), fc.nat(30)).map(([formation, unit]) => `f${formation}u${unit}`);

const row = fc
  .record(
    {
      type: fc.constantFrom('foot-guards', 'line'),
      class: fc.constantFrom('superior', 'standard'),
      round: fc.constantFrom('up' as const, 'down' as const),
      together: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((choice) => Object.keys(choice).length > 0);

const some = <T>(value: fc.Arbitrary<T>) => fc.dictionary(place, value, { minKeys: 1, maxKeys: 5 });
const weight = fc.integer({ min: 0, max: 2000 }).map((half) => half / 2);

const side = fc.record(
  {
    formations: fc.uniqueArray(fc.oneof(place, fc.constant('')), { maxLength: 5 }),
    units: some(fc.boolean()),
    rows: some(row),
    reconstruct: fc.record(
      {
        horse: fc.integer({ min: 0, max: 100 }),
        gunsPerThousand: fc.integer({ min: 0, max: 200 }).map((half) => half / 2),
        foot: fc.record({ line: weight, guard: weight }),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const question = fc.record({
  rules: fc.constantFrom(...SYSTEM_IDS),
  ledgerSide: fc.constantFrom(0 as const, 1 as const),
  whole: fc.record(
    {
      scale: fc.constantFrom('28mm', '10mm'),
      size: fc.constantFrom({ units: 20 }, { budget: 1500.5 }, { factor: 1.5 }),
      settings: fc.constantFrom({ merged: true }, { men: 20, kind: 'guards' }),
    },
    { requiredKeys: [] },
  ),
  sides: fc.tuple(side, side),
});

/** As the framework hands over the parameters of an address. */
const searched = (params: [string, string][]) => Object.fromEntries(new URLSearchParams(params));

describe('the address of a mustering', () => {
  test('says the whole question, and is read back as it was', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const read = musterQuestion(searched(musterParams(asked as MusterQuestion)));
        expect(read).toEqual({ question: asked, faults: [] });
      }),
    );
  });

  test('boxes of a form come one by one', () => {
    const { question: read } = musterQuestion({ p0: ['f1', 'f3'], p1: 'none', size: 'units', amount: '' });
    expect(read.sides).toEqual([{ formations: ['f1', 'f3'] }, { formations: [] }]);
    expect(read.whole).toEqual({});
  });

  test.each([
    [{ rules: 'chess' }, /no such rule system/],
    [{ size: 'units', amount: '1e9' }, /size asked for/],
    [{ r0: 'f1u1.colour.red' }, /first side/],
    [{ u1: `-${'x'.repeat(100)}` }, /second side/],
  ])('what cannot be chosen is left aside and told: %o', (search, told) => {
    const { faults } = musterQuestion(search);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(told);
  });
});
