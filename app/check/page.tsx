import type { Metadata } from 'next';
import { systemCards } from '../_components/army/system-card';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { CheckDesk } from './check-desk';

export const metadata: Metadata = {
  title: 'Check army files',
  description: 'Drop army files to see each verdict, with the page it is based on. Nothing is stored.',
};

export default async function CheckPage() {
  const systems = await systemCards();
  return (
    <>
      <TopBar current="check" />
      <Paper className="max-tablet:px-4 max-w-[1180px] px-6 pt-5.5 pb-12">
        <PageTitle>Check army files</PageTitle>
        <p className="text-ink-2 mt-[7px]">
          Check all lists of an event at once: ready, unfinished or illegal, with points and each finding by
          page. Nothing is stored.
        </p>
        <CheckDesk
          books={Object.fromEntries(
            systems.map(({ id, name, source, terms }) => [id, { name, source, points: terms.points }]),
          )}
        />
      </Paper>
    </>
  );
}
