import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { SharedArmyView } from './_components/shared-army-view';
import { loadShared } from './load-shared';
import { sharedSheetOptions, usualPaper } from './print-options';
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

  const { army, system, assessment } = shared;
  const asked = await headers();
  const link = `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('host')}/s/${token}`;
  const options = sharedSheetOptions(usualPaper(asked.get('accept-language') ?? ''), {
    revision: army.revision,
    link,
    now: new Date(),
  });
  const sheet = (await system.sheets()).roster(army.file, assessment, options);
  return <SharedArmyView token={token} shared={shared} sheet={sheet} />;
}
