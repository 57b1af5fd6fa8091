import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listReadyMade, listTypical } from '@/lib/armies/ready-made';
import { eventsOfPack } from '@/lib/events/packs/events-of-pack';
import { getPack } from '@/lib/events/packs/own-packs';
import { getViewer } from '@/lib/identity/viewer';
import { PackEditor } from './_components/pack-editor';

const mineOf = cache(async (id: string) => {
  const viewer = await getViewer();
  const record = viewer && (await getPack(viewer, id));
  return record && { viewer, pack: record.pack };
});

export async function generateMetadata({ params }: PageProps<'/events/packs/[packId]'>): Promise<Metadata> {
  const mine = await mineOf((await params).packId);
  return { title: mine?.pack.name ?? 'Event pack', robots: { index: false, follow: false } };
}

type Sample = { readonly id: string; readonly label: string };

/** "Kutzdorf: Blue" says its side; "Demonstration army" needs its nation. */
const labelOf = (name: string, nation: string): string =>
  name.endsWith(`: ${nation}`) ? name : `${name}: ${nation}`;

/** The armies that ship, by the systems they are of: those of scenarios, then one for each nation. */
const listSamples = async (): Promise<Record<string, Sample[]>> => {
  const [ready, typical] = await Promise.all([listReadyMade(), listTypical()]);
  const samples: Record<string, Sample[]> = {};
  const put = (system: string, sample: Sample) => {
    samples[system] = [...(samples[system] ?? []), sample];
  };
  for (const { id, name, system, summary } of ready)
    put(system, { id, label: labelOf(name, summary.nationLabel) });
  for (const { id, label } of typical) {
    const [, system = ''] = id.split('.');
    put(system, { id, label: `Typical army of ${label}` });
  }
  return samples;
};

export default async function PackPage({ params, searchParams }: PageProps<'/events/packs/[packId]'>) {
  const [{ packId: id }, { event }] = await Promise.all([params, searchParams]);
  const [mine, samples] = await Promise.all([mineOf(id), listSamples()]);
  if (mine === null) notFound();
  const events = await eventsOfPack(mine.viewer, mine.pack, typeof event === 'string' ? event : null);
  return <PackEditor key={id} id={id} name={mine.pack.name} samples={samples} events={events} />;
}
