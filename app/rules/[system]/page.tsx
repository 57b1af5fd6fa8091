import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isSystemId, loadSystem } from '@/lib/rules';
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

export default async function SystemRulesPage({ params }: PageProps<'/rules/[system]'>) {
  const { system: id } = await params;
  if (!isSystemId(id)) notFound();
  const system = await loadSystem(id);
  return <SystemRules system={system} page={await system.rulesPage?.()} />;
}
