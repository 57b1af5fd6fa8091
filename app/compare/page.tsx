import type { Metadata } from 'next';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listReadyMade, listTypical } from '@/lib/armies/ready-made';
import { getViewer } from '@/lib/identity/viewer';
import { partIn } from '../_components/army/parts';
import { systemCards } from '../_components/army/system-card';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { CompareForm } from './_components/compare-form';
import { Comparison } from './_components/comparison';
import { compareQuestion } from './compare-question';
import { loadSide } from './load-pair';
import { offeredArmies } from './offered-armies';
import * as words from './words';

export const metadata: Metadata = {
  title: words.compareTwoArmies,
  description: words.aboutComparison,
  robots: { index: false, follow: false },
};

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const search = await searchParams;
  const question = compareQuestion(search);
  const viewer = await getViewer();
  const [mine, ready, typical, systems] = await Promise.all([
    viewer === null ? NO_ARMIES : listArmies(viewer, { search: question.find }),
    listReadyMade(),
    listTypical(),
    systemCards(),
  ]);
  // one after the other: two large armies read and judged in one piece of work would keep others waiting
  const a = await loadSide(viewer, question.a, partIn(search.arows));
  const b = await loadSide(viewer, question.b, partIn(search.brows));
  const armies = offeredArmies({
    ...{ mine: mine.armies, ready, typical, systems },
    compared: [
      [question.a, a.side],
      [question.b, b.side],
    ],
  });
  return (
    <>
      <TopBar current="armies" />
      <Paper className="grid max-w-[1280px] grid-cols-[minmax(0,1fr)] content-start gap-4.5 px-6 pt-5.5 pb-12 max-[721px]:px-4 max-[721px]:pt-4 max-[721px]:pb-10">
        <PageTitle>{words.compareTwoArmies}</PageTitle>
        <CompareForm
          question={question}
          armies={armies}
          mine={{ found: mine.found, all: mine.all, offered: mine.armies.length }}
          faults={[a.fault, b.fault]}
        />
        <Comparison question={question} a={a.side} b={b.side} />
      </Paper>
    </>
  );
}
