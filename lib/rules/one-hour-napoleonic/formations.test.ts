import { expect, test } from 'vitest';
import { edited } from '../core/army/edit';
import { countedIds } from '../fixtures/counted-ids';
import { fileReader } from '../fixtures/file-reader';
import { assess } from './rules';
import { parse } from './schema';
import { actions } from './tree';
import { bulk, retyped } from './unit-options';

const read = fileReader(parse, 'one-hour-napoleonic');

const army = () =>
  read({
    army: {
      nation: 'prussia',
      year: 1757,
      leaders: [{ id: 'l', formation: 'b' }],
      formations: [
        {
          id: 'a',
          name: 'Left',
          units: ['u1', 'u2', 'u3'].map((id) => ({ id, type: 'line', hits: 6 })),
        },
        { id: 'b', name: 'Right', units: [{ id: 'u4', type: 'hussars', hits: 6 }] },
      ],
    },
  });

test('a formation splits in two in order', () => {
  const split = actions(army(), ['formations', 0], countedIds()).find(({ id }) => id === 'split');
  const after = edited(army(), split?.ops ?? []);
  expect(after.army.formations.map(({ name, units }) => [name, units.length])).toEqual([
    ['Left', 2],
    ['Left, second part', 1],
    ['Right', 1],
  ]);
  expect(assess(after).stats.units).toBe(4);
});

test('formations merge, and the leader goes with his troops', () => {
  const merge = actions(army(), ['formations', 1], countedIds()).find(
    ({ label }) => label === 'Merge into Left',
  );
  const after = edited(army(), merge?.ops ?? []);
  expect(after.army.formations.map(({ id, units }) => [id, units.length])).toEqual([['a', 4]]);
  expect(after.army.leaders[0]?.formation).toBe('a');
  expect(assess(after).findings.map(({ code }) => code)).not.toContain('o09');
  expect(actions(army(), ['formations', 0, 'units', 1], countedIds())).toEqual([]);
});

test('several units at once: quality for all, a trait for those that may have it', () => {
  const file = army();
  const choices = bulk(file, [
    ['formations', 0, 'units', 0],
    ['formations', 1, 'units', 0],
    ['leaders', 0],
  ]);
  const choose = (label: string, value: string) =>
    edited(
      file,
      choices.find((choice) => choice.label === label)?.options.find((option) => option.value === value)
        ?.ops ?? [],
    ).army.formations.map(({ units }) => units[0]);
  expect(choices[0]?.value).toBe('6');
  expect(choose('Hits', '7').map((unit) => unit?.hits)).toEqual([7, 7]);
  expect(choose('Shock', 'yes').map((unit) => unit?.shock)).toEqual([undefined, true]);
  expect(choices.map(({ label }) => label)).not.toContain('Rifles');
});

test('another type brings its quality and conscription, unless the player had changed them', () => {
  const line = { id: 'u', type: 'line' as const, name: 'X', hits: 6 };
  expect(retyped(line, 'garrison')).toEqual({ ...line, type: 'garrison', hits: 5, conscript: true });
  expect(retyped(retyped(line, 'garrison'), 'line')).toEqual(line);
  expect(retyped({ ...line, hits: 7, men: 6500 }, 'artillery')).toEqual({
    ...line,
    type: 'artillery',
    hits: 7,
  });
});
