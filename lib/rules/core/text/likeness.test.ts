import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, LEAST, likeness } from './likeness';
import { plainName } from './plain-name';

const WRITTEN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);

describe('plainName', () => {
  test.each([
    ['Löwenstein', 'lowenstein'],
    ['Loewenstein', 'lowenstein'],
    ['Lowenstein', 'lowenstein'],
    ['Groß-Jägersdorf', 'gross jagersdorf'],
    ['Gross-Jaegersdorf', 'gross jagersdorf'],
    ["d'Estrées", 'destrees'],
    ['Kołłątaj', 'kollataj'],
    ['Græsse', 'grasse'],
    ['5th Foot (King’s)', '5th foot kings'],
    ['', ''],
  ])('%s is compared as %s', (name, plain) => expect(plainName(name)).toBe(plain));

  test('an umlaut is the same however it is written', () => {
    const letters = fc.constantFrom('ä', 'ö', 'ü', 'b', 'n', 's', 't', 'ß', '-', ' ');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (name) => {
        const written = name.map((letter) => WRITTEN[letter] ?? letter);
        expect(plainName(written.join(''))).toBe(plainName(name.join('')));
      }),
    );
  });
});

describe('distance', () => {
  test.each([
    ['sackvile', 'sackville', 1],
    ['mindn', 'minden', 1],
    ['mniden', 'minden', 1],
    ['', 'abc', 3],
    ['kolin', 'berlin', 3],
  ])('%s and %s: %d', (a, b, wrong) => expect(distance(a, b)).toBe(wrong));

  test('is nothing to itself, the same both ways, and never more than the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('likeness', () => {
  test('the same is best, then beginnings, then what is misspelt, then what has the letters in common', () => {
    const scores = ['lowenstein', 'lowensteiner', 'lowenstien', 'altlowenstein'].map((name) =>
      likeness('lowenstein', name),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBe(1_000);
    expect(likeness('minden', 'leuthen')).toBe(0);
    expect(likeness('ir', 'dr')).toBe(0);
  });

  test('stays between nothing and the same', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const score = likeness(a, b);
        expect(score === 0 || score >= LEAST).toBe(true);
        expect(score <= 1_000 && (score === 1_000) === (a === b)).toBe(true);
      }),
    );
  });
});
