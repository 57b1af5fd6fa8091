import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { kindsOf } from '@/app/_print/sheet-kind';
import { SharedArmyView } from './_components/shared-army-view';
import { loadShared } from './load-shared';
import { sharedSheet } from './shared-sheet';
import './shared.css';

type Props = { params: Promise<{ token: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const shared = await loadShared((await params).token);
  return {
    title: shared === null ? 'Nothing here' : shared.army.name || 'Shared army',
    robots: { index: false, follow: false },
  };
};

export default async function SharedArmyPage({ params }: Props) {
  const { token } = await params;
  const shared = await loadShared(token);
  if (shared === null) notFound();
  const sheet = await sharedSheet(shared, token, await headers());
  const kinds = kindsOf(await shared.system.sheets());
  return <SharedArmyView token={token} shared={shared} sheet={sheet} kinds={kinds} />;
}
