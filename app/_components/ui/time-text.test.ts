import { expect, test } from 'vitest';
import { serverDayText, timeText, withinSentence } from './time-text';

const NOW = new Date(2026, 10, 20, 15, 30);

test.each<[time: Date, text: string]>([
  [new Date(2026, 10, 20, 14, 2), 'Today, 14:02'],
  [new Date(2026, 10, 20, 0, 0), 'Today, 00:00'],
  [new Date(2026, 10, 19, 23, 59), 'Yesterday, 23:59'],
  [new Date(2026, 10, 18, 23, 59), '18 November'],
  [new Date(2026, 0, 1, 9, 0), '1 January'],
  [new Date(2025, 11, 31, 9, 0), '31 December 2025'],
])('%s', (time, text) => {
  expect(timeText(time, NOW)).toBe(text);
});

test('the server names the day in universal time', () => {
  expect(serverDayText('2026-11-18T23:30:00.000Z')).toBe('18 November 2026');
});

test('within a sentence only today and yesterday are written small', () => {
  expect(['Today, 14:02', 'Yesterday, 22:08', '18 November'].map(withinSentence)).toEqual([
    'today, 14:02',
    'yesterday, 22:08',
    '18 November',
  ]);
});

test('in the zone of an event a day begins when it begins there', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(timeText(new Date('2026-11-19T23:30:00Z'), now, 'Europe/Berlin')).toBe('Today, 00:30');
  expect(timeText(new Date('2026-11-19T23:30:00Z'), now, 'Europe/London')).toBe('Yesterday, 23:30');
});
