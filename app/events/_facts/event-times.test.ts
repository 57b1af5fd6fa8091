import { expect, test } from 'vitest';
import {
  beforeDayText,
  clockChangeText,
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

test('an hour that comes twice is told with the name of its clocks', () => {
  expect(dayTime('2027-10-31T00:30:00Z', BERLIN)).toBe('Sunday 31 October, 2:30 CEST');
  expect(dayTime('2027-10-31T01:30:00Z', BERLIN)).toBe('Sunday 31 October, 2:30 CET');
  expect(exactTime('2027-10-31T01:30:04Z', BERLIN)).toBe('Sunday 31 October, 2:30:04 CET');
  expect(dayTime('2027-10-31T02:30:00Z', BERLIN)).toBe('Sunday 31 October, 3:30');
});

test.each([
  ['2027-03-28T01:30', 'The clocks skip this time; it becomes Sunday 28 March, 2:30.'],
  ['2027-10-31T01:30', 'The clocks show this time twice; the first is meant (BST).'],
  ['2027-10-31T03:30', ''],
  ['', ''],
])('of a time typed as %s the form says “%s”', (wall, text) => {
  expect(clockChangeText(wall, 'Europe/London')).toBe(text);
  expect(clockChangeText(wall, 'Europe/Kendal')).toBe('');
});

test.each([
  ['2026-12-21T20:00', '2027-03-22', '13 weeks before the day'],
  ['2027-03-16T20:00', '2027-03-22', '6 days before the day'],
  ['2027-03-21T20:00', '2027-03-22', '1 day before the day'],
  ['2027-03-22T20:00', '2027-03-22', 'on the day itself'],
  ['2027-03-23T20:00', '2027-03-22', 'after the day'],
  ['', '2027-03-22', ''],
])('lists that close at %s, of an event on %s, close %s', (wall, date, text) => {
  expect(beforeDayText(wall, date)).toBe(text);
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
