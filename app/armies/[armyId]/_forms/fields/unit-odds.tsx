import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { OddsTable } from '@/lib/rules/core/price/odds';
import { nodeIn } from '../node';
import type { OddsProps } from '../system-parts';
import { OddsTables } from './odds-tables';

/** The exact odds of a unit as it stands, where a system tells them all at once. */
export const unitOddsPart =
  <A, Unit extends object>(source: string, oddsOf: (unit: Unit, file: ArmyFile<A>) => readonly OddsTable[]) =>
  (props: OddsProps<A>) => {
    const unit = nodeIn<Unit>(props);
    // removed a moment ago: the selection follows with the next drawing
    return unit === undefined ? null : <OddsTables tables={oddsOf(unit, props.file)} source={source} />;
  };
