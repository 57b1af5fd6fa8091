import { expect, test } from 'vitest';
import shipped from '@/data/thinglum/armies/example-540.json';
import { edited } from '../core/army/edit';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { parse } from './schema';
import { POINT_SCALE } from './tables';
import { bulk } from './unit-options';

const example = () => fileReader(parse, 'thinglum')(shipped);

const unit = (brigade: number, index: number) => ['brigades', brigade, 'units', index];
const WHOLE_BRIGADE = [0, 1, 2, 3].map((index) => unit(0, index));

test('three battalions of line and one of grenadiers differ in class and are all at full strength', () => {
  expect(bulk(example(), WHOLE_BRIGADE).map(({ label, value }) => [label, value])).toEqual([
    ['Infantry', null],
    ['Figures', 'full'],
  ]);
});

test('each arm has its own classes', () => {
  const choices = bulk(example(), [unit(0, 0), unit(2, 0), ['direct', 0]]);
  expect(choices.map(({ label, value }) => [label, value])).toEqual([
    ['Infantry', 'line'],
    ['Cavalry', 'heavy-cavalry'],
    ['Guns', 'heavy-battery'],
    ['Figures', 'full'],
  ]);
});

test('an option changes all of them in one edit, and only those that differ', () => {
  const file = example();
  const [infantry, figures] = bulk(file, WHOLE_BRIGADE);
  const grenadiers = infantry?.options.find(({ value }) => value === 'grenadier');
  expect(grenadiers?.ops).toHaveLength(3);
  expect(assess(edited(file, grenadiers?.ops ?? [])).costing?.total).toBe((540 + 3 * 9) * POINT_SCALE);
  // a battalion that becomes light infantry keeps its strength: full
  const light = infantry?.options.find(({ value }) => value === 'light');
  expect(assess(edited(file, light?.ops ?? [])).stats.figures).toBe(364 - 4 * (37 - 24));
  const half = figures?.options.find(({ value }) => value === 'half');
  expect(assess(edited(file, half?.ops ?? [])).stats.figures).toBe(364 - 4 * (37 - 19));
});

test('what is no unit is left out', () => {
  expect(
    bulk(example(), [
      ['brigades', 0],
      ['chiefs', 0],
    ]),
  ).toEqual([]);
});
