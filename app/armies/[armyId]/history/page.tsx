import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import * as armyWords from '@/app/_components/army/words';
import { getViewer } from '@/lib/identity/viewer';
import { HistoryView } from './_components/history-view';
import { historyQuestion } from './history-question';
import { loadHistory } from './load-history';

export const metadata: Metadata = { title: armyWords.earlierVersions };

export default async function HistoryPage({ params, searchParams }: PageProps<'/armies/[armyId]/history'>) {
  const { armyId } = await params;
  const question = historyQuestion(await searchParams);
  const viewer = await getViewer();
  const history = viewer && (await loadHistory(viewer, armyId, question));
  if (history === null) notFound();
  return <HistoryView history={history} />;
}
