import type { Metadata } from 'next';
import { systemCards } from '@/app/_components/army/system-card';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { listPacks, NO_PACKS } from '@/lib/events/packs/own-packs';
import { getViewer } from '@/lib/identity/viewer';
import { NewPack, PastedPack, ReadyPacks } from './_components/new-pack';
import { PackTable } from './_components/pack-table';

export const metadata: Metadata = {
  title: 'Event packs',
  robots: { index: false, follow: false },
};

export default async function PacksPage() {
  const viewer = await getViewer();
  const [list, cards] = await Promise.all([viewer === null ? NO_PACKS : listPacks(viewer), systemCards()]);
  const systems = cards.map(({ id, name }) => ({ id, name }));
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-laptop:grid-cols-[minmax(0,1fr)] max-tablet:px-4 grid max-w-[1200px] grid-cols-[minmax(0,1fr)_300px] content-start gap-x-10 gap-y-6 px-6 pt-5 pb-12">
        <header className="col-span-full">
          <PageTitle>Event packs</PageTitle>
          <p className="soft pt-1.5">
            The terms of an event: points, years, nations and limits, each with its page. Players build and
            check armies under them. Your own packs are private.
          </p>
        </header>
        <div className="grid min-w-0 content-start gap-7">
          <PackTable list={list} systems={systems} />
          <ReadyPacks systems={systems} />
        </div>
        <aside aria-label="Start a pack" className="grid content-start gap-6">
          <NewPack systems={systems} />
          <PastedPack />
        </aside>
      </Paper>
    </>
  );
}
