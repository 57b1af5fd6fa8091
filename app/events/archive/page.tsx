import type { Metadata } from 'next';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { ArchiveReader } from './archive-reader';

export const metadata: Metadata = {
  title: 'Open an archive',
  description: 'See what the archive of a finished event holds, and whether anyone changed it.',
};

export default function ArchivePage() {
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-tablet:px-4 max-w-[1100px] px-6 pt-5.5 pb-12">
        <PageTitle>Open an archive</PageTitle>
        <p className="text-ink-2 max-w-[62ch] py-3 leading-(--lh-read)">
          The archive of a finished event holds every list with its verdict, signed by the Muster that made
          it. Any Muster can tell whether it was changed since. The file is not stored.
        </p>
        <ArchiveReader />
      </Paper>
    </>
  );
}
