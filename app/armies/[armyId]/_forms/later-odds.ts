import { type LaterPart, laterPart } from '@/app/_editor/later';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { PricedSystem } from '@/lib/rules/core/contract/system';
import type { OddsTable } from '@/lib/rules/core/price/dice';
import type { OddsProps } from './system-parts';

/** The exact odds of a unit as it stands, once they are wanted: what reckons them is in a file of its own. */
export const laterOdds = <A, Unit extends object>(
  { source }: PricedSystem,
  fetch: () => Promise<(unit: Unit, file: ArmyFile<A>) => readonly OddsTable[]>,
): LaterPart<OddsProps<A>> =>
  laterPart(async () => {
    const [{ unitOddsPart }, oddsOf] = await Promise.all([import('./fields/unit-odds'), fetch()]);
    return unitOddsPart(source, oddsOf);
  });
