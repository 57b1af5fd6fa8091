import type { Metadata } from 'next';
import { listBattles, listPublished } from '@/lib/history/battles';
import { listOwnBattles, NO_BATTLES } from '@/lib/history/own/own-battles';
import { listNations } from '@/lib/history/read-nation';
import { listRegiments } from '@/lib/history/regiments';
import { searchHistory } from '@/lib/history/search';
import { getViewer } from '@/lib/identity/viewer';
import { HISTORY } from '@/lib/pages';
import { TopBar } from '../_components/ui/top-bar';
import { HistoryHome } from './_components/history-home';
import { Canonical } from './_components/page-parts';
import { historyQuestion, unknownCommander } from './history-question';

export const metadata: Metadata = {
  title: 'History: battles, regiments and nations of the Seven Years War',
  description:
    'Battles of the Seven Years War in Europe with their orders of battle, regiments with their uniforms, and nations; every fact with its source.',
};

export default async function HistoryPage({ searchParams }: PageProps<'/history'>) {
  const search = await searchParams;
  const question = historyQuestion(search);
  const viewer = await getViewer();
  const [battles, published, own, nations, regiments, results] = await Promise.all([
    listBattles(),
    listPublished(),
    viewer === null ? NO_BATTLES : listOwnBattles(viewer),
    listNations(),
    listRegiments({
      ...(question.of !== '' && { nation: question.of }),
      ...(question.arm !== '' && { arm: question.arm }),
      q: question.name,
      page: question.page,
    }),
    question.q === '' ? null : searchHistory(question.q, viewer?.userId ?? null),
  ]);
  return (
    <>
      <Canonical path={HISTORY} />
      <TopBar current="history" />
      <HistoryHome
        question={question}
        nobody={unknownCommander(search)}
        battles={battles}
        published={published}
        own={own.battles}
        nations={nations}
        regiments={regiments}
        results={results}
      />
    </>
  );
}
