import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type ComponentProps, cache } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import { LinkBar, TopBar } from '@/app/_components/ui/top-bar';
import { entrancePreview } from '@/app/_pictures/event-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { systemOf } from '@/app/events/_facts/terms-told';
import * as factsWords from '@/app/events/_facts/words';
import { AlreadyEntered } from '@/app/receipt/_entries-here/already-entered';
import { checkList } from '@/lib/events/enter/check-list';
import { readEntrance } from '@/lib/events/read-event';
import type { EventPage } from '@/lib/events/schema';
import { getAccount, getViewer } from '@/lib/identity/viewer';
import { eventPath } from '@/lib/pages';
import { buildOptions } from '../_entry/build-options';
import { DeskHead, DeskPaper } from '../_entry/desk-head';
import { loadLists } from '../_entry/load-lists';
import { EnterDesk } from './_components/enter-desk';

const entranceOf = cache(async (token: string) => readEntrance(await getViewer(), token));

export const generateMetadata = async ({ params }: PageProps<'/enter/[token]'>): Promise<Metadata> => {
  const { token } = await params;
  const page = await entranceOf(token);
  return {
    ...(page && (await linkPreview(() => entrancePreview(page, token)))),
    title: page === null ? 'Nothing here' : `Enter ${page.event.name}`,
    robots: { index: false, follow: false },
    // the address is the secret
    referrer: 'no-referrer',
  };
};

type EnterEventProps = {
  token: string;
  page: EventPage;
  /** the entry is found again by the account, on every device */
  hasAccount: boolean;
  desk: ComponentProps<typeof EnterDesk>['desk'];
};

/** Where a player enters a list by the organiser's link. */
const EnterEvent = ({ token, page: { event, mine }, hasAccount, desk }: EnterEventProps) => (
  <>
    {token === event.id && event.listed ? (
      <TopBar current="events" />
    ) : (
      <LinkBar>{factsWords.openedFromLink}</LinkBar>
    )}
    <DeskPaper>
      <DeskHead title={`Enter ${event.name}`} event={event}>
        <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={eventPath(event.id)}>
          The terms
        </a>
      </DeskHead>
      <AlreadyEntered event={event} own={mine} />
      <EnterDesk token={token} event={event} keepsReceipt={!hasAccount} desk={desk} />
    </DeskPaper>
  </>
);

export default async function EnterPage({ params, searchParams }: PageProps<'/enter/[token]'>) {
  const [{ token }, { army }] = await Promise.all([params, searchParams]);
  const [viewer, account, page] = await Promise.all([getViewer(), getAccount(), entranceOf(token)]);
  if (page === null) notFound();
  const system = await systemOf(page.event.system);
  const lists = await loadLists(viewer, system, army, (list) => checkList(viewer, token, { list }));
  const card = systemCard(system);
  const build = buildOptions(page.terms.packs, card, page.event);
  return (
    <EnterEvent token={token} page={page} hasAccount={account !== null} desk={{ card, build, ...lists }} />
  );
}
