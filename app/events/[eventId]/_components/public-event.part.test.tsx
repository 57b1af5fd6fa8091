import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InPage } from '@/app/_components/fixtures/in-page';
import { isPublic, pageUntil, phaseOf } from '@/lib/events/event-clock';
import type { EventPage } from '@/lib/events/schema';
import { SYSTEM_IDS } from '@/lib/rules';
import { PublicEvent } from './public-event';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const [SYSTEM = ''] = SYSTEM_IDS;

type Times = Parameters<typeof pageUntil>[0];

const headOf = (times: Times, late: 'mark' | 'refuse', now: Date): EventPage['event'] => ({
  id: 'manoeuvres',
  name: 'Autumn Manoeuvres',
  initials: 'AM',
  system: SYSTEM,
  systemName: 'Honours of War',
  date: '2026-11-28',
  hours: '',
  place: '',
  rounds: 3,
  text: '',
  timeZone: 'Europe/Berlin',
  late,
  capacity: 16,
  entered: 3,
  listed: false,
  openEntry: true,
  opensAt: times.opensAt.toISOString(),
  closesAt: times.closesAt.toISOString(),
  publicAt: times.publicAt?.toISOString() ?? null,
  graceSeconds: times.graceSeconds,
  phase: phaseOf(times, now),
  public: isPublic(times, now),
  now: now.toISOString(),
});

const drawn = (times: Times, late: 'mark' | 'refuse', now: number): string =>
  renderToStaticMarkup(
    <InPage>
      <PublicEvent
        page={{
          event: headOf(times, late, new Date(now)),
          role: null,
          revision: null,
          mine: [],
          listTerms: 1,
          uses: [],
          entries: null,
          terms: { version: 1, hash: '', savedAt: '', packs: [] },
        }}
        terms={{ lines: [], packs: [], hash: '', asText: '' }}
        card={{ name: 'Honours of War', edition: '2' } as Parameters<typeof PublicEvent>[0]['card']}
      />
    </InPage>,
  );

const ENTRY = {
  number: 1,
  name: 'Luc',
  accepted: true,
  code: 'AM-3HF2-QN',
  list: '',
  nationLabel: 'Prussia',
  points: 1_440,
  standing: 'legal' as const,
  late: false,
  terms: 1,
} as const;

test('the page says which lists came late, and which terms judged each', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const times = { opensAt: now, closesAt: now, publicAt: now, graceSeconds: 0 };
  const markup = renderToStaticMarkup(
    <InPage>
      <PublicEvent
        page={{
          event: headOf(times, 'mark', now),
          role: null,
          revision: null,
          mine: [],
          terms: { version: 2, hash: '', savedAt: '', packs: [] },
          listTerms: 2,
          uses: [1, 2].map((terms) => ({ terms, lists: 1 })),
          entries: [ENTRY, { ...ENTRY, number: 2, name: 'Vera', late: true, terms: 2 }],
        }}
        terms={{ lines: [], packs: [], hash: '', asText: '' }}
        card={{ name: 'Honours of War', edition: '2' } as Parameters<typeof PublicEvent>[0]['card']}
      />
    </InPage>,
  );
  // in a document of its own: the page of all tests stays as it is
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const [, luc, vera] = [...body.querySelectorAll('tr')].map(({ textContent }) => textContent);
  expect(luc).toContain('judged by terms 1');
  expect(luc).not.toContain('late');
  expect(vera).toContain('late');
  expect(vera).not.toContain('judged by');
  expect(body.textContent).toContain('1 list is judged by terms 1, 1 by terms 2.');
});

const timesOf = fc
  .record({
    opens: fc.integer({ min: 0, max: 400 * DAY }),
    span: fc.oneof(fc.integer({ min: 1, max: 3 * 60 * MINUTE }), fc.integer({ min: 1, max: 90 * DAY })),
    graceSeconds: fc.constantFrom(0, 1, 120, 86_400),
    shown: fc.option(fc.integer({ min: -DAY, max: 5 * DAY })),
  })
  .map(({ opens, span, graceSeconds, shown }) => ({
    opensAt: new Date(opens),
    closesAt: new Date(opens + span),
    graceSeconds,
    publicAt: shown === null ? null : new Date(opens + span + shown),
  }));

/** Moments at which something happens, and whatever lies about them. */
const momentsOf = ({ opensAt, closesAt, graceSeconds, publicAt }: Times): readonly number[] => [
  opensAt.getTime(),
  closesAt.getTime(),
  closesAt.getTime() + graceSeconds * 1000,
  (publicAt ?? opensAt).getTime(),
];

test('a page says the same until its version is over, whenever it was made', () => {
  const cases = fc.tuple(
    timesOf,
    fc.nat(3),
    fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -9 * DAY, max: 9 * DAY })),
  );
  fc.assert(
    fc.property(
      cases,
      fc.constantFrom('mark' as const, 'refuse' as const),
      ([times, which, beside], late) => {
        const now = (momentsOf(times)[which] ?? 0) + beside;
        const until = pageUntil(times, new Date(now));
        expect(until).toBeGreaterThan(now);
        expect(drawn(times, late, until - 1)).toBe(drawn(times, late, now));
      },
    ),
    { numRuns: 100 },
  );
});

test('and something else from then on: it is not made more often than it has to be', () => {
  const times: Times = {
    opensAt: new Date('2026-11-01T08:00:00Z'),
    closesAt: new Date('2026-11-22T19:00:00Z'),
    graceSeconds: 120,
    publicAt: new Date('2026-11-24T11:00:00Z'),
  };
  const [first, last] = [Date.parse('2026-10-30T12:00:00Z'), Date.parse('2026-11-28T12:00:00Z')];
  let [pages, page] = [0, drawn(times, 'mark', first)];
  for (let now = first; now < last; pages += 1) {
    now = pageUntil(times, new Date(now));
    const next = drawn(times, 'mark', now);
    const hasTurned = momentsOf(times).some((turn) => now === turn || now === turn + 1);
    if (!hasTurned) expect(next, new Date(now).toISOString()).not.toBe(page);
    page = next;
  }
  // hundredths, days, hours, and the minutes before and after each turn
  expect(pages).toBeLessThan(700);
});
