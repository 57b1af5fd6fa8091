import { expect, test } from 'vitest';
import { RecentUsage } from './recent-usage';

test('what was spent is half forgotten in ten seconds', () => {
  let now = 0;
  const spent = new RecentUsage(() => now);
  expect(spent.get('A')).toBe(0);
  spent.add('A', 100);
  now = 10_000;
  expect(spent.get('A')).toBe(50);
  spent.add('A', 30);
  expect(spent.get('A')).toBe(80);
  now = 20_000;
  expect(spent.get('A')).toBe(40);
});

test('ten thousand addresses are remembered, and those that spent last', () => {
  const spent = new RecentUsage(() => 0);
  spent.add('first', 1);
  spent.add('second', 1);
  spent.add('first', 1);
  for (let other = 0; other < 9_999; other++) spent.add(String(other), 1);
  expect(spent.get('second')).toBe(0);
  expect(spent.get('first')).toBe(2);
});
