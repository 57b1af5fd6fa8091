import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarOf, zonedTime } from './calendar';

const URL = 'https://muster.example/events/e1';

const EVENT: CalendarEvent = {
  id: 'e1',
  name: 'Autumn Manoeuvres',
  date: '2026-11-28',
  hours: '9:30 to 18:00',
  place: 'the club’s hall',
  closesAt: new Date('2026-10-24T18:00:00Z'),
  timeZone: 'Europe/Berlin',
  revision: 1,
  termsVersion: 1,
  updatedAt: new Date('2026-10-01T10:20:30.400Z'),
};

const fileOf = (more: Partial<CalendarEvent> = {}): string => calendarOf({ ...EVENT, ...more }, URL);

/** As a second reader takes it: by the zone that the file itself describes. */
const readCalendar = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((each) => new ICAL.Timezone(each));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const instant = (time: ICAL.Time): string => {
    const zone = zones.find(({ tzid }) => tzid === time.zone?.tzid) ?? time.zone;
    const moved = time.clone();
    if (zone) moved.zone = zone;
    return new Date(moved.toUnixTime() * 1000).toISOString();
  };
  return { calendar, zones, events, instant };
};

/** What RFC 5545 demands of every line and part, whatever a reader lets pass. */
const faultsOf = (file: string): string[] => {
  const lines = file.split('\r\n');
  const count = (line: string) => lines.filter((each) => each === line).length;
  const each = (name: string) => lines.filter((line) => line.startsWith(`${name}:`)).length;
  return [
    ...(lines.at(-1) === '' ? [] : ['the last line does not end']),
    ...lines.filter((line) => /[\r\n]/.test(line)).map((line) => `a bare break in ${JSON.stringify(line)}`),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `too long: ${line}`),
    ...lines
      .slice(0, -1)
      .filter((line) => !/^( |[A-Z-]+[:;])/.test(line))
      .map((line) => `no property: ${line}`),
    ...['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'].filter(
      (part) => count(`BEGIN:${part}`) !== count(`END:${part}`),
    ),
    ...['UID', 'DTSTAMP', 'SEQUENCE'].filter((name) => each(name) !== count('BEGIN:VEVENT')),
    ...(count('BEGIN:STANDARD') + count('BEGIN:DAYLIGHT') === each('TZOFFSETFROM') ? [] : ['an offset']),
    ...(count('BEGIN:VEVENT') === 2 ? [] : ['not two entries']),
  ];
};

describe('the calendar of an event', () => {
  test('has its day and the closing of its lists, as a second reader reads them', () => {
    const file = fileOf();
    expect(faultsOf(file)).toEqual([]);
    const { events, instant } = readCalendar(file);
    const [day, closing] = events;
    expect(day?.summary).toBe('Autumn Manoeuvres');
    expect(day?.location).toBe('the club’s hall');
    expect(closing?.summary).toBe('Lists close: Autumn Manoeuvres');
    // winter and summer time, each by the zone in the file
    expect(day && [instant(day.startDate), instant(day.endDate)]).toEqual([
      '2026-11-28T08:30:00.000Z',
      '2026-11-28T17:00:00.000Z',
    ]);
    expect(closing && instant(closing.startDate)).toBe('2026-10-24T18:00:00.000Z');
  });

  test('keeps its identity over all edits, and counts them', () => {
    const facts = (more: Partial<CalendarEvent>) =>
      readCalendar(fileOf(more)).events.map(({ uid, sequence }) => ({ uid, sequence }));
    const first = facts({});
    const later = facts({
      revision: 2,
      name: 'Winter Manoeuvres',
      date: '2027-01-02',
      hours: '',
      timeZone: 'UTC',
    });
    const terms = facts({ revision: 2, termsVersion: 2 });
    expect(first.map(({ sequence }) => sequence)).toEqual([0, 0]);
    expect(later.map(({ sequence }) => sequence)).toEqual([1, 1]);
    expect(terms.map(({ sequence }) => sequence)).toEqual([2, 2]);
    for (const facts of [later, terms])
      expect(facts.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(2);
  });

  test.each([
    ['Europe/Berlin', '2026-10-25T00:59:59Z', ';TZID=Europe/Berlin:20261025T025959'],
    // the clocks show it for the second time
    ['Europe/Berlin', '2026-10-25T01:30:00Z', ':20261025T013000Z'],
    ['Europe/Berlin', '2026-10-25T02:00:00Z', ';TZID=Europe/Berlin:20261025T030000'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', ';TZID=Europe/Berlin:20260329T030000'],
    ['America/St_Johns', '2026-07-01T12:00:00Z', ';TZID=America/St_Johns:20260701T093000'],
    ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', ':20260404T151500Z'],
  ])('tells a time in %s at %s', (timeZone, at, value) => {
    expect(zonedTime(new Date(at), timeZone)).toBe(value);
  });

  test.each([
    'Europe/Berlin',
    'Europe/Dublin',
    'America/New_York',
    'Australia/Sydney',
    'Africa/Casablanca',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'UTC',
  ])(
    'closes at the same instant for a reader that knows nothing of %s, all through two years',
    (timeZone) => {
      for (let day = 0; day < 700; day += 9.7) {
        const closesAt = new Date(Date.UTC(2026, 0, 1, 5) + Math.floor(day * 86_400) * 1000);
        const { events, instant } = readCalendar(fileOf({ timeZone, closesAt }));
        expect(events[1] && instant(events[1].startDate)).toBe(closesAt.toISOString());
      }
    },
  );

  test.each(['', 'in the morning', '25:00', '9 to 18', '13pm'])(
    'takes the whole day for the hours %j',
    (hours) => {
      const [day] = readCalendar(fileOf({ hours })).events;
      expect(day?.startDate.isDate).toBe(true);
      expect(day?.description ?? '').toBe(hours);
      expect(faultsOf(fileOf({ hours }))).toEqual([]);
    },
  );

  test.each([
    ['9am - 5pm', '2026-11-28T08:00:00.000Z', '2026-11-28T16:00:00.000Z', null],
    ['9:30am to 6pm', '2026-11-28T08:30:00.000Z', '2026-11-28T17:00:00.000Z', null],
    ['09h30-18h00', '2026-11-28T08:30:00.000Z', '2026-11-28T17:00:00.000Z', null],
    ['9.30 Uhr bis 18 Uhr', '2026-11-28T08:30:00.000Z', '2026-11-28T17:00:00.000Z', null],
    ['12am to 12pm', '2026-11-27T23:00:00.000Z', '2026-11-28T11:00:00.000Z', null],
    ['22:00 to 02:00', '2026-11-28T21:00:00.000Z', '2026-11-29T01:00:00.000Z', null],
    [
      'Doors 9:00, first game 10:00',
      '2026-11-28T08:00:00.000Z',
      '2026-11-28T08:00:00.000Z',
      'Doors 9:00, first game 10:00',
    ],
    [
      '9:30, after the coffee',
      '2026-11-28T08:30:00.000Z',
      '2026-11-28T08:30:00.000Z',
      '9:30, after the coffee',
    ],
  ])('takes the hours %j', (hours, start, end, description) => {
    const { events, instant } = readCalendar(fileOf({ hours }));
    const [day] = events;
    expect(day && [instant(day.startDate), instant(day.endDate), day.description]).toEqual([
      start,
      end,
      description,
    ]);
    expect(faultsOf(fileOf({ hours }))).toEqual([]);
  });

  test('holds whatever an organiser calls it', () => {
    for (const name of [
      'a;b,c\\d:e"f',
      'BEGIN:VEVENT\r\nUID:evil\r\nEND:VEVENT',
      'line\nline\u2028line\u0000\u0007',
      'Зимний турнир '.repeat(12),
      '🎖️'.repeat(30),
      'x'.repeat(200),
    ]) {
      const file = fileOf({ name, place: name });
      expect(faultsOf(file)).toEqual([]);
      const { events } = readCalendar(file);
      expect(events).toHaveLength(2);
      const plain = name
        .replace(/\r\n|\u2028/g, '\n')
        .replaceAll('\u0000', '')
        .replaceAll('\u0007', '');
      expect(events[0]?.summary).toBe(plain);
      expect(events[0]?.location).toBe(plain);
    }
  });

  test('costs as little however far apart its years are', () => {
    expect(fileOf({ date: '9999-12-31' }).length).toBeLessThan(2 * fileOf().length);
  });
});
