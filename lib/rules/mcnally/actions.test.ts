import { describe, expect, test } from 'vitest';
import shipped from '@/data/mcnally/armies/austrian-brigade.json';
import type { ArmyFile } from '../core/army/document';
import { edited } from '../core/army/edit';
import { type Path, valueAt } from '../core/army/path';
import { countedIds } from '../fixtures/counted-ids';
import { fileReader } from '../fixtures/file-reader';
import { actions } from './outline';
import { assess } from './rules';
import { type Army, parse } from './schema';
import { survey } from './survey';
import { bulk } from './unit-options';

const read = fileReader(parse, 'mcnally');

const army = (change: object = {}) => read({ ...shipped, army: { ...shipped.army, ...change } });

const offered = (file: ArmyFile<Army>, at: Path) => actions(file, at, countedIds());

const done = (file: ArmyFile<Army>, at: Path, label: RegExp): ArmyFile<Army> => {
  const action = offered(file, at).find((each) => label.test(each.label));
  if (action === undefined) throw new Error(`no ${label}`);
  const after = edited(file, action.ops);
  expect(valueAt(after.army, action.select)).toBeDefined();
  expect(parse(JSON.parse(JSON.stringify(after))).ok).toBe(true);
  return after;
};

const strengths = (file: ArmyFile<Army>) => survey(file).lists.map((list) => list.map(({ sp }) => sp));

const FIRST = ['brigades', 0, 'units', 0];

describe('a unit', () => {
  test('splits into equal parts, whose points are those it had', () => {
    const after = done(army(), FIRST, /^Split into 3 and 3 SP$/);
    expect(strengths(after)[0]).toEqual([3, 3, 6, 6, 6, 6]);
    expect(after.army.brigades[0]?.units.slice(0, 2).map(({ men }) => men)).toEqual([600, 600]);
  });

  test('combines with one of its class in the brigade, if the two are no more than eight', () => {
    expect(offered(army(), FIRST).map(({ label }) => label)).toEqual(['Split into 3 and 3 SP']);
    const split = done(army(), FIRST, /^Split/);
    const after = done(split, ['brigades', 0, 'units', 1], /^Combine with First regiment/);
    expect(strengths(after)[0]).toEqual([6, 6, 6, 6, 6]);
    expect(assess(after).costing?.total).toBe(assess(army()).costing?.total);
  });
});

describe('a brigade', () => {
  test('splits in two, and merges again', () => {
    const split = done(army(), ['brigades', 0], /^Split in two$/);
    expect(strengths(split)).toEqual([[6, 6, 6], [6, 6], []]);
    expect(split.army.brigades[1]).toMatchObject({ name: 'First brigade, second part' });
    const merged = done(split, ['brigades', 1], /^Merge into First brigade$/);
    expect(strengths(merged)).toEqual([[6, 6, 6, 6, 6], []]);
  });
});

test('nothing can be done with what is neither', () => {
  const file = army({ works: [{ id: 'w', sp: 4 }] });
  for (const at of [
    ['works', 0],
    ['brigades', 0, 'brigadier'],
    ['brigades', 9],
  ]) {
    expect(offered(file, at)).toEqual([]);
  }
});

test('several units at once: regimental guns of infantry, fire of close order, morale', () => {
  const file = army();
  const ats = [0, 3, 4].map((index) => ['brigades', 0, 'units', index]);
  const choices = bulk(file, ats);
  expect(choices.map(({ label, value }) => [label, value])).toEqual([
    ['Regimental guns', ''],
    ['British or Prussian fire', ''],
    ['Morale', ''],
  ]);
  const guns = choices[0]?.options.find(({ value }) => value === 'true');
  const after = edited(file, guns?.ops ?? []);
  // a regiment and the grenadiers, not the battery
  expect(assess(after).costing?.total).toBe((201 + 6 + 6) * 100);
  expect(bulk(after, ats.slice(0, 2))[0]?.value).toBe('true');
  expect(bulk(after, ats)[0]?.options.find(({ value }) => value === 'true')?.ops).toEqual([]);
});
