import { expect, test } from 'vitest';
import shipped from '@/data/honours-of-war/armies/lobositz-1756-prussia.json';
import { edited } from '../core/army/edit';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { parse } from './schema';
import { bulk } from './unit-options';

const lobositz = () => fileReader(parse, 'honours-of-war')(shipped);

const unit = (brigade: number, index: number) => ['brigades', brigade, 'units', index];

test('two battalions and a battery: classes differ, sizes and battalion guns are those of the battalions', () => {
  const choices = bulk(lobositz(), [unit(0, 0), unit(0, 1), unit(0, 3)]);
  expect(choices.map(({ label, value }) => [label, value])).toEqual([
    ['Class', null],
    ['Size', 'standard'],
    ['Battalion guns', ''],
  ]);
});

test('an option changes all of them in one edit, and only those that differ', () => {
  const file = lobositz();
  const [quality, size] = bulk(file, [unit(0, 0), unit(0, 1), unit(0, 2)]);
  const inferior = quality?.options.find(({ value }) => value === 'inferior');
  const small = size?.options.find(({ value }) => value === 'small');
  expect(assess(edited(file, inferior?.ops ?? [])).costing?.total).toBe(2275 - 40 - 20 - 20);
  expect(assess(edited(file, small?.ops ?? [])).stats.units).toBe(19);
  expect(quality?.options.find(({ value }) => value === 'standard')?.ops).toHaveLength(1);
});

test('what is no unit is left out', () => {
  expect(bulk(lobositz(), [['brigades', 0], ['general']])).toEqual([]);
});

test('where small and large units are off, size is offered only while one of them has it', () => {
  const off = edited(lobositz(), [{ op: 'set', path: ['settings', 'nonStandardUnits'], value: false }]);
  const labels = (file: typeof off) => bulk(file, [unit(0, 0), unit(0, 1)]).map(({ label }) => label);
  expect(labels(off)).toEqual(['Class', 'Battalion guns']);
  const small = edited(off, [{ op: 'set', path: ['army', ...unit(0, 1), 'size'], value: 'small' }]);
  expect(labels(small)).toEqual(['Class', 'Size', 'Battalion guns']);
});
