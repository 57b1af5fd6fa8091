import { hundredthsRun } from '@/lib/events/event-clock';
import type { EventHead } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { dayOf, dayTime, timeLeft } from './event-times';
import * as factsWords from './words';

type Told = { readonly title: string; readonly at: string; readonly from: string; readonly left: string };

/** What the clock of an event says: when lists open, or close, and how long that is. */
const toldOf = ({ phase, opensAt, closesAt, now, timeZone }: EventHead): Told => {
  if (phase === 'soon') {
    return {
      title: factsWords.listsOpen,
      at: opensAt,
      from: factsWords.notOpenYet,
      left: factsWords.opensIn(timeLeft(now, opensAt)),
    };
  }
  const from = factsWords.openSince(dayOf(opensAt, timeZone));
  if (phase === 'open') {
    return {
      title: factsWords.listsClose,
      at: closesAt,
      from,
      left: factsWords.timeLeft(timeLeft(now, closesAt)),
    };
  }
  return {
    title: factsWords.listsClosed,
    at: closesAt,
    from,
    left: phase === 'grace' ? factsWords.countsAsOnTime : factsWords.timeAgo(timeLeft(closesAt, now)),
  };
};

/** When lists close, in the event's own zone, and how much of the time has run. Widths are attributes of SVG elements. */
export const ClosingClock = ({ event }: { event: EventHead }) => {
  const { title, at, from, left } = toldOf(event);
  const run = hundredthsRun(Date.parse(event.opensAt), Date.parse(event.closesAt), Date.parse(event.now));
  return (
    <div className="max-[721px]:border-rule grid gap-1 max-[721px]:border-t max-[721px]:pt-3">
      <p className="text-12 text-ink-3 max-[721px]:text-14">{title}</p>
      <p className="font-caslon text-[1.75rem] leading-[1.15] tracking-[-0.01em] max-[721px]:text-[1.5625rem]">
        <time dateTime={at}>{dayTime(at, event.timeZone)}</time>
      </p>
      <div className="border-ink mt-1.5 mb-0.5 h-3.5 border forced-color-adjust-none [print-color-adjust:exact]">
        <svg className="bg-ink block h-full" width={`${run}%`} height="100%" aria-hidden="true" />
      </div>
      <p className="text-12 text-ink-3 flex flex-wrap justify-between gap-x-3">
        <span>{from}</span>
        <span>
          {left}, {zoneName(event.timeZone)}
        </span>
      </p>
    </div>
  );
};
