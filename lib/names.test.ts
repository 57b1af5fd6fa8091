import { describe, expect, test } from 'vitest';
import { bareNames, bareNamesIn } from '@/bin/lib/names.mjs';

test('no constant, function or variable has a bare participle for its name', () => {
  const places = bareNames().map(({ name, file, line }) => `${file}:${line} ${name}`);
  const advice =
    'Name what holds a thing for the thing (units, verdict), and what acts with a verb (tellSaved).';
  expect(places, advice).toEqual([]);
});

describe('the test finds', () => {
  test.each([
    ['const known = new Map();', ['known']],
    ['export const told = () => {};', ['told']],
    ['let asked = 0;', ['asked']],
    ['export async function found() {}', ['found']],
    ['const f = (a) => a.map(() => { function made() {} });', ['made']],
    ['for (const said of all) say(said);', ['said']],
    ['class A { b() { let shown; } }', ['shown']],
    ['const { known } = state; const f = (known) => known;', []],
    ['const knownUnits = told.found; type Told = { told: string };', []],
  ] as const)('in %s', (text, names) =>
    expect(bareNamesIn('lib/new.ts', text).map(({ name }) => name)).toEqual(names),
  );
});
