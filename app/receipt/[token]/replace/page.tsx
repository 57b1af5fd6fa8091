import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { systemCard } from '@/app/_components/army/system-card';
import { buildOptions } from '@/app/enter/_entry/build-options';
import { loadLists } from '@/app/enter/_entry/load-lists';
import { systemOf } from '@/app/events/_facts/terms-told';
import { checkReplacement } from '@/lib/events/enter/check-list';
import { getViewer } from '@/lib/identity/viewer';
import * as words from '../../words';
import { receiptOf } from '../load-receipt';
import { ReplaceEntry } from './_components/replace-entry';

export const metadata: Metadata = {
  title: words.replaceAList,
  robots: { index: false, follow: false },
  // the address is the secret
  referrer: 'no-referrer',
};

export default async function ReplacePage({ params, searchParams }: PageProps<'/receipt/[token]/replace'>) {
  const [{ token }, { army }] = await Promise.all([params, searchParams]);
  const [viewer, receipt] = await Promise.all([getViewer(), receiptOf(token, null)]);
  if (receipt === null) notFound();
  const { event } = receipt;
  const system = await systemOf(event.system);
  const lists = await loadLists(viewer, system, army, (list) => checkReplacement(viewer, token, { list }));
  const card = systemCard(system);
  return (
    <ReplaceEntry
      token={token}
      receipt={receipt}
      desk={{ card, build: buildOptions([], card, event), ...lists }}
    />
  );
}
