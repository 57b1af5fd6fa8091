import type { Metadata } from 'next';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listReadyMade, listTypical } from '@/lib/armies/ready-made';
import { getViewer } from '@/lib/identity/viewer';
import { partIn } from '../_components/army/parts';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { CompareForm } from './_components/compare-form';
import { Comparison } from './_components/comparison';
import { compareQuestion } from './compare-question';
import { loadSide } from './load-pair';

export const metadata: Metadata = {
  title: 'Compare two armies',
  description: 'Two armies side by side: points, shares by arm, limits and orders of battle.',
  robots: { index: false, follow: false },
};

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const search = await searchParams;
  const question = compareQuestion(search);
  const viewer = await getViewer();
  const [mine, ready, typical] = await Promise.all([
    viewer === null ? NO_ARMIES : listArmies(viewer, { search: question.find }),
    listReadyMade(),
    listTypical(),
  ]);
  // one after the other: two large armies read and judged in one piece of work would keep others waiting
  const a = await loadSide(viewer, question.a, partIn(search.arows));
  const b = await loadSide(viewer, question.b, partIn(search.brows));
  return (
    <>
      <TopBar />
      <Paper className="grid max-w-[1280px] grid-cols-[minmax(0,1fr)] content-start gap-4.5 px-6 pt-5.5 pb-12 max-[721px]:px-4 max-[721px]:pt-4 max-[721px]:pb-10">
        <PageTitle>Compare two armies</PageTitle>
        <CompareForm
          question={question}
          mine={mine}
          ready={ready}
          typical={typical}
          chosen={[a.side, b.side]}
          faults={[a.fault, b.fault]}
        />
        <Comparison question={question} a={a.side} b={b.side} />
      </Paper>
    </>
  );
}
