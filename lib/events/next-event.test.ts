import { expect, test } from 'vitest';
import { nextEvent } from './next-event';
import type { MyEvents } from './schema';

const event = (name: string, date: string) =>
  ({ name, date, timeZone: 'Europe/Vienna' }) as MyEvents['run'][number]['event'];

const entered = (name: string, date: string, state: 'sent' | 'withdrawn' = 'sent') =>
  ({ event: event(name, date), id: name, state }) as MyEvents['entered'][number];

const run = (name: string, date: string) => ({ event: event(name, date) }) as MyEvents['run'][number];

const NOW = new Date('2026-11-20T22:30:00Z');

const named = (mine: Pick<MyEvents, 'run' | 'entered'>): string | undefined => {
  const next = nextEvent(mine, NOW);
  return next?.as === 'player' ? `player ${next.entry.event.name}` : next?.run.event.name;
};

test('the next event is the first that is not over, entered or run', () => {
  const mine = {
    run: [run('late', '2026-12-24'), run('over', '2026-11-19')],
    entered: [entered('soon', '2026-11-28'), entered('left', '2026-11-21', 'withdrawn')],
  };
  expect(named(mine)).toBe('player soon');
  expect(named({ run: mine.run, entered: [] })).toBe('late');
  expect(named({ run: [run('over', '2026-11-19')], entered: [] })).toBeUndefined();
});

test('the day is that of the place: late in the evening of universal time it is tomorrow in Vienna half an hour later', () => {
  expect(named({ run: [run('today', '2026-11-20')], entered: [] })).toBe('today');
  expect(
    nextEvent({ run: [run('today', '2026-11-20')], entered: [] }, new Date('2026-11-20T23:30:00Z')),
  ).toBeNull();
});

test('of an event that somebody runs and has entered, their list is shown', () => {
  expect(named({ run: [run('both', '2026-11-28')], entered: [entered('both', '2026-11-28')] })).toBe(
    'player both',
  );
});
