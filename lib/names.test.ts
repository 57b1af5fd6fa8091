import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  additionsTo,
  isParticipleType,
  isVague,
  isVagueProperty,
  readOldNames,
  readSource,
  wrongWordsOf,
} from '@/bin/lib/names.mjs';

/** The old names that are left. They are removed from the list with the rename: `node bin/names.mjs --update`. */
const LEFT: ReturnType<typeof readOldNames> = JSON.parse(readFileSync('data/old-names.json', 'utf8'));

test('names follow the lexicon, and what is left of the old ones is listed', () => {
  const advice =
    'Use the term of docs/words.md. Name what holds a thing for the thing (units, verdict), and what acts with a verb (notifySaved). After a rename run node bin/names.mjs --update.';
  expect(readOldNames(), advice).toEqual(LEFT);
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
  ])('in %s the constants and functions', (text, names) =>
    expect(
      readSource('lib/new.ts', text)
        .names.filter(isVague)
        .map(({ name }) => name),
    ).toEqual(names),
  );

  test.each([
    ['type Told = 1; interface Named {} class Held {}', ['Told', 'Named', 'Held']],
    ['type ToldAct = 1; type Need = 2; type Speed = 3; type Army = 4;', []],
  ])('in %s the types', (text, names) =>
    expect(
      readSource('lib/new.ts', text)
        .names.filter(isParticipleType)
        .map(({ name }) => name),
    ).toEqual(names),
  );

  test.each([
    ['type A = { told: string }; const a = { found: 1 };', ['told', 'found']],
    ['const { known, a: asked, ...kept } = b; const [made] = c;', ['known', 'asked', 'kept', 'made']],
    ['const f = (said = 1, { shown }) => 0; function g(chosen) {}', ['said', 'shown', 'chosen']],
    ['const f = { foundUnit: told.known }; const g = { judged };', []],
  ])('in %s the properties and parameters', (text, names) =>
    expect(
      readSource('lib/new.ts', text)
        .names.filter(isVagueProperty)
        .map(({ name }) => name),
    ).toEqual(names),
  );

  const lexicon = [{ term: 'queue', not: ['lane'], in: ['server/'] }];
  test.each([
    ['server/new.ts', 'FairLane', ['lane']],
    ['server/new.ts', 'LANE_SIZE', ['lane']],
    ['server/new.ts', 'lane-sizes', ['lane']],
    ['server/new.ts', 'planes', []],
    ['lib/new.ts', 'FairLane', []],
  ])('in %s %s', (file, name, words) => expect(wrongWordsOf({ file, name }, lexicon)).toEqual(words));

  test('what is new beside the list, and lets the list shrink', () => {
    const counts = {
      vague: [],
      longLines: [],
      participleTypes: 2,
      vagueNames: 2,
      turns: 2,
      repeatedTypes: 0,
    };
    const listed = { names: { lane: 'FairLane Lane' }, ...counts };
    expect(additionsTo(listed, { ...listed, names: { lane: 'Lane' }, turns: 1 })).toEqual([]);
    const grown = {
      ...counts,
      names: { door: 'Door', lane: 'Lane NewLane' },
      vague: ['a.ts: told'],
      longLines: ['b.ts: // long'],
      turns: 3,
      repeatedTypes: 1,
    };
    expect(additionsTo(listed, grown)).toEqual([
      'door: Door',
      'lane: NewLane',
      'a.ts: told',
      'b.ts: // long',
      'turns: 3, was 2',
      'repeatedTypes: 1, was 0',
    ]);
  });

  test('a comment with a line of more than 120 characters', () => {
    const line = (length: number) => `// ${'a '.repeat(100)}`.slice(0, length);
    expect(readSource('a.ts', `${line(120)}\n${line(121)}\n/**\n * ${line(118)}\n */`).longLines).toEqual([
      line(121),
      ` * ${line(118)}`,
    ]);
  });

  test('the types that a source exports', () => {
    const text = 'export type Army = {};\nexport class Queue {}\ntype Row = {};\nexport const one = 1;';
    expect(readSource('a.ts', text).exportedTypes).toEqual(['Army', 'Queue']);
  });

  test('a comment with a turn', () => {
    const text = '// Nobody waits.\n/* It comes to 3. */\n// Free the slot after 30 s.';
    expect(readSource('a.ts', text).turns).toBe(2);
  });
});
