'use client';

import { PageTitle } from '@/app/_components/ui/paper';
import { dayTime, shortTime } from '@/app/events/_facts/event-times';
import { whenAndWhere } from '@/app/events/_facts/event-words';
import * as factsWords from '@/app/events/_facts/words';
import { zoneName } from '@/lib/events/zone-names';
import { grouped } from '@/lib/rules/core/army/number';
import * as words from '../words';
import { useDesk } from './desk-context';

const PHASES = {
  soon: factsWords.listsOpen,
  open: factsWords.listsClose,
  grace: factsWords.listsClosed,
  closed: factsWords.listsClosed,
};

/** What the event is, when lists close, and how many have come. */
export const DeskHead = () => {
  const { page, desk, budget, system, missing } = useDesk();
  const { event } = desk;
  const { phase, opensAt, closesAt, timeZone, capacity, entered } = event;
  const time = phase === 'soon' ? opensAt : closesAt;
  const headFacts = [
    budget.max === null ? null : `${grouped(budget.max)} ${system.terms.points}`,
    ...page.terms.packs.map(({ name }) => name),
  ].filter((each) => each !== null);
  // those who are expected count before places that nobody may want
  const awaited = (desk.expected ?? []).length > 0 ? entered + missing.length : capacity;
  const accepted = desk.entries.filter(({ state }) => state === 'accepted').length;
  const facts: readonly (readonly [term: string, fact: string, full?: string])[] = [
    [PHASES[phase], shortTime(time, timeZone), `${dayTime(time, timeZone)}, ${zoneName(timeZone)}`],
    [words.sentIn, awaited === null ? String(entered) : words.enteredOf(entered, awaited)],
    [factsWords.acceptedList, String(accepted)],
  ];
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-2.5 pr-6 max-[1239.98px]:pr-0">
      <div className="min-w-0 flex-[1_1_420px] max-[721px]:basis-full">
        <PageTitle className="wrap-anywhere">{event.name}</PageTitle>
        <p className="soft mt-1.5">
          {whenAndWhere(event)} {headFacts.length > 0 && `${headFacts.join(', ')}.`}
        </p>
      </div>
      <dl className="ml-auto flex gap-7 max-[721px]:ml-0 max-[721px]:gap-5">
        {facts.map(([term, fact, full]) => (
          <div key={term} title={full}>
            <dt className="text-11 text-ink-3">{term}</dt>
            <dd className="font-caslon max-[721px]:text-16 text-[1.125rem] leading-[1.3] whitespace-nowrap tabular-nums">
              {fact}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
