import { expect, test } from 'vitest';
import { regimentsInOrder } from './regiment-file';

const regiment = (nationId: string, arm: string, number: string | null, name = number ?? '') => ({
  id: `${nationId}-${arm}-${name}`,
  nationId,
  arm,
  number,
  name,
});

const namesInOrder = (regiments: readonly ReturnType<typeof regiment>[]) =>
  regimentsInOrder(regiments, ['prussia', 'britain']).map(({ name }) => name);

test('numbers are counted, not spelt', () => {
  const foot = ['11th', '2nd', '1st', '25th', '3rd'].map((name) =>
    regiment('britain', 'infantry', name.replace(/\D+/, ''), name),
  );
  expect(namesInOrder(foot)).toEqual(['1st', '2nd', '3rd', '11th', '25th']);
  expect(namesInOrder(['IR 10', 'IR 2', 'IR 1'].map((n) => regiment('prussia', 'infantry', n)))).toEqual([
    'IR 1',
    'IR 2',
    'IR 10',
  ]);
  expect(
    namesInOrder(['GR X', 'GR IX', 'GR IV', 'GR V'].map((n) => regiment('prussia', 'infantry', n))),
  ).toEqual(['GR IV', 'GR V', 'GR IX', 'GR X']);
  expect(namesInOrder(['10 (1769)', '9 (1769)'].map((n) => regiment('prussia', 'infantry', n)))).toEqual([
    '9 (1769)',
    '10 (1769)',
  ]);
});

test('each kind of number stands together, in the order of the file; those without one last, by name', () => {
  const list = ['1 FG', '2 FG', '5', '1/23'].map((n) => regiment('britain', 'infantry', n));
  const unnumbered = ['2nd Horse', '10th Horse', 'Äpfel', 'Birnen'].map((name) =>
    regiment('britain', 'infantry', null, name),
  );
  expect(namesInOrder([...unnumbered, ...list])).toEqual([
    ...['1 FG', '2 FG', '5', '1/23'],
    ...['2nd Horse', '10th Horse', 'Äpfel', 'Birnen'],
  ]);
});

test('nations come first, then arms, and nobody twice', () => {
  expect(
    namesInOrder([
      regiment('britain', 'infantry', '1', 'foot'),
      regiment('prussia', 'artillery', '3-pdr', 'gun'),
      regiment('prussia', 'cavalry', 'DR 1', 'dragoons'),
      regiment('prussia', 'infantry', 'IR 1', 'musketeers'),
      regiment('elsewhere', 'infantry', '1', 'others'),
    ]),
  ).toEqual(['musketeers', 'dragoons', 'gun', 'foot', 'others']);
});
