import { expect, test } from 'vitest';
import type { RegimentName } from '../../schema';
import { battle, brigade, side, unit } from '../fixtures/battles';
import { draftFindings } from './draft-findings';
import { sideSums } from './sums';
import { treeOf } from './tree';

const regiment = (id: string, from: number | null, to: number | null): RegimentName => ({
  id,
  name: id,
  number: null,
  nation: 'Hanover',
  nationId: 'hanover',
  army: 'hbma',
  arm: 'infantry',
  type: 'line',
  battalions: 1,
  squadrons: null,
  from,
  to,
  coat: null,
  facings: null,
  provenance: 'sourced',
  sources: [],
  notes: null,
});

const NATIONS = new Map([
  ['hanover', 'Hanover'],
  ['saxony', 'Saxony'],
]);

const OF_HANOVER = new Map([
  ['hanover', [regiment('old', null, 1757), regiment('young', 1761, null), regiment('fit', 1756, 1763)]],
]);

const found = (more: Parameters<typeof unit>[2]) => {
  const tree = treeOf(
    battle({
      sides: [
        side('Allies', {
          nations: ['hanover'],
          formations: [brigade('f', 'Line', { units: [unit('u', 'U', more)] })],
        }),
        side('French'),
      ],
    }),
  );
  return draftFindings({ tree, year: 1759, regiments: OF_HANOVER, nations: NATIONS }).map(({ code }) => code);
};

test.each([
  ['a battalion', {}, []],
  ['no number', { battalions: null }, ['no-number']],
  ['guns alone', { battalions: null, guns: 6 }, []],
  ['no number of what is part of others', { battalions: null, counting: 'part-of' as const }, []],
  ['a nation of the side', { nation: 'hanover' }, []],
  ['a nation of neither', { nation: 'saxony' }, ['nation-of-neither']],
  ['a regiment that stood', { nation: 'hanover', regiment: 'fit' }, []],
  ['a regiment of others', { nation: 'hanover', regiment: 'elsewhere' }, ['regiment-of-other-nation']],
  ['a regiment not raised yet', { nation: 'hanover', regiment: 'young' }, ['regiment-out-of-time']],
  ['a regiment no more', { nation: 'hanover', regiment: 'old' }, ['regiment-out-of-time']],
  ['regiments not here yet', { nation: 'saxony', regiment: 'fit' }, ['nation-of-neither']],
])('%s', (_what, more, codes) => {
  expect(found(more)).toEqual(codes);
});

test('sums are of what counts, by arm, thirds of battalions come to whole ones', () => {
  const units = [
    ...['a', 'b', 'c'].map((id) => unit(id, id, { battalions: 0.33 })),
    unit('d', 'd', { battalions: 0.01, men: 10 }),
    unit('e', 'e', { battalions: 5, counting: 'part-of' }),
    unit('h', 'h', { arm: 'cavalry', type: 'horse', battalions: null, squadrons: 2.5 }),
  ];
  const sums = sideSums(side('A', { formations: [brigade('f', 'F', { units })] }));
  expect(sums.all).toEqual({ battalions: 1, squadrons: 2.5, guns: null, men: 10 });
  expect(sums.arms.map(({ arm, units: count }) => [arm, count])).toEqual([
    ['infantry', 5],
    ['cavalry', 1],
  ]);
  expect(sums.depth).toBe('counts-by-arm');
});
