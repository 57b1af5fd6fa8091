import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { edited } from '@/lib/rules/core/army/edit';
import { OWN_BOUNDS } from '../bounds';
import { battle, brigade, side, unit } from '../fixtures/battles';
import { KNOWN } from '../fixtures/known';
import { readBattleValue } from '../read-document';
import { unitsIn } from '../tree/sums';
import { sideId, treeOf } from '../tree/tree';
import { addRows } from './paste-change';
import { readPastedRows } from './paste-read';

const LINES = readFileSync('lib/history/own/fixtures/tables/leuthen-lines.txt', 'utf8');

describe('lines that are pasted', () => {
  test('are read as people write them, a unit each', () => {
    const { contents, left, rows, fault } = readPastedRows(LINES, KNOWN, 'Prussia');
    expect([left, fault, rows.flatMap(({ problems }) => problems)]).toEqual(['', null, []]);
    const words = contents.map(({ unit: row }) =>
      row === null
        ? ''
        : [
            row.name,
            row.type,
            row.regiment,
            row.battalions,
            row.squadrons,
            row.guns,
            row.calibre,
            row.men,
          ].join(' '),
    );
    expect(words).toEqual([
      'Itzenplitz IR13 line prussia-ir-13 2    1250',
      'Meyerinck IR 26 line prussia-ir-26 2    ',
      'Kleist Gren grenadier prussia-gren-3-6 1    520',
      'Prinz Heinrich line prussia-ir-35 2    1100',
      'Garde du Corps guard-horse prussia-cr-13  3   ',
      'Zieten hussars hussar prussia-hr-2  10   ',
      'Bayreuth dragoon prussia-dr-5  10   ',
      'Freibataillon Le Noble freikorps prussia-frei-f1 1    400',
      'Heavy 12-pdr guns heavy-guns    10 12-pdr ',
      'Battery on the Butterberg heavy-guns    12 12-pdr ',
      'Feldjäger jaeger  0.5    ',
    ]);
  });

  test.each([
    ['12th Foot\tBritain\tinfantry\t1\t480', { nation: 'britain', battalions: 1, men: 480 }],
    ['Blues; British; horse; 3 sqns; under Sackville', { squadrons: 3, notes: 'under Sackville' }],
    ['3 Bataillone Garde', { name: 'Garde', type: 'guard', battalions: 3 }],
    ['Royal Horse Guards (Blues), 3 sqns', { name: 'Royal Horse Guards (Blues)', squadrons: 3 }],
    ['Somebody, 1½ bns', { battalions: 1.5 }],
  ])('%j', (line, row) => {
    expect(readPastedRows(line, KNOWN, null).contents[0]?.unit).toMatchObject(row);
  });

  test('under heads they are a table; what does not read is left under its heads', () => {
    const text = 'Unit\tType\tMen\nItzenplitz\tinfantry\t1250\nSomebody\t\t\nKleist\tGrenadiers\t520';
    const { contents, left } = readPastedRows(text, KNOWN, 'Prussia');
    expect(contents.map(({ unit: row }) => row?.name)).toEqual(['Itzenplitz', 'Kleist']);
    expect(left).toBe('Unit\tType\tMen\nSomebody');
    expect(readPastedRows('Itzenplitz, 2 bns\nSomebody', KNOWN, null).left).toBe('Somebody');
  });

  test('too many are not read, and the bound is said', () => {
    const { characters, lines } = OWN_BOUNDS.paste;
    expect(readPastedRows('a\n'.repeat(lines + 1), KNOWN, null)).toMatchObject({
      rows: [],
      fault: expect.stringMatching(/501/),
    });
    expect(readPastedRows('a'.repeat(characters + 1), KNOWN, null)).toMatchObject({
      rows: [],
      fault: expect.stringMatching(/40,001/),
    });
    expect(readPastedRows('a\n'.repeat(lines), KNOWN, null).fault).toBeNull();
  });
});

const BATTLE = battle({
  sides: [
    side('Allies', {
      nations: ['hanover', 'britain'],
      formations: [brigade('f1', 'First line', { units: [unit('a', 'A'), unit('b', 'B')] })],
    }),
    side('French'),
  ],
});
const TREE = treeOf(BATTLE);

const pasteInto = (near: string, text: string) => {
  let last = 0;
  const { contents } = readPastedRows(text, KNOWN, null);
  const change = addRows(TREE, near, contents, () => `n${++last}`);
  if (change === null) return null;
  const made = edited(BATTLE, change.ops);
  expect(readBattleValue(made)).toMatchObject({ ok: true });
  const [first, second] = made.sides.map(({ formations }) =>
    formations.map(({ name, units, children }) =>
      [name, ...units.map((each) => each.name), ...children.map((each) => `[${each.name}]`)].join(' '),
    ),
  );
  return { first, second, change, made };
};

describe('rows that were pasted', () => {
  test('stand behind the selected unit, in one step, and are of the nation of its side', () => {
    const it = pasteInto('a', 'Guard, infantry, 2 bns\nOther, horse, 3 sqns');
    expect(it?.first).toEqual(['First line A Guard Other B']);
    expect(it?.change).toMatchObject({ label: 'Paste 2 units', select: expect.any(String) });
    const names = unitsIn(it?.made.sides[0]?.formations ?? []).map(({ name, nation }) => [name, nation]);
    expect(names).toContainEqual(['Other', 'hanover']);
  });

  test('stand at the end of a formation, in one of their own on a side without any, and where they say', () => {
    expect(pasteInto('f1', 'Guard, foot')?.first).toEqual(['First line A B Guard']);
    expect(pasteInto(sideId(1), 'Guard, foot\nOther, foot')?.second).toEqual([' Guard Other']);
    const table = 'formation,unit,arm\nKingsley,20th,foot\nKingsley,51st,foot';
    expect(pasteInto('f1', table)?.first).toEqual(['First line A B [Kingsley]']);
    expect(pasteInto(sideId(1), table)?.second).toEqual(['Kingsley 20th 51st']);
  });

  test('are none where there is nothing to add', () => {
    expect(pasteInto('f1', '')).toBeNull();
    expect(pasteInto('none', 'Guard, foot')).toBeNull();
  });
});
