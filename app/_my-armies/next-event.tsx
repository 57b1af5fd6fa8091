import type { NextEvent } from '@/lib/events/next-event';
import type { EventHead } from '@/lib/events/schema';
import { deskPath, receiptPath } from '@/lib/pages';
import { dayTime } from '../events/_facts/event-times';
import { whenAndWhere } from '../events/_facts/event-words';
import { StandingMark } from '../events/_facts/standing-mark';
import * as words from './words';

const closing = ({ phase, closesAt, opensAt, timeZone }: EventHead): string => {
  if (phase === 'soon') return words.listsOpenAt(dayTime(opensAt, timeZone));
  if (phase === 'open') return words.listsCloseAt(dayTime(closesAt, timeZone));
  return words.listsAreClosed;
};

/** The event that is next, with the list entered for it or what is to check at its desk. */
export const NextEventLine = ({ next }: { next: NextEvent }) => {
  const event = next.as === 'player' ? next.entry.event : next.run.event;
  const href = next.as === 'player' ? receiptPath(next.entry.id) : deskPath(event.id);
  return (
    <section
      className="border-rule-ink mx-6 mt-5.5 border-y py-3 max-[721px]:mx-4"
      aria-labelledby="next-event"
    >
      <h2 id="next-event" className="text-12 text-ink-2 font-sans">
        {words.nextEvent}
      </h2>
      <p className="font-display text-26 leading-tight">
        <a href={href} className="no-underline hover:underline">
          {event.name}
        </a>
      </p>
      <p className="text-ink-2 font-caslon text-14 italic">{whenAndWhere(event)}</p>
      <p className="text-ink-2 pt-1">
        {next.as === 'player' ? (
          <>
            {words.yourListIs(next.entry.list, next.entry.state)}{' '}
            <StandingMark standing={next.entry.standing} />.{' '}
          </>
        ) : (
          words.toCheckAndAccepted(next.run.toCheck, next.run.accepted)
        )}
        {closing(event)}
      </p>
    </section>
  );
};
