import { expect, test } from 'vitest';
import {
  dayTime,
  exactTime,
  fullDay,
  shortDay,
  shortTime,
  timeLeft,
  wallText,
  weekdayOf,
} from './event-times';

const BERLIN = 'Europe/Berlin';

test('times are told in the zone of the event, whatever the machine is set to', () => {
  expect(dayTime('2026-11-22T19:00:00Z', BERLIN)).toBe('Sunday 22 November, 20:00');
  expect(shortTime('2026-11-22T19:00:00Z', BERLIN)).toBe('Sun 22 Nov, 20:00');
  expect(exactTime('2026-11-21T22:58:04Z', BERLIN)).toBe('Saturday 21 November, 23:58:04');
  // the same instant is another day elsewhere, and summer time is known
  expect(dayTime('2026-07-01T23:30:00Z', BERLIN)).toBe('Thursday 2 July, 1:30');
  expect(weekdayOf('2026-07-01T23:30:00Z', 'America/New_York')).toBe('Wednesday');
});

test('the day of an event has no zone', () => {
  expect(fullDay('2026-11-28')).toBe('Saturday 28 November 2026');
  expect(shortDay('2026-11-28')).toBe('Sat 28 Nov');
});

test.each([
  ['2026-11-22T00:00:00Z', '2026-11-22T20:30:00Z', '20 hours'],
  ['2026-11-01T00:00:00Z', '2026-11-22T20:30:00Z', '21 days'],
  ['2026-11-22T18:30:00Z', '2026-11-22T20:00:00Z', '90 minutes'],
  ['2026-11-22T20:00:00Z', '2026-11-22T20:00:20Z', '1 minute'],
])('from %s to %s it is %s', (from, to, text) => {
  expect(timeLeft(from, to)).toBe(text);
});

test.each([
  ['2026-11-22T20:00', 'Sunday 22 November 2026, 20:00'],
  ['2026-11-22T09:05:30', 'Sunday 22 November 2026, 9:05'],
  ['', ''],
  ['2026-13-40T20:00', ''],
])('a time typed as %s reads “%s”', (wall, text) => {
  expect(wallText(wall)).toBe(text);
});
