import { describe, expect, test } from 'vitest';
import { loadSystem } from '.';
import { rowsOf } from './core/muster/ledger';
import type { MusterChoices } from './core/muster/muster-choices';
import { heirsOf } from './core/muster/muster-pools';
import { identified, type SourceUnit } from './core/muster/muster-source';
import type { OobSide, OobUnit } from './core/muster/order-of-battle';
import { loadMuster, musterSide } from './muster';

const unit = (name: string, more: Partial<OobUnit> = {}): OobUnit => ({
  id: name,
  name,
  nation: 'prussia',
  arm: 'infantry',
  type: 'line',
  strength: 1,
  battalions: 2,
  squadrons: null,
  guns: null,
  men: null,
  ...more,
});

const horse = (name: string, squadrons: number): OobUnit =>
  unit(name, { arm: 'cavalry', type: 'cuirassier', battalions: null, squadrons });

const SIDE: OobSide = {
  name: 'Side',
  nation: 'prussia',
  year: 1757,
  commander: 'Friedrich',
  unattached: [],
  formations: [
    {
      id: 'line',
      name: 'Line',
      kind: 'line',
      commander: 'Keith',
      children: [],
      units: [
        unit('A', { regiment: 'prussia-ir-1' }),
        unit('B'),
        unit('C', { counting: 'part-of' }),
        unit('D', { counting: 'participation', battalions: null }),
      ],
    },
    {
      id: 'horse',
      name: 'Horse',
      kind: 'wing',
      commander: 'Seydlitz',
      children: [],
      units: [horse('X', 9), horse('Y', 9)],
    },
  ],
};

const rules = await loadMuster('honours-of-war');

describe('a row of Honours of War', () => {
  const rowOf = (choices: MusterChoices, name: string) => {
    const made = musterSide(rules, SIDE, { size: { factor: 1 }, ...choices });
    const row = rowsOf(made.ledger).find(({ sources }) => sources.some(({ id }) => id === name));
    if (row === undefined) throw new Error(`no row of ${name}`);
    return { ...row, texts: row.steps.map(({ text }) => text), army: JSON.stringify(made.file.army) };
  };

  test('shows the working: eighteen squadrons by five are three and a half, the last one large', () => {
    const row = rowOf({}, 'X');
    expect(row.sources.map(({ id }) => id)).toEqual(['X', 'Y']);
    expect(row.texts).toEqual(['18 ÷ 5 squadrons = 3.6', '3.6 units rounded to 3½: the last one large']);
    expect([row.fate, row.units.length]).toEqual(['split', 3]);
    expect(row.steps.map(({ kind, ours }) => [kind, ours])).toEqual([
      ['divide', false],
      ['round', true],
    ]);
  });

  test('units carry names and regiments of the source', () => {
    const { army, units } = rowOf({}, 'A');
    expect(units).toHaveLength(4);
    for (const name of ['A, 1', 'A, 2', 'B, 1', 'B, 2']) expect(army).toContain(`"name":"${name}"`);
    expect(army.match(/prussia-ir-1/g)).toHaveLength(2);
  });

  test.each<[choices: MusterChoices, row: string, told: string, units: number]>([
    [{ rows: { X: { round: 'up' } } }, 'X', '3.6 units rounded up, as chosen, to 4', 4],
    [{ rows: { X: { round: 'down' } } }, 'X', 'rounded down, as chosen, to 3½: the last one large', 3],
    [{ rows: { X: { together: false } } }, 'Y', '9 ÷ 5 squadrons = 1.8', 2],
    [{ rows: { X: { type: 'dragoons' } } }, 'X', 'Dragoons, as chosen', 3],
    [{ rows: { X: { type: 'grenadiers' } } }, 'X', '“grenadiers” is not possible here; Cuirassiers used', 3],
    [{ rows: { A: { class: 'inferior' } } }, 'A', 'inferior, as chosen', 4],
    [{ units: { A: false } }, 'A', 'left out, as chosen', 0],
    [{ units: { C: true } }, 'C', '6 battalions = 6', 6],
    [{ formations: ['horse'] }, 'A', 'its formation is not chosen', 0],
    [{}, 'C', 'part of another entry; left out, so that it is not counted twice', 0],
    [{}, 'D', 'present, but position and strength unknown; left out', 0],
  ])('under %j', (choices, name, told, units) => {
    const row = rowOf(choices, name);
    expect(row.texts.join('; ')).toContain(told);
    expect(row.units).toHaveLength(units);
  });

  test('offers what may be chosen', () => {
    const { offer } = rowOf({}, 'X');
    expect(offer).toMatchObject({ rounding: true, together: true, type: { value: 'cuirassiers' } });
    expect(offer.class?.options.map(({ value }) => value)).toEqual(['superior', 'standard', 'inferior']);
    expect(rowOf({}, 'C').offer).toEqual({ absent: true });
  });

  test('a corps and a brigade of horse beyond the bounds are divided, and say so', async () => {
    const many = Array.from({ length: 12 }, (_, index) => unit(`R${index}`));
    const cavalry = Array.from({ length: 10 }, (_, index) => horse(`H${index}`, 5));
    const corps = {
      ...SIDE,
      formations: [{ ...SIDE.formations[0], units: [...many, ...cavalry] }],
    } as OobSide;
    const { file, ledger } = musterSide(rules, corps, { size: { factor: 1 } });
    const { brigades } = file.army as { brigades: { units: unknown[] }[] };
    expect(brigades.every(({ units }) => units.length >= 2 && units.length <= 8)).toBe(true);
    expect(ledger.formations[0]?.steps.map(({ text }) => text)).toEqual([
      'foot and horse in separate brigades',
      '24 units, divided into 6 brigades',
      '10 units, divided into 3 brigades',
    ]);
    expect((await loadSystem('honours-of-war')).assess(file).findings.map(({ code }) => code)).not.toContain(
      'org-1',
    );
  });
});

test.each<[names: string[], worths: number[], count: number, heirs: string[]]>([
  [['A', 'B', 'C'], [1, 1, 1], 3, ['A', 'B', 'C']],
  [['A', 'B', 'C', 'D'], [1, 1, 1, 1], 2, ['A, B', 'C, D']],
  [['A'], [3], 3, ['A, 1', 'A, 2', 'A, 3']],
  [['A', 'B'], [2, 1], 3, ['A, 1', 'A, 2', 'B']],
  [['A', 'B', 'C'], [10, 0, 0], 2, ['A, 1', 'A, 2, B, C']],
  [['', ''], [1, 1], 1, ['']],
])('%j of worth %j make %i: %j', (names, worths, count, heirs) => {
  const units = identified({
    ...SIDE,
    formations: [],
    unattached: names.map((name) => unit(name)),
  }).unattached;
  const worthOf = (each: SourceUnit) => worths[units.indexOf(each)] ?? 0;
  const made = heirsOf(units, worthOf, count);
  expect(made.map(({ name }) => name)).toEqual(heirs);
  // every source unit is in one of them at least
  expect(new Set(made.flatMap(({ of }) => of)).size).toBe(units.length);
});
