import { describe, expect, test } from 'vitest';
import { bareNames, bareNamesIn } from '@/bin/lib/names.mjs';

/** So many variables in functions have such a name; with fewer of them this goes down, and it never goes up. */
const MOST_LOCAL = 4;

const NAMES = bareNames();
const placesOf = (isTop: boolean) =>
  NAMES.filter((each) => each.isTop === isTop).map(({ name, file, line }) => `${file}:${line} ${name}`);

test('no constant or function of a module has a bare participle for its name', () => {
  const advice =
    'Name what holds a thing for the thing (units, verdict), and what acts with a verb (tellSaved).';
  expect(placesOf(true), advice).toEqual([]);
});

test('variables in functions with such names become fewer', () => {
  const places = placesOf(false);
  const more = `Name the new ones for what they are. Those there are:\n${places.join('\n')}`;
  expect(places.length, more).toBeLessThanOrEqual(MOST_LOCAL);
  const fewer = `There are fewer now: write ${places.length} for MOST_LOCAL.`;
  expect(places.length, fewer).toBeGreaterThanOrEqual(MOST_LOCAL);
});

describe('the test finds', () => {
  test.each([
    ['const known = new Map();', [true]],
    ['export const told = () => {};', [true]],
    ['let asked = 0;', [true]],
    ['export async function found() {}', [true]],
    ['const f = () => { const found = 1; };', [false]],
    ['const f = (a) => a.map(() => { function made() {} });', [false]],
    ['for (const said of all) say(said);', [false]],
    ['if (is) { const kept = 1; }', [false]],
    ['class A { b() { let shown; } }', [false]],
    ['const { known } = state; const f = (known) => known;', []],
    ['const knownUnits = told.found; type Told = { told: string };', []],
  ] as const)('in %s', (text, tops) =>
    expect(bareNamesIn('lib/new.ts', text).map(({ isTop }) => isTop)).toEqual(tops),
  );
});
