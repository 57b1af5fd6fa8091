import { expect, test } from 'vitest';
import { matching } from '@/lib/rules/core/text/word-search';
import { type ArmyChoice, groupedByBattle, sameRulesFirst } from './army-choice';

const army = (value: string, label: string, system = 'a'): ArmyChoice => ({
  value,
  label,
  system,
  detail: `Rules ${system.toUpperCase()}, 900 points`,
  group: 'My armies',
});

const MINE = [
  army('1', 'Prussia 1756'),
  army('2', 'French and Saxons at Minden'),
  army('3', 'Prussia 1756', 'b'),
  army('4', 'Allied army at Minden'),
  army('5', 'Allied army at Minden', 'b'),
];

test('both sides of one battle in the same rules stand together, before the others', () => {
  expect(groupedByBattle(MINE).map(({ value, group }) => [value, group])).toEqual([
    ['2', 'My armies: at Minden'],
    ['4', 'My armies: at Minden'],
    ['1', 'My armies'],
    ['3', 'My armies'],
    ['5', 'My armies'],
  ]);
});

test('beside an army those of the same rules stand first, and the others say so', () => {
  const first = sameRulesFirst(MINE, 'b');
  expect(first.map(({ value }) => value)).toEqual(['3', '5', '1', '2', '4']);
  expect(first.at(-1)?.group).toBe('My armies, other rules');
  expect(sameRulesFirst(MINE, undefined)).toEqual(MINE);
});

test.each([
  ['mindn', ['2', '4', '5']],
  ['prussia rules b', ['3']],
  ['alied minden', ['4', '5']],
  ['kolin', []],
])('"%s" finds %j', (typed, found) => {
  expect(
    matching(MINE, ({ label, detail }) => `${label} ${detail}`, typed).map(({ value }) => value),
  ).toEqual(found);
});
