import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as armyWords from '@/app/_components/army/words';
import { Flag } from '@/app/_components/ui/flag';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { getViewer } from '@/lib/identity/viewer';
import { armyPath } from '@/lib/pages';
import { BackLink } from '../_components/back-link';
import { VersionDetail } from './_components/version-detail';
import { VersionList } from './_components/version-list';
import { historyQuestion } from './history-question';
import { type History, loadHistory } from './load-history';
import * as words from './words';

export const metadata: Metadata = { title: armyWords.earlierVersions };

/** Earlier versions of an army: the list, and one of them beside today's. */
const HistoryView = ({ history }: { history: History }) => {
  const { army, system, versions, shown, isAsked } = history;
  return (
    <>
      <TopBar />
      <Paper className="max-w-[1280px]" data-nation={army.nation}>
        <header className="border-rule-ink grid grid-cols-[6px_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 border-b px-6 pt-5 pb-4.5 max-[721px]:px-4">
          <Flag className="h-full" />
          <div>
            <p>
              <BackLink href={armyPath(army.id)} to={army.name || common.armyWithoutName} />
            </p>
            <PageTitle className="mt-1 mb-1.5">{armyWords.earlierVersions}</PageTitle>
            <p className="soft">{words.howVersionsAreKept}</p>
          </div>
        </header>
        <div className="grid grid-cols-[340px_minmax(0,1fr)] max-[961px]:grid-cols-[minmax(0,1fr)]">
          <VersionList
            army={army}
            versions={versions}
            shown={shown?.row.revision}
            beside={!isAsked || shown === null}
            pointScale={system.pointScale}
          />
          <div className="min-w-0 px-6 pt-4 pb-12 max-[721px]:px-4">
            {shown !== null && <VersionDetail key={shown.row.revision} history={history} shown={shown} />}
            {shown === null && isAsked && <Notice severity="warning">{words.versionIsGone}</Notice>}
          </div>
        </div>
      </Paper>
    </>
  );
};

export default async function HistoryPage({ params, searchParams }: PageProps<'/armies/[armyId]/history'>) {
  const { armyId } = await params;
  const question = historyQuestion(await searchParams);
  const viewer = await getViewer();
  const history = viewer && (await loadHistory(viewer, armyId, question));
  if (history === null) notFound();
  return <HistoryView history={history} />;
}
