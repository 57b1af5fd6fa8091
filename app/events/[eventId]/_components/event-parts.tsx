import { LinkButton } from '@/app/_components/ui/button';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as common from '@/app/_components/words';
import * as factsWords from '@/app/events/_facts/words';
import { hundredthsRun } from '@/lib/events/event-clock';
import type { EventHead, EventPage } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { deskPath, enterPath, verifyPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { pointsText } from '@/lib/rules/core/price/points';
import { dayOf, dayTime, timeLeft } from '../../_facts/event-times';
import { enteringText } from '../../_facts/event-words';
import { StandingMark } from '../../_facts/standing-mark';

type DeadlineText = {
  readonly title: string;
  readonly at: string;
  readonly from: string;
  readonly left: string;
};

/** What the clock of an event says: when lists open, or close, and how long that is. */
const deadlineText = ({ phase, opensAt, closesAt, now, timeZone }: EventHead): DeadlineText => {
  if (phase === 'soon') {
    return {
      title: 'Lists open',
      at: opensAt,
      from: 'not open yet',
      left: `in ${timeLeft(now, opensAt)}`,
    };
  }
  const from = `open since ${dayOf(opensAt, timeZone)}`;
  if (phase === 'open') {
    return {
      title: 'Lists close',
      at: closesAt,
      from,
      left: `${timeLeft(now, closesAt)} left`,
    };
  }
  return {
    title: 'Lists closed',
    at: closesAt,
    from,
    left: phase === 'grace' ? 'a list sent now still counts as on time' : `${timeLeft(closesAt, now)} ago`,
  };
};

/**
 * When lists close, in the event's own zone, and how much of the time has run. Widths are attributes of SVG elements.
 */
export const ClosingClock = ({ event }: { event: EventHead }) => {
  const { title, at, from, left } = deadlineText(event);
  const run = hundredthsRun(Date.parse(event.opensAt), Date.parse(event.closesAt), Date.parse(event.now));
  return (
    <div className="max-tablet:border-rule max-tablet:border-t max-tablet:pt-3 grid gap-1">
      <p className="text-12 text-ink-3 max-tablet:text-14">{title}</p>
      <p className="font-caslon max-tablet:text-[1.5625rem] text-[1.75rem] leading-[1.15] tracking-[-0.01em]">
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

/** On a phone it is always under the thumb. */
const THUMB =
  'max-tablet:border-rule-ink max-tablet:bg-paper max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-10 max-tablet:border-t max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[max(10px,env(safe-area-inset-bottom))]';

/** How to enter, and the way to the desk for organisers. */
export const EnterBox = ({ page: { event, role, mine } }: { page: EventPage }) => {
  const { open, text } = enteringText(event);
  if (role === null && !open && text === null) return null;
  const isStranger = role === null && mine.length === 0;
  return (
    <section className="grid gap-2 print:hidden" aria-label="Entering">
      {role !== null && (
        <LinkButton href={deskPath(event.id)} size="big" variant="main">
          Open the desk
        </LinkButton>
      )}
      {open && isStranger ? (
        <div className={THUMB}>
          <LinkButton
            href={enterPath(event.id)}
            size="big"
            variant="main"
            className="text-16 min-h-13 w-full"
          >
            Enter a list
          </LinkButton>
          <p className="text-12 text-ink-2 pt-2">{text}</p>
        </div>
      ) : (
        <Otherwise event={event} />
      )}
    </section>
  );
};

/** Where entering is not the first thing to do here: another button, or how it is done. */
const Otherwise = ({ event }: { event: EventPage['event'] }) => {
  const { open, text } = enteringText(event);
  if (open) {
    return (
      <LinkButton href={enterPath(event.id)} size="big">
        Enter a list
      </LinkButton>
    );
  }
  return text === null ? null : (
    <p className="border-rule-firm rounded-2 border border-dashed px-3.5 py-3">{text}</p>
  );
};

type Entries = NonNullable<EventPage['entries']>;

const CELL = 'border-rule border-b py-1.5 pr-3.5 wrap-anywhere';
const BELOW = 'text-12 text-ink-3 block';
const NARROW = 'max-tablet:hidden';

/** All lists of an event once they are public, each with the way to it by its code. */
export const EntriesTable = ({ entries, inForce }: { entries: Entries; inForce: number }) => (
  <section aria-labelledby="lists" className="pt-9">
    <RuledTitle id="lists" title="The lists">
      <span className="text-12 text-ink-3">{counted(entries.length, 'entry', 'entries')}</span>
    </RuledTitle>
    <table className="w-full">
      <thead className="text-11 text-ink-3">
        <tr>
          <th scope="col" className="num w-10 py-1 pr-3.5 font-normal">
            No.
          </th>
          <th scope="col" className="py-1 pr-3.5 text-start font-normal">
            Player, list
          </th>
          <th scope="col" className={`py-1 pr-3.5 text-start font-normal ${NARROW}`}>
            Nation
          </th>
          <th scope="col" className="num py-1 pr-3.5 font-normal">
            Points
          </th>
          <th scope="col" className="py-1 pr-3.5 text-start font-normal">
            Verdict
          </th>
          <th scope="col" className={`py-1 text-start font-normal ${NARROW}`}>
            Code
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, name, list, nationLabel, points, standing, accepted, late, terms, code }) => (
          <tr key={number}>
            <td className={`num ${CELL}`}>{number}</td>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              <span className="font-caslon text-16 block leading-(--lh-tight)">{name}</span>
              <a
                className="text-12 touch:min-h-11 touch:content-center inline-block min-h-6"
                href={verifyPath(code)}
              >
                {list || common.armyWithoutName}
              </a>
              <span className="text-12 text-ink-3 tablet:hidden"> {nationLabel}</span>
            </th>
            <td className={`${CELL} ${NARROW}`}>{nationLabel}</td>
            <td className={`num ${CELL}`}>{points === null ? '' : pointsText(points)}</td>
            <td className={CELL}>
              <StandingMark standing={standing} />
              {accepted && <span className={BELOW}>accepted</span>}
              {late && <span className={BELOW}>late</span>}
              {terms !== inForce && <span className={BELOW}>{factsWords.judgedByText(terms)}</span>}
            </td>
            <td className={`${CELL} tabular-nums ${NARROW}`}>{code}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
