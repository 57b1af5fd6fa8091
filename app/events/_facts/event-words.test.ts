import { expect, test } from 'vitest';
import type { EventHead } from '@/lib/events/schema';
import { enteringText } from './event-words';

const EVENT = {
  openEntry: true,
  phase: 'open',
  late: 'refuse',
  capacity: 16,
  entered: 3,
  timeZone: 'Europe/Berlin',
  opensAt: '2026-11-01T08:00:00.000Z',
  closesAt: '2026-11-22T19:00:00.000Z',
} as EventHead;

test.each<[what: Partial<EventHead>, open: boolean, text: RegExp | null]>([
  [{}, true, /No account needed/],
  [{ phase: 'grace' }, true, /No account needed/],
  [{ phase: 'soon' }, false, /Entering opens on Sunday 1 November/],
  [{ phase: 'closed' }, false, /no more can be sent/],
  [{ phase: 'closed', late: 'mark' }, true, /marked late/],
  [{ entered: 16 }, false, /All 16 places are taken/],
  [{ openEntry: false }, false, /open the link/],
  [{ openEntry: false, phase: 'closed' }, false, null],
])('the page of an event with %o says how to enter', (change, open, text) => {
  const told = enteringText({ ...EVENT, ...change });
  expect(told.open).toBe(open);
  if (text === null) expect(told.text).toBeNull();
  else expect(told.text).toMatch(text);
});
