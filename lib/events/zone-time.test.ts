import { describe, expect, test } from 'vitest';
import { timesShown, utcOfWall, wallTime } from './zone-time';

describe('wall time and universal time', () => {
  test.each<[wall: string, zone: string, utc: string, why: string]>([
    ['2026-11-22T20:00', 'Europe/London', '2026-11-22T20:00:00.000Z', 'winter'],
    ['2026-07-22T20:00', 'Europe/London', '2026-07-22T19:00:00.000Z', 'summer'],
    ['2026-11-22T20:00', 'America/New_York', '2026-11-23T01:00:00.000Z', 'the day after in London'],
    ['2026-03-29T00:30', 'Europe/Berlin', '2026-03-28T23:30:00.000Z', 'before the clocks go forward'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', 'as they go forward'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', 'the first of two'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', 'after they went back'],
    ['2026-11-22T20:00', 'Asia/Kathmandu', '2026-11-22T14:15:00.000Z', 'a quarter of an hour'],
    ['2026-11-22T20:00', 'Pacific/Kiritimati', '2026-11-22T06:00:00.000Z', 'the first zone of all'],
  ])('%s in %s is %s: %s', (wall, zone, utc) => {
    expect(utcOfWall(wall, zone)).toBe(utc);
    expect(wallTime(utc, zone)).toBe(wall);
  });

  test.each<[wall: string, zone: string, times: number]>([
    ['2027-03-28T01:30', 'Europe/London', 0],
    ['2027-10-31T01:30', 'Europe/London', 2],
    ['2027-10-31T03:30', 'Europe/London', 1],
    ['2027-10-31T02:30', 'Asia/Kathmandu', 1],
  ])('the clocks show %s in %s so often: %i', (wall, zone, times) => {
    expect(timesShown(wall, zone)).toBe(times);
  });

  test('an hour that the clocks skip counts on', () => {
    expect(utcOfWall('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(utcOfWall('2026-03-29T01:15', 'Europe/London')).toBe('2026-03-29T01:15:00.000Z');
  });
});
