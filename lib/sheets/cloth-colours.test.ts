import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clothColour, darkCloth } from './cloth-colours';

type Entry = { uniform: { facings: string | null } | null };

test('every facing colour of the regiments that ship can be printed', () => {
  const regiments: readonly Entry[] = JSON.parse(readFileSync('data/history/regiments.json', 'utf8'));
  const facings = regiments.flatMap(({ uniform }) => uniform?.facings ?? []);
  expect(facings.length).toBeGreaterThan(150);
  expect(facings.filter((words) => clothColour(words) === undefined)).toEqual([]);
});

test.each([
  ['light blue', '#7fa9d4'],
  ['red; buff from 1757', '#b3262e'],
  ['orange-red', '#cf4a26'],
  ['red cuffs, dark blue turnbacks', '#b3262e'],
  ['greyish white', '#dfded8'],
])('%s is printed as %s', (words, colour) => {
  expect(clothColour(words)).toBe(colour);
});

test('words that name no colour have none', () => {
  expect(clothColour('not known')).toBeUndefined();
});

test('the coat of a regiment colours its symbol where it is dark enough, and facings stay as they are', () => {
  const [blues] = (
    JSON.parse(readFileSync('data/history/regiments.json', 'utf8')) as {
      id: string;
      uniform: { coat: string };
    }[]
  ).filter(({ id }) => id === 'britain-royal-horse-guards');
  expect(darkCloth(blues?.uniform.coat ?? '')).toBe(clothColour('blue'));
  expect(darkCloth('white (straw)')).toBeUndefined();
  expect(darkCloth('yellow')).toBeUndefined();
  expect(darkCloth('by regiment')).toBeUndefined();
});
