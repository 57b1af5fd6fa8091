import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OWN_BOUNDS } from './bounds';
import type { OwnBattle, OwnFormation } from './document';
import { battle, battles, brigade, side, unit } from './fixtures/battles';
import { readBattleText, readBattleValue } from './read-document';

test('what is written reads back as it was', () => {
  fc.assert(
    fc.property(battles, (written) => {
      expect(readBattleText(JSON.stringify(written))).toEqual({ ok: true, battle: written });
    }),
  );
});

test('nothing written is not known, and hidden characters go', () => {
  const read = readBattleValue(
    battle({ place: '  ', notes: 'a\u202Eb\r\nc', sides: [side('A\u200E'), side('B')] }),
  );
  expect(read).toMatchObject({
    ok: true,
    battle: { place: null, notes: 'ab\nc', sides: [{ name: 'A' }, {}] },
  });
});

const withUnits = (units: readonly ReturnType<typeof unit>[]): OwnBattle =>
  battle({ sides: [side('A', { formations: [brigade('f1', 'First', { units: [...units] })] }), side('B')] });

const nested = (depth: number): OwnFormation =>
  brigade(`f${depth}`, `Level ${depth}`, { children: depth === 1 ? [] : [nested(depth - 1)] });

const faulty: [string, unknown, (string | number)[]][] = [
  ['no object', [], []],
  ['another format', { ...battle(), format: 'muster' }, ['format']],
  ['a later version', { ...battle(), version: 2 }, ['version']],
  ['a year out of the war', battle({ year: 1764 }), ['year']],
  ['a day of another year', battle({ date: '1758-08-01' }), ['date']],
  ['a day that never was', battle({ date: '1759-02-30' }), ['date']],
  ['an end before the beginning', battle({ date: '1759-08-02', dateEnd: '1759-08-01' }), ['dateEnd']],
  ['an end without a beginning', battle({ dateEnd: '1759-08-01' }), ['dateEnd']],
  ['one side', battle({ sides: [side('A')] }), ['sides']],
  ['a field of its own', { ...battle(), colour: 'red' }, ['colour']],
  ['an empty source', battle({ sources: [' '] }), ['sources', 0]],
  ['an id that stands twice', withUnits([unit('f1', 'A')]), ['sides', 0, 'formations', 0, 'units', 0, 'id']],
  [
    'half a gun',
    withUnits([unit('u', 'A', { guns: 0.5 })]),
    ['sides', 0, 'formations', 0, 'units', 0, 'guns'],
  ],
  [
    'formations seven deep',
    battle({ sides: [side('A', { formations: [nested(OWN_BOUNDS.depth + 1)] }), side('B')] }),
    ['sides', 0, 'formations', 0, ...Array.from({ length: OWN_BOUNDS.depth }, () => ['children', 0]).flat()],
  ],
  [
    'too many units',
    withUnits(Array.from({ length: OWN_BOUNDS.units + 1 }, (_, index) => unit(`u${index}`, 'A'))),
    ['sides'],
  ],
];

test.each(faulty)('of %s it is told where it is', (_what, value, at) => {
  expect(readBattleValue(value)).toMatchObject({ ok: false, errors: [{ at }] });
});

test('what is just within the bounds reads', () => {
  const units = Array.from({ length: OWN_BOUNDS.units }, (_, index) =>
    unit(`u${index}`, 'A battalion of the line'),
  );
  expect(readBattleText(JSON.stringify(withUnits(units)))).toMatchObject({ ok: true });
  const deep = battle({ sides: [side('A', { formations: [nested(OWN_BOUNDS.depth)] }), side('B')] });
  expect(readBattleValue(deep)).toMatchObject({ ok: true });
});

test('of broken text the line and column are told, and a place in words of what is wrong in it', () => {
  expect(readBattleText('{\n  "format": "muster.battle",\n  "version" 1\n}')).toMatchObject({
    ok: false,
    error: { code: 'broken-json', at: { line: 3, column: 13 } },
  });
  const read = readBattleValue(withUnits([unit('u', 'Kingsley’s', { men: -1 })]));
  expect(read.ok ? '' : read.error.message).toMatch(
    /^Side 1 “A”, formation 1 “First”, unit 1 “Kingsley’s”: men: /,
  );
  expect(readBattleText(' '.repeat(OWN_BOUNDS.bytes + 1))).toMatchObject({ error: { code: 'too-large' } });
});
