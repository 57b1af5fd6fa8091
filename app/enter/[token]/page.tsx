import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import * as uiWords from '@/app/_components/ui/words';
import { entrancePreview } from '@/app/_pictures/event-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { systemOf } from '@/app/events/_facts/terms-told';
import { checkList } from '@/lib/events/enter/check-list';
import { readEntrance } from '@/lib/events/read-event';
import { getAccount, getViewer } from '@/lib/identity/viewer';
import { buildOptions } from '../_entry/build-options';
import { loadLists } from '../_entry/load-lists';
import * as words from '../words';
import { EnterEvent } from './_components/enter-event';

const entranceOf = cache(async (token: string) => readEntrance(await getViewer(), token));

export const generateMetadata = async ({ params }: PageProps<'/enter/[token]'>): Promise<Metadata> => {
  const { token } = await params;
  const page = await entranceOf(token);
  return {
    ...(page && (await linkPreview(() => entrancePreview(page, token)))),
    title: page === null ? uiWords.nothingHere : words.enterNamed(page.event.name),
    robots: { index: false, follow: false },
    // the address is the secret
    referrer: 'no-referrer',
  };
};

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
