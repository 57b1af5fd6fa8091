import { type LazyPartLoader, lazyPart } from '@/app/_editor/lazy-part';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { BuilderSystem } from '@/lib/rules/core/contract/system';
import type { OddsTable } from '@/lib/rules/core/price/dice';
import type { OddsProps } from './system-parts';

/** The exact odds of the unit as it is, on demand: their code is in a file of its own. */
export const lazyOdds = <A, Unit extends object>(
  { source }: BuilderSystem,
  fetch: () => Promise<(unit: Unit, file: ArmyFile<A>) => readonly OddsTable[]>,
): LazyPartLoader<OddsProps<A>> =>
  lazyPart(async () => {
    const [{ unitOddsPart }, oddsOf] = await Promise.all([import('./fields/unit-odds'), fetch()]);
    return unitOddsPart(source, oddsOf);
  });
