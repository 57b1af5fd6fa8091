import { expect, test } from 'vitest';
import type { CatalogueGroup } from '@/lib/rules/core/contract/catalogue';
import { minorPoints } from '@/lib/rules/core/price/points';
import { findTroops } from '../../_store/additions';

const entry = (label: string, note: string) => ({
  type: label,
  label,
  symbol: 'line' as const,
  note,
  price: minorPoints(100),
  cite: { source: 'honours-of-war', page: '52' },
  into: 'unit' as const,
  node: {},
});

const GROUPS: CatalogueGroup[] = [
  {
    title: 'Infantry',
    note: 'close order',
    entries: [entry('Musketeers', 'Standard'), entry('Guard', 'Superior')],
  },
  { title: 'Light infantry', note: '', entries: [entry('Jäger, rifles', 'Standard')] },
];

const labels = (query: string) =>
  findTroops(GROUPS, query).flatMap(({ entries }) => entries.map(({ label }) => label));

test.each([
  ['', ['Musketeers', 'Guard', 'Jäger, rifles']],
  ['jager', ['Jäger, rifles']],
  ['MUSK', ['Musketeers']],
  ['superior infantry', ['Guard']],
  ['light', ['Jäger, rifles']],
  ['elephants', []],
  ['muskteers', ['Musketeers']],
  ['musketer', ['Musketeers']],
  ['gaurd infantry', ['Guard']],
  ['jaegers', ['Jäger, rifles']],
  ['superiour', ['Guard']],
  ['rifles light', ['Jäger, rifles']],
])('"%s" finds %j', (query, expected) => {
  expect(labels(query)).toEqual(expected);
});
