import type { Metadata } from 'next';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as historyWords from '@/app/history/words';
import { OWN } from '@/lib/pages';
import { ColumnTable } from './_components/column-table';
import { ImportHome } from './_components/import-home';
import * as words from './words';

export const metadata: Metadata = {
  title: words.importOrder,
  robots: { index: false, follow: false },
};

export default function ImportPage() {
  return (
    <>
      <TopBar current="history" />
      <Paper className="max-w-[1440px] px-6 pt-5 pb-16 max-[721px]:px-4">
        <p className="pb-1">
          <a href={OWN} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {historyWords.myOrdersOfBattle}
          </a>
        </p>
        <PageTitle>{words.importOrder}</PageTitle>
        <ImportHome>
          <ColumnTable />
        </ImportHome>
      </Paper>
    </>
  );
}
