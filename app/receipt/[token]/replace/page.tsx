import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentProps } from 'react';
import { systemCard } from '@/app/_components/army/system-card';
import { LinkBar } from '@/app/_components/ui/top-bar';
import { buildOptions } from '@/app/enter/_entry/build-options';
import { DeskHead, DeskPaper } from '@/app/enter/_entry/desk-head';
import { loadLists } from '@/app/enter/_entry/load-lists';
import { systemOf } from '@/app/events/_facts/terms-told';
import { checkReplacement } from '@/lib/events/enter/check-list';
import type { Receipt } from '@/lib/events/schema';
import { getViewer } from '@/lib/identity/viewer';
import { receiptPath } from '@/lib/pages';
import { receiptOf } from '../load-receipt';
import { ReplaceDesk } from './_components/replace-desk';

export const metadata: Metadata = {
  title: 'Replace a list',
  robots: { index: false, follow: false },
  // the address is the secret
  referrer: 'no-referrer',
};

type ReplaceEntryProps = {
  token: string;
  receipt: Receipt;
  desk: ComponentProps<typeof ReplaceDesk>['desk'];
};

/** Where a player sends another list in the place of the last. */
const ReplaceEntry = ({ token, receipt, desk }: ReplaceEntryProps) => (
  <>
    <LinkBar>Your receipt</LinkBar>
    <DeskPaper>
      <DeskHead title={`Replace the list of entry ${receipt.number}`} event={receipt.event}>
        <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={receiptPath(token)}>
          Back to the receipt
        </a>
      </DeskHead>
      <ReplaceDesk
        token={token}
        event={receipt.event}
        closed={receipt.closed}
        next={receipt.currentVersion + 1}
        desk={desk}
      />
    </DeskPaper>
  </>
);

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
