import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { partIn } from '@/app/_components/army/parts';
import { siteLink } from '@/app/_print/shared-link';
import * as words from '../words';
import { ReceiptView } from './_components/receipt-view';
import { loadReceipt } from './load-receipt';

/** Nothing of the list stands where titles and previews are made of. */
export const metadata: Metadata = {
  title: words.receipt,
  robots: { index: false, follow: false },
  // the address is the secret
  referrer: 'no-referrer',
};

export default async function ReceiptPage({ params, searchParams }: PageProps<'/receipt/[token]'>) {
  const [{ token }, { version, lines }] = await Promise.all([params, searchParams]);
  const receipt = await loadReceipt(token, version, partIn(lines));
  if (receipt === null) notFound();
  const requestHeaders = await headers();
  return <ReceiptView token={token} {...receipt} link={(path) => siteLink(path, requestHeaders)} />;
}
