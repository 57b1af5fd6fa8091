import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { Time } from '@/app/_components/ui/time';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { listEvents, NO_EVENTS, readListedEvents } from '@/lib/events/list-events';
import type { EventHead, MyEvents } from '@/lib/events/schema';
import { getViewer } from '@/lib/identity/viewer';
import { ARCHIVE, deskPath, eventPath, NEW_EVENT, PACKS, receiptPath, VERIFY } from '@/lib/pages';
import { dayTime } from './_facts/event-times';
import { placesText, whenAndWhere } from './_facts/event-words';
import { StandingMark } from './_facts/standing-mark';
import { RestoreButton } from './restore-button';

export const metadata: Metadata = {
  title: 'Events',
  description: 'Events to enter, those I run, and those I have entered.',
};

type EventsHomeProps = { mine: MyEvents; listed: readonly EventHead[] };

/** The events of a person: those they run, those they have entered, and those that everybody may see. */
const EventsHome = ({ mine: { run, entered, deleted }, listed }: EventsHomeProps) => (
  <>
    <TopBar current="events" />
    <Paper className="max-tablet:px-4 max-w-[1080px] px-6 pt-5.5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>Events</PageTitle>
        <p className="flex flex-wrap gap-2">
          <LinkButton href={NEW_EVENT} variant="main" className="min-h-11">
            New event
          </LinkButton>
          <LinkButton href={VERIFY} className="min-h-11">
            {factsWords.lookUpCode}
          </LinkButton>
          <LinkButton href={PACKS} className="min-h-11">
            Packs
          </LinkButton>
          <LinkButton href={ARCHIVE} className="min-h-11">
            Open an archive
          </LinkButton>
        </p>
      </div>
      {run.length > 0 && (
        <Shelf id="run" title="Events I run">
          {run.map(({ event, role, toCheck, accepted }) => (
            <Line key={event.id} href={deskPath(event.id)} event={event}>
              {`${role}, ${toCheck === 0 ? 'nothing to check' : `${toCheck} to check`}, ${accepted} accepted`}
            </Line>
          ))}
        </Shelf>
      )}
      {entered.length > 0 && (
        <Shelf id="entered" title="Events I have entered">
          {entered.map(({ event, id, number, stands, list, code, standing }) => (
            <Line key={id} href={receiptPath(id)} event={event}>
              {`Entry ${number}, ${list || factsWords.armyWithoutName}, ${code}, ${stands},`}{' '}
              <StandingMark standing={standing} />
            </Line>
          ))}
        </Shelf>
      )}
      {deleted.length > 0 && (
        <Shelf id="deleted" title="Deleted in the last 30 days">
          {deleted.map(({ id, name, deletedAt }) => (
            <li
              key={id}
              className="border-rule flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-3 wrap-anywhere"
            >
              <span className="min-w-0 flex-1">
                <span className="font-caslon text-20 block leading-tight">{name}</span>
                <span className="text-ink-2">
                  Deleted <Time at={deletedAt} inSentence />
                </span>
              </span>
              <RestoreButton id={id} name={name} />
            </li>
          ))}
        </Shelf>
      )}
      <Shelf id="listed" title="Events to enter">
        {listed.map((event) => (
          <Line key={event.id} href={eventPath(event.id)} event={event}>
            {event.phase === 'soon' && `Lists open ${dayTime(event.opensAt, event.timeZone)}. `}
            {event.phase === 'open' && `Lists close ${dayTime(event.closesAt, event.timeZone)}. `}
            {(event.phase === 'closed' || event.phase === 'grace') && 'Lists are closed. '}
            {placesText(event)}
          </Line>
        ))}
      </Shelf>
      {listed.length === 0 && (
        <p className="text-14 text-ink-2 max-w-[62ch] pt-3 leading-(--lh-read)">
          No public events at the moment. Most organisers send their players a link, which opens the event,
          its terms and the form to enter a list.
        </p>
      )}
    </Paper>
  </>
);

const Shelf = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="pt-7">
    <RuledTitle id={id} title={title}>
      {null}
    </RuledTitle>
    <ul>{children}</ul>
  </section>
);

const Line = ({ href, event, children }: { href: string; event: EventHead; children: ReactNode }) => (
  <li className="border-rule grid gap-0.5 border-b py-3 wrap-anywhere">
    <a
      className="font-caslon text-20 touch:min-h-11 touch:content-center justify-self-start leading-tight"
      href={href}
    >
      {event.name}
    </a>
    <span className="text-14 font-caslon text-ink-2 italic">{whenAndWhere(event)}</span>
    <span className="text-ink-2">{children}</span>
  </li>
);

export default async function EventsPage() {
  const viewer = await getViewer();
  const [mine, listed] = await Promise.all([
    viewer === null ? NO_EVENTS : listEvents(viewer),
    readListedEvents(),
  ]);
  return <EventsHome mine={mine} listed={listed} />;
}
