import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isSystemId, loadSystem } from '@/lib/rules';
import { playSections } from '@/lib/rules/core/sheet/play-sections';
import { SystemRules } from './_components/system-rules';

export async function generateMetadata({ params }: PageProps<'/rules/[system]'>): Promise<Metadata> {
  const { system: id } = await params;
  if (!isSystemId(id)) return { title: 'Rules' };
  const { name } = await loadSystem(id);
  return {
    title: `${name}: rules`,
    description: `Prices, checks, nations and rulings of ${name}, with their pages.`,
  };
}

export default async function SystemRulesPage({ params, searchParams }: PageProps<'/rules/[system]'>) {
  const [{ system: id }, search] = await Promise.all([params, searchParams]);
  if (!isSystemId(id)) notFound();
  const system = await loadSystem(id);
  const { scales } = system.choices;
  const scale = (scales.find(({ value }) => value === search.scale) ?? scales[0])?.value ?? '';
  const [page, play] = await Promise.all([system.rulesPage?.(), playSections(system, scale)]);
  return <SystemRules system={system} page={page} play={play} scale={scale} />;
}
