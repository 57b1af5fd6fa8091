import { describe, expect, test } from 'vitest';
import shipped from '@/data/stroll-in-hanover/armies/stroll-demonstration.json';
import type { ArmyFile } from '../core/army/document';
import { edited } from '../core/army/edit';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { actions } from './tree';
import { bulk } from './unit-options';

const demo = () => fileReader(parse, 'stroll-in-hanover')(shipped);

const newId = () => 'new';
const applied = (file: ArmyFile<Army>, ops: Parameters<typeof edited>[1]) => edited(file, ops);

describe('divisions as a whole', () => {
  test('split in two and merged again, an army costs what it did', () => {
    const file = demo();
    const [split] = actions(file, ['divisions', 0], newId);
    if (split === undefined) throw new Error('no split');
    const two = applied(file, split.ops);
    expect(two.army.divisions.map(({ units }) => units.length)).toEqual([3, 2, 4, 4]);
    expect(assess(two).costing?.total).toBe(assess(file).costing?.total);
    const merge = actions(two, ['divisions', 1], newId).find(({ id }) => id.startsWith('merge-'));
    if (merge === undefined) throw new Error('no merge');
    const one = applied(two, merge.ops);
    expect(one.army.divisions.map(({ units }) => units.length)).toEqual([5, 4, 4]);
    expect(assess(one).costing?.total).toBe(assess(file).costing?.total);
  });

  test('nothing can be done with a stand or with works', () => {
    expect(actions(demo(), ['divisions', 0, 'units', 0], newId)).toEqual([]);
    expect(actions(demo(), ['works', 0], newId)).toEqual([]);
  });
});

describe('several stands at once', () => {
  const line = [0, 1, 2].map((index) => ['divisions', 0, 'units', index] as const);

  test('what they have in common is shown, and what is usual is not written', () => {
    const file = demo();
    const choices = bulk(file, line);
    expect(choices.map(({ label, value }) => [label, value])).toEqual([
      ['List', 'Core'],
      ['SP', '3'],
      ['Morale', '4'],
      ['Line', 'First'],
      ['Shock', 'Without'],
      ['Grenadiers', 'With'],
    ]);
    for (const { value, options } of choices) {
      expect(options.find((option) => option.value === value)?.ops).toEqual([]);
    }
  });

  test('marked +30 % they leave the defender, and come back', () => {
    const file = demo();
    const option = (of: ArmyFile<Army>, label: string) =>
      bulk(of, line)[0]?.options.find((each) => each.label === label)?.ops ?? [];
    const marked = applied(file, option(file, '+30 %'));
    expect(assess(marked).stats.lists).toMatchObject({ defender: 137.5, attack: 173.5, pitched: 137.5 });
    expect(applied(marked, option(marked, 'Core')).army).toEqual(file.army);
  });

  test('guns have no choice of values, for they cost nothing', () => {
    expect(bulk(demo(), [['divisions', 0, 'units', 4]]).map(({ label }) => label)).toEqual(['List', 'Line']);
    expect(bulk(demo(), [['general']])).toEqual([]);
  });
});
