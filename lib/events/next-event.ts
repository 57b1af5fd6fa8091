import type { MyEvents } from './schema';

/** The event that is next for someone: one they have entered, or one they run. */
export type NextEvent =
  | { readonly as: 'player'; readonly entry: MyEvents['entered'][number] }
  | { readonly as: 'organiser'; readonly run: MyEvents['run'][number] };

const dayOf = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);

/**
 * The first event from today on, by the calendar of the place where it is played; of one that they both run and have
 * entered, their list. Null where nothing is ahead.
 */
export const nextEvent = (
  { run, entered }: Pick<MyEvents, 'run' | 'entered'>,
  now: Date,
): NextEvent | null => {
  const all: NextEvent[] = [
    ...entered
      .filter(({ state }) => state !== 'withdrawn')
      .map((entry): NextEvent => ({ as: 'player', entry })),
    ...run.map((each): NextEvent => ({ as: 'organiser', run: each })),
  ];
  const eventOf = (next: NextEvent) => (next.as === 'player' ? next.entry.event : next.run.event);
  const [first] = all
    .filter((next) => eventOf(next).date >= dayOf(now, eventOf(next).timeZone))
    .toSorted((a, b) => (eventOf(a).date < eventOf(b).date ? -1 : 1));
  return first ?? null;
};
