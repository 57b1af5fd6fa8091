import { Severity } from '@/app/_components/ui/severity-mark';
import type { EventLine } from '../event-line';
import * as words from '../words';

/** The event that is next, above the armies. */
export const NextEventLine = ({ event }: { event: EventLine }) => (
  <section
    className="border-rule-ink mx-6 mt-5.5 border-y py-3 max-[721px]:mx-4"
    aria-labelledby="next-event"
  >
    <h2 id="next-event" className="text-12 text-ink-2 font-sans">
      {words.nextEvent}
    </h2>
    <p className="font-display text-26 leading-tight">
      <a href={event.href} className="no-underline hover:underline">
        {event.name}
      </a>
    </p>
    <p className="text-ink-2 font-caslon text-14 italic">{event.whenAndWhere}</p>
    <p className="text-ink-2 pt-1">
      {event.standing !== null && (
        <>
          {event.list} <Severity severity={event.standing.mark}>{event.standing.word}</Severity>.{' '}
        </>
      )}
      {event.after}
    </p>
  </section>
);
