import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as historyWords from '@/app/history/words';
import type { OwnList } from '@/lib/history/own/answers';
import { listOwnBattles, NO_BATTLES } from '@/lib/history/own/own-battles';
import { getViewer } from '@/lib/identity/viewer';
import { HISTORY, IMPORT } from '@/lib/pages';
import { NewBattle, OwnTable } from './_components/my-battles';

export const metadata: Metadata = {
  title: historyWords.myOrdersOfBattle,
  robots: { index: false, follow: false },
};

/** My orders of battle, and what starts a new one. */
const OwnHome = ({ list }: { list: OwnList }) => (
  <Paper className="max-laptop:grid-cols-[minmax(0,1fr)] max-tablet:px-4 grid max-w-[1200px] grid-cols-[minmax(0,1fr)_300px] content-start gap-x-10 gap-y-6 px-6 pt-5 pb-12">
    <header className="col-span-full">
      <p className="pb-1">
        <a href={HISTORY} className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          History
        </a>
      </p>
      <PageTitle>{historyWords.myOrdersOfBattle}</PageTitle>
      <p className="soft pt-1.5">
        Enter a battle that is not in the history, or your own version of one that is. They stay private until
        you share them.
      </p>
    </header>
    <OwnTable list={list} />
    <aside aria-label="Start an order of battle" className="grid content-start gap-5">
      <NewBattle />
      <section className="border-rule grid gap-2 border-t pt-4" aria-labelledby="import">
        <h2 id="import" className="text-20">
          From a file
        </h2>
        <p className="soft">
          A table of units from any spreadsheet (.xlsx, .ods or CSV), or an order of battle as JSON.
        </p>
        <p>
          <LinkButton icon="upload" href={IMPORT}>
            Import
          </LinkButton>
        </p>
      </section>
      <p className="soft border-rule border-t pt-4">
        To start from a battle in the history, open its page and make your own copy.
      </p>
    </aside>
  </Paper>
);

export default async function OwnPage() {
  const viewer = await getViewer();
  const list = viewer === null ? NO_BATTLES : await listOwnBattles(viewer);
  return (
    <>
      <TopBar current="history" />
      <OwnHome list={list} />
    </>
  );
}
