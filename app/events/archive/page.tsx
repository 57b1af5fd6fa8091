import type { Metadata } from 'next';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { ArchiveReader } from './archive-reader';

export const metadata: Metadata = {
  title: 'Open an archive',
  description: 'Whether the archive of a finished event is as it was signed, and what it holds.',
};

export default function ArchivePage() {
  return (
    <>
      <TopBar current="events" />
      <Paper className="max-w-[1100px] px-6 pt-5.5 pb-12 max-[721px]:px-4">
        <PageTitle>Open an archive</PageTitle>
        <p className="text-ink-2 max-w-[62ch] py-3 leading-(--lh-read)">
          The archive of a finished event holds every list with its verdict and is signed by the installation
          that made it. Any installation of Muster finds out whether it was changed since. Nothing of the file
          is kept.
        </p>
        <ArchiveReader />
      </Paper>
    </>
  );
}
