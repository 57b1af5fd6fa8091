import { expect, test } from 'vitest';
import type { EventFields } from '@/lib/events/schema';
import { settingsReader } from './event-resolvers';
import { type EventTyped, emptyEvent, typedEvent, withStoredTimes } from './event-typed';

const EVENT: EventFields = {
  name: 'Autumn Manoeuvres',
  date: '2026-10-31',
  hours: '10:00 to 18:00',
  place: 'Town hall, Kendal',
  rounds: 3,
  text: 'Bring dice.',
  opensAt: '2026-09-01T08:00:00.000Z',
  closesAt: '2026-10-25T20:00:00.000Z',
  timeZone: 'Europe/London',
  graceSeconds: 900,
  late: 'mark',
  capacity: 16,
  publicAt: '2026-10-31T09:00:00.000Z',
  listed: true,
  openEntry: false,
};

const faultsOf = (event: EventTyped) => {
  const read = settingsReader.safeParse({ event });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

test('an event comes back from its form as it was', () => {
  const typed = typedEvent(EVENT);
  // the clocks go back on the day lists close: an hour is between the two
  expect([typed.opensAt, typed.closesAt]).toEqual(['2026-09-01T09:00', '2026-10-25T20:00']);
  expect(settingsReader.parse({ event: typed })).toEqual({ event: EVENT });
});

test('a time in the second of two hours, which nobody changed, stays', () => {
  const stored = { ...EVENT, timeZone: 'Europe/Berlin', closesAt: '2026-10-25T01:30:00.000Z' };
  const { event } = settingsReader.parse({ event: typedEvent(stored) });
  expect(event.closesAt).toBe('2026-10-25T00:30:00.000Z');
  expect(withStoredTimes(event, stored)).toEqual(stored);
  const changed = { ...event, closesAt: '2026-10-25T20:00:00.000Z' };
  expect(withStoredTimes(changed, stored).closesAt).toBe(changed.closesAt);
});

test('lists that are public from closing on close when they close', () => {
  const typed = { ...typedEvent(EVENT), publicWhen: 'closing', closesAt: '2026-10-26T20:00' } as const;
  expect(settingsReader.parse({ event: typed }).event.publicAt).toBe('2026-10-26T20:00:00.000Z');
});

test('a new event wants only its name', () => {
  const empty = emptyEvent(new Date('2026-11-23T07:00:00Z'), 'Europe/Berlin');
  expect(empty.closesAt).toBe('2026-12-15T20:00');
  expect(faultsOf(empty)).toEqual(['event.name']);
  expect(faultsOf({ ...empty, name: 'Winter quarters' })).toEqual([]);
});

test.each<[what: Partial<EventTyped>, fault: string]>([
  [{ closesAt: '2026-08-31T20:00' }, 'event.closesAt'],
  [{ closesAt: '' }, 'event.closesAt'],
  [{ publicAt: '2026-10-20T20:00' }, 'event.publicAt'],
  [{ rounds: '3 or 4' }, 'event.rounds'],
  [{ capacity: '0' }, 'event.capacity'],
  [{ timeZone: 'Europe/Kendal' }, 'event.timeZone'],
  [{ date: '31 October' }, 'event.date'],
])('%o is told at its field', (change, fault) => {
  expect(faultsOf({ ...typedEvent(EVENT), ...change })).toContain(fault);
});
