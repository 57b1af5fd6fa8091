import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readSource } from '@/lib/history/read-source';
import { getViewer } from '@/lib/identity/viewer';
import { sourcePath } from '@/lib/pages';
import { Canonical } from '../../_components/canonical';
import * as words from '../../words';
import { SourceSheet } from './source-sheet';

const sourceOf = cache(async (id: string) => readSource(id, (await getViewer())?.userId ?? null));

const LONGEST_TITLE = 80;

export async function generateMetadata({ params }: PageProps<'/history/sources/[id]'>): Promise<Metadata> {
  const source = await sourceOf((await params).id);
  if (source === null) return { title: words.noSuchSource };
  const { citation } = source;
  const short = citation.length > LONGEST_TITLE ? `${citation.slice(0, LONGEST_TITLE)}…` : citation;
  return {
    title: words.sourceTitle(short),
    description: words.aboutSource(short),
  };
}

export default async function SourcePage({ params }: PageProps<'/history/sources/[id]'>) {
  const source = await sourceOf((await params).id);
  if (source === null) notFound();
  return (
    <>
      <Canonical path={sourcePath(source.id)} />
      <TopBar current="history" />
      <SourceSheet source={source} />
    </>
  );
}
