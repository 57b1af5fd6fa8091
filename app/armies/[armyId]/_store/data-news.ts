import { formatPoints } from '@/app/_components/army/points';
import * as commonParts from '@/app/_components/part-words';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import type { ArmyRecord } from '@/lib/armies/schema';
import { countFindings } from '@/lib/rules/core/check/finding';
import type { RegimentFacts } from '@/lib/rules/core/check/regiment-facts';
import type { CheckedSystem } from '@/lib/rules/core/contract/system';
import { type MinorPoints, minorPoints } from '@/lib/rules/core/price/points';

type Judgement = { readonly points: MinorPoints | null; readonly errors: number; readonly warnings: number };

const judgementText = ({ points, errors, warnings }: Judgement, pointScale: number): string =>
  [
    ...(points === null ? [] : [commonParts.amountOfPoints(formatPoints(points, pointScale))]),
    builderWords.amountOfErrors(errors),
    builderWords.amountOfWarnings(warnings),
  ].join(', ');

/**
 * The notice for a player whose army was judged under other data than today's: the stored verdict beside today's. Null
 * if the data are the same. The stored verdict stays with its version.
 */
export const dataNews = (
  { file, verdict }: ArmyRecord,
  system: CheckedSystem,
  regiments: RegimentFacts = {},
): string | null => {
  if (verdict === undefined || file.dataVersion === system.dataVersion) return null;
  const lead = builderWords.dataHasChanged(file.dataVersion, system.dataVersion);
  const { points } = verdict;
  const stored = { ...verdict, points: points === null ? null : minorPoints(points) };
  const then = judgementText(stored, system.pointScale);
  // what its packs say today is only known once they are fetched
  if (file.packs.length > 0) return builderWords.storedVerdict(lead, then);
  const { costing, findings } = system.assess(file, regiments);
  const { error, warning } = countFindings(findings);
  const today = { points: costing?.total ?? null, errors: error, warnings: warning };
  const now = judgementText(today, system.pointScale);
  return now === then ? builderWords.sameVerdict(lead, now) : builderWords.bothVerdicts(lead, then, now);
};
