import { formatPoints } from '@/app/_components/army/points';
import type { ArmyRecord } from '@/lib/armies/schema';
import { countedOrNo } from '@/lib/rules/core/army/words';
import { countFindings } from '@/lib/rules/core/check/finding';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { System } from '@/lib/rules/core/contract/system';
import { type MinorPoints, minorPoints } from '@/lib/rules/core/price/points';

type Judgement = { readonly points: MinorPoints | null; readonly errors: number; readonly warnings: number };

const judgementText = ({ points, errors, warnings }: Judgement, pointScale: number): string =>
  [
    ...(points === null ? [] : [`${formatPoints(points, pointScale)} points`]),
    countedOrNo(errors, 'error'),
    countedOrNo(warnings, 'warning'),
  ].join(', ');

/**
 * The notice for a player whose army was judged under other data than today's: the stored verdict beside today's. Null
 * if the data are the same. The stored verdict stays with its version.
 */
export const dataNews = (
  { file, verdict }: ArmyRecord,
  system: System,
  regiments: RegimentFacts = {},
): string | null => {
  if (verdict === undefined || file.dataVersion === system.dataVersion) return null;
  const lead = `The rules data has changed since this army was saved (${file.dataVersion}, today ${system.dataVersion}).`;
  const { points } = verdict;
  const stored = { ...verdict, points: points === null ? null : minorPoints(points) };
  const then = judgementText(stored, system.pointScale);
  // what its packs say today is only known once they are fetched
  if (file.packs.length > 0) return `${lead} Stored: ${then}.`;
  const { costing, findings } = system.assess(file, regiments);
  const { error, warning } = countFindings(findings);
  const today = { points: costing?.total ?? null, errors: error, warnings: warning };
  const now = judgementText(today, system.pointScale);
  return now === then
    ? `${lead} Its verdict is the same: ${now}.`
    : `${lead} Stored: ${then}. Today: ${now}.`;
};
