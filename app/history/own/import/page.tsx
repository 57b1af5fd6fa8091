import type { Metadata } from 'next';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as historyWords from '@/app/history/words';
import { COLUMNS } from '@/lib/history/own/csv/csv-columns';
import { OWN } from '@/lib/pages';
import { ImportHome } from './_components/import-home';

const importOrder = 'Import an order of battle';

export const metadata: Metadata = {
  title: importOrder,
  robots: { index: false, follow: false },
};

const CELL = 'border-rule border-b py-1.5 pr-4 align-top text-start wrap-anywhere';

/** What the columns of a table mean, and how else they may be called. */
const ColumnTable = () => (
  <details>
    <summary className="cursor-pointer py-1 pointer-coarse:py-3">Columns Muster reads</summary>
    <table className="mt-2 w-full max-w-[1000px] border-collapse">
      <thead>
        <tr className="text-11 text-ink-3">
          {['Column', 'What it holds', 'For example', 'Also called'].map((head) => (
            <th key={head} scope="col" className="border-rule-ink border-b pr-4 pb-1 text-start font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map(({ key, meaning, example, spellings }) => (
          <tr key={key}>
            <th scope="row" className={`${CELL} font-semibold`}>
              {key}
            </th>
            <td className={CELL}>{meaning}</td>
            <td className={`${CELL} text-ink-2`}>{example}</td>
            <td className={`${CELL} text-ink-3`}>{spellings.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

export default function ImportPage() {
  return (
    <>
      <TopBar current="history" />
      <Paper className="max-tablet:px-4 max-w-[1440px] px-6 pt-5 pb-16">
        <p className="pb-1">
          <a href={OWN} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {historyWords.myOrdersOfBattle}
          </a>
        </p>
        <PageTitle>{importOrder}</PageTitle>
        <ImportHome>
          <ColumnTable />
        </ImportHome>
      </Paper>
    </>
  );
}
