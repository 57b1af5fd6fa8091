import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gramsOf } from '../rules/core/text/likeness';
import { meaningsOf, ranked, seekOf } from './search';

test('a word with a fault shares three letters in a row with the one it means', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(), (name, place) => {
      const at = place % name.length;
      const fault = name.slice(0, at) + name.slice(at + 1);
      expect(seekOf(fault).some((gram) => gramsOf(name).includes(gram))).toBe(true);
    }),
  );
});

test('the order in which a store hands words and entries over does not matter', () => {
  const entries = ['Minden', 'Munden', 'Mindelheim', 'Minden und Ravensberg'].map((label, index) => ({
    id: `${index}`,
    kind: index === 0 ? 'battle' : 'unit',
    label,
    detail: '',
    otherNames: '',
    own: 0,
  }));
  const words = ['minden', 'munden', 'mindelheim', 'leuthen'];
  const meanings = [meaningsOf('minden', words, 24)];
  const expected = ranked(entries, meanings);
  expect(expected[0]?.label).toBe('Minden');
  fc.assert(
    fc.property(
      fc.shuffledSubarray(words, { minLength: 4 }),
      fc.shuffledSubarray(entries, { minLength: 4 }),
      (someWords, someEntries) => {
        expect([...meaningsOf('minden', someWords, 24)]).toEqual([...(meanings[0] ?? [])]);
        expect(ranked(someEntries, meanings)).toEqual(expected);
      },
    ),
  );
});
