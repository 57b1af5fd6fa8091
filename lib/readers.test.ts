import { describe, expect, test } from 'vitest';
import { SEEDS, TAILS } from './fixtures/awkward';
import { ENDPOINT_READERS, READERS_WITHOUT_ENDPOINT } from './fixtures/endpoint-readers';
import { withBody, withWords } from './fixtures/endpoints';
import { growthFaults, storedGrowthFault, type TextReader } from './fixtures/growth';
import { READERS, type Reader } from './fixtures/readers';
import { STORED_WORK } from './fixtures/stored-work';
import { LIMITS } from './platform/limits';

describe('the table of readers', () => {
  test('says of every endpoint that takes a body, or words in its address, what reads them', () => {
    expect(withBody().length).toBeGreaterThan(30);
    expect(withWords().length).toBeGreaterThan(30);
    expect(Object.keys(ENDPOINT_READERS).toSorted()).toEqual([...withBody(), ...withWords()].toSorted());
  });

  test('has JSON or a form read every body, no longer than the readers are tried with', () => {
    for (const endpoint of withBody()) expect(ENDPOINT_READERS[endpoint]).toContain('json');
    expect(READERS.json.most).toBe(Math.max(...LIMITS.routes.map(({ body }) => body)));
  });

  test('has no reader that nothing uses', () => {
    const used = new Set([...Object.values(ENDPOINT_READERS).flat(), ...READERS_WITHOUT_ENDPOINT]);
    expect([...used].toSorted()).toEqual(Object.keys(READERS).toSorted());
  });
});

describe('the work of a reader grows no faster than what it reads', () => {
  test.each(Object.entries<Reader>(READERS))('%s', async (_, { read, most, heads }) => {
    expect(await growthFaults(read, most, { heads, seeds: SEEDS, tails: TAILS })).toEqual([]);
  });
});

describe('the work on stored data grows no faster than the data', () => {
  test.each(Object.entries(STORED_WORK))('%s', async (_, { work, most }) => {
    expect(await storedGrowthFault(work, most)).toBeNull();
  });

  test('and a game that is quadratic is found', async () => {
    // Each act reads all acts before it. Eight rounds make a quarter of the acts long enough to be measured.
    const quadratic = (size: number) => () => {
      let sum = 0;
      for (let act = 0; act < size; act++) {
        for (let step = 0; step < 8 * act; step++) sum = (sum * 31 + step) | 0;
      }
      return sum;
    };
    expect(await storedGrowthFault(quadratic, 5_000)).toMatch(/at a quarter, half and all of/);
  });
});

describe('the measure itself', () => {
  // once in the reader of packs, where its steps grew with the third power of blank lines
  const CUBIC = ['^\\s*(?:[>*_#\\s]*)On', ':\\s*([a-z0-9-]+)'].join('');
  const count = (text: string, step: (index: number) => number): number => {
    let sum = 0;
    for (let index = 0; index < text.length; index++) sum += step(index);
    return sum;
  };
  /** Each with as many characters as it takes to show. */
  const PLANTED: readonly (readonly [string, TextReader, number])[] = [
    ['the pattern of packs', (text) => new RegExp(CUBIC, 'im').test(text), 800],
    ['a pattern that is quadratic', (text) => /[^@]+@@/.test(text), 25_600],
    [
      'a text that is searched from each sign on',
      (text) => count(text, (at) => text.indexOf('z', at)),
      51_200,
    ],
    [
      'a text that is copied for each sign',
      (text) => count(text, (at) => [...text.slice(at)].length),
      12_800,
    ],
  ];

  /** What disturbs the measure hides a fault and never makes one: of so many tries, one has to find it. */
  const TRIES = 5;

  test.each(PLANTED)('finds %s', async (_, read, most) => {
    let faults: readonly string[] = [];
    for (let tried = 0; tried < TRIES && faults.length === 0; tried++) {
      faults = await growthFaults(read, most, { heads: ['x'], seeds: ['\n'], tails: ['x'] });
    }
    expect(faults).toHaveLength(1);
  });

  test('finds nothing in what is linear', async () => {
    const read = (text: string) => text.split('').toSorted().join('');
    expect(await growthFaults(read, 1_000_000, { heads: ['x'], seeds: ['\n', 'ab'], tails: ['x'] })).toEqual(
      [],
    );
  });
});
