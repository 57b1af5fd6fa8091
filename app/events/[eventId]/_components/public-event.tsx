import type { SystemCard } from '@/app/_components/army/system-card';
import { textLook } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { PrintPage } from '@/app/_components/ui/print-page';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { LinkBar, TopBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { EntriesHere } from '@/app/receipt/_entries-here/entries-here';
import { mixedTermsWords } from '@/lib/events/judge/counting';
import type { EventHead, EventPage } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { calendarPath } from '@/lib/pages';
import type { Cite } from '@/lib/rules/core/contract/citation';
import { hiddenText, placesText, stepsOf, whenAndWhere } from '../../_facts/event-words';
import type { TermsTold } from '../../_facts/terms-told';
import { ClosingClock, EnterBox, EntriesTable } from './event-parts';

const TWO = 'grid grid-cols-[minmax(0,1fr)_420px] gap-x-14 max-laptop:grid-cols-[minmax(0,1fr)]';

/** More boxes than these are not counted at a glance. */
const MOST_BOXES = 64;

/** The places of an event as boxes, those that are taken filled. */
const Places = ({ event }: { event: EventHead }) => {
  const { entered, capacity } = event;
  return (
    <section aria-labelledby="places">
      <RuledTitle id="places" title="Places">
        {capacity === null && <span className="text-12 text-ink-3">as many as come</span>}
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
  'border-rule grid grid-cols-[118px_minmax(0,1fr)] gap-3 border-b py-2 max-tablet:min-h-12 max-tablet:items-center';

/** What happens when, in the event's own zone, and who may read a list until then. */
const Plan = ({ event }: { event: EventHead }) => {
  const hidden = hiddenText(event);
  return (
    <section aria-labelledby="plan">
      <RuledTitle id="plan" title="What happens when">
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
          Add to calendar
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

/** The tooltip of a page chip: the book, or that the rule is the organiser's own. */
const findingSource = ({ source }: Cite, { source: book }: { readonly source: string }): string =>
  source === 'terms' ? 'The terms of the event' : book;

const LINE =
  'border-rule text-14 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-0.5 border-b py-2.5 wrap-anywhere break-inside-avoid';
const HEAD = 'font-caslon text-[1.0625rem] leading-[1.3] font-normal';

type PublicEventProps = { page: EventPage; terms: TermsTold; card: SystemCard };

/** The terms in plain words, each with its page and what the organiser says of it. */
const TermsList = ({ page, terms, card }: PublicEventProps) => {
  const { event, listTerms, uses } = page;
  const { version } = page.terms;
  const mixed = mixedTermsWords({ inForce: version, listTerms, uses });
  return (
    <section aria-labelledby="bring">
      <RuledTitle id="bring" title="What to bring">
        <span className="text-12 text-ink-3">the terms, each with its page</span>
      </RuledTitle>
      <ul>
        <li className={LINE}>
          <b className={HEAD}>{card.name}</b>
          <span className="text-ink-2 col-start-1">{`${card.edition} edition`}</span>
        </li>
        {terms.lines.map(({ slot, text, beside, cite }) => (
          <li key={slot} className={LINE}>
            <b className={HEAD}>{text}</b>
            {cite !== null && (
              <CiteChip className="self-center" cite={cite} source={findingSource(cite, card)} />
            )}
            {beside !== '' && <span className="text-ink-2 col-start-1">{beside}</span>}
          </li>
        ))}
      </ul>
      {event.text !== '' && (
        <p className="text-14 max-w-[68ch] pt-4 leading-(--lh-read) wrap-anywhere whitespace-pre-line">
          {event.text}
        </p>
      )}
      {mixed !== null && (
        <div className="pt-3">
          <Notice severity="info">{mixed}</Notice>
        </div>
      )}
      <p className="text-12 text-ink-3 pt-3 wrap-anywhere">
        {`Terms ${version}.`}{' '}
        {`${terms.packs.map(({ name, version }) => `Pack ${name}, version ${version}`).join('; ') || 'No pack'}, profile`}{' '}
        <span className="tabular-nums">{terms.hash}</span>.
      </p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-2 print:hidden">
        <details className="min-w-0 flex-[1_1_300px]">
          <summary className="touch:min-h-11 min-h-6 cursor-pointer underline underline-offset-2">
            The terms as text
          </summary>
          <pre className="border-rule bg-paper-sunk text-12 mt-2 border px-3.5 py-2.5 font-mono wrap-anywhere whitespace-pre-wrap">
            {terms.asText}
          </pre>
        </details>
        <PrintPage />
      </div>
    </section>
  );
};

/**
 * What players see of an event: when and where, the terms in plain words, the closing time, places, what happens when.
 */
export const PublicEvent = ({ page, terms, card }: PublicEventProps) => {
  const { event, entries } = page;
  return (
    <>
      {event.listed ? <TopBar current="events" /> : <LinkBar>{factsWords.openedFromLink}</LinkBar>}
      <Paper className="max-tablet:px-4 max-tablet:pt-4.5 max-tablet:pb-32 max-w-[1200px] px-10 pt-6.5 pb-10">
        <header className={`${TWO} border-rule-ink items-end gap-y-3 border-b-3 border-double pb-5.5`}>
          <div>
            <PageTitle className="max-tablet:text-[2.625rem] pb-2.5 text-[4rem] leading-none wrap-anywhere">
              {event.name}
            </PageTitle>
            <p className="font-caslon text-20 text-ink-2 max-tablet:text-[1.125rem] leading-[1.4] wrap-anywhere italic">
              {whenAndWhere(event)}
            </p>
          </div>
          <ClosingClock event={event} />
        </header>
        <div className={`${TWO} items-start gap-y-7 pt-5.5`}>
          <TermsList page={page} terms={terms} card={card} />
          <div className="grid gap-6">
            <EntriesHere event={{ id: event.id, timeZone: event.timeZone }} own={page.mine} />
            <EnterBox page={page} />
            <Places event={event} />
            <Plan event={event} />
          </div>
        </div>
        {entries !== null && <EntriesTable entries={entries} inForce={page.terms.version} />}
      </Paper>
    </>
  );
};
