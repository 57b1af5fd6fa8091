import type { SystemCard } from '@/app/_components/army/system-card';
import { textLook } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { LinkBar, TopBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { EntriesHere } from '@/app/receipt/_entries-here/entries-here';
import type { EventHead, EventPage } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { calendarPath } from '@/lib/pages';
import { ClosingClock } from '../../_facts/closing-clock';
import { hiddenText, placesText, stepsOf, whenAndWhere } from '../../_facts/event-words';
import type { TermsTold } from '../../_facts/terms-told';
import * as words from '../words';
import { EnterBox } from './enter-box';
import { EntriesTable } from './entries-table';
import { TermsList } from './terms-list';

type PublicEventProps = { page: EventPage; terms: TermsTold; card: SystemCard };

const TWO = 'grid grid-cols-[minmax(0,1fr)_420px] gap-x-14 max-[1021px]:grid-cols-[minmax(0,1fr)]';

/** More boxes than these are not counted at a glance. */
const MOST_BOXES = 64;

/** The places of an event as boxes, those that are taken filled. */
const Places = ({ event }: { event: EventHead }) => {
  const { entered, capacity } = event;
  return (
    <section aria-labelledby="places">
      <RuledTitle id="places" title={factsWords.places}>
        {capacity === null && <span className="text-12 text-ink-3">{words.asManyAsCome}</span>}
      </RuledTitle>
      {capacity !== null && capacity <= MOST_BOXES && (
        <div
          className="grid auto-cols-[minmax(0,1fr)] grid-cols-[repeat(auto-fit,minmax(16px,1fr))] gap-1 pt-3 forced-color-adjust-none [print-color-adjust:exact]"
          aria-hidden="true"
        >
          {Array.from({ length: capacity }, (_, index) => index + 1).map((place) => (
            <i key={place} className={`border-ink h-5.5 border ${place <= entered ? 'bg-ink' : ''}`} />
          ))}
        </div>
      )}
      <p className="text-ink-2 pt-1.5">{placesText(event)}</p>
    </section>
  );
};

const STEP =
  'border-rule grid grid-cols-[118px_minmax(0,1fr)] gap-3 border-b py-2 max-[721px]:min-h-12 max-[721px]:items-center';

/** What happens when, in the event's own zone, and who may read a list until then. */
const Plan = ({ event }: { event: EventHead }) => {
  const hidden = hiddenText(event);
  return (
    <section aria-labelledby="plan">
      <RuledTitle id="plan" title={words.whatHappensWhen}>
        <span className="text-12 text-ink-3">{zoneName(event.timeZone)}</span>
      </RuledTitle>
      <ol>
        {stepsOf(event).map(({ when, text, now }) => (
          <li key={text} className={`${STEP} ${now ? 'bg-select -mx-2.5 px-2.5' : ''}`}>
            <b className="font-[560] tabular-nums">{when}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2.5 print:hidden">
        <a
          className={textLook('touch:min-h-11 inline-flex items-center')}
          href={calendarPath(event.id)}
          download
        >
          {factsWords.addToCalendar}
        </a>
      </p>
      {hidden !== null && (
        <p className="text-ink-2 flex items-start gap-2 pt-2.5">
          <Icon name="hidden" />
          <span>{hidden}</span>
        </p>
      )}
    </section>
  );
};

/** What players see of an event: when and where, the terms in plain words, the closing time, places, what happens when. */
export const PublicEvent = ({ page, terms, card }: PublicEventProps) => {
  const { event, entries } = page;
  return (
    <>
      {event.listed ? <TopBar current="events" /> : <LinkBar>{factsWords.openedFromLink}</LinkBar>}
      <Paper className="max-w-[1200px] px-10 pt-6.5 pb-10 max-[721px]:px-4 max-[721px]:pt-4.5 max-[721px]:pb-32">
        <header className={`${TWO} border-rule-ink items-end gap-y-3 border-b-3 border-double pb-5.5`}>
          <div>
            <PageTitle className="pb-2.5 text-[4rem] leading-none wrap-anywhere max-[721px]:text-[2.625rem]">
              {event.name}
            </PageTitle>
            <p className="font-caslon text-20 text-ink-2 leading-[1.4] wrap-anywhere italic max-[721px]:text-[1.125rem]">
              {whenAndWhere(event)}
            </p>
          </div>
          <ClosingClock event={event} />
        </header>
        <div className={`${TWO} items-start gap-y-7 pt-5.5`}>
          <TermsList event={event} terms={terms} card={card} />
          <div className="grid gap-6">
            <EntriesHere event={{ id: event.id, timeZone: event.timeZone }} own={page.mine} />
            <EnterBox page={page} />
            <Places event={event} />
            <Plan event={event} />
          </div>
        </div>
        {entries !== null && <EntriesTable entries={entries} />}
      </Paper>
    </>
  );
};
