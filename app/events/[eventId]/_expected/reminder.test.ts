import { expect, test } from 'vitest';
import type { EventHead } from '@/lib/events/schema';
import { mailTo, reminderText } from './reminder';

const EVENT = {
  name: 'Autumn & Manoeuvres',
  phase: 'open',
  late: 'refuse',
  closesAt: '2026-11-22T19:00:00.000Z',
  timeZone: 'Europe/Berlin',
} as EventHead;

test('a reminder says the event, the closing time with its zone, and where to enter', () => {
  const text = reminderText(EVENT, 'http://muster.example/enter/abc');
  expect(text).toContain('Autumn & Manoeuvres');
  expect(text).toContain('Sunday 22 November, 20:00 (Europe/Berlin)');
  expect(text).toContain('http://muster.example/enter/abc');
  expect(reminderText(EVENT, null)).not.toContain('http');
  expect(reminderText({ ...EVENT, phase: 'closed' }, null)).toContain('Lists closed on');
});

test('a mail to one names them, one to several hides them from each other', () => {
  const one = new URL(mailTo(['ines+list@example.org'], EVENT, 'Line & line\nmore'));
  expect(decodeURIComponent(one.pathname)).toBe('ines+list@example.org');
  expect(one.searchParams.get('subject')).toBe(EVENT.name);
  expect(one.searchParams.get('body')).toBe('Line & line\nmore');
  const two = new URL(mailTo(['a@example.org', 'b@example.org'], EVENT, 'x'));
  expect(two.pathname).toBe('');
  expect(two.searchParams.get('bcc')).toBe('a@example.org,b@example.org');
});
