'use client';

import { valueAt } from '@/lib/rules/core/path';
import { strollInHanover, type Unit } from '@/lib/rules/stroll-in-hanover';
import { unitOdds } from '@/lib/rules/stroll-in-hanover/unit-odds';
import { OddsTables } from '../fields/odds-tables';
import type { OddsProps } from '../system-parts';

/** The exact odds of a unit as it stands. */
export const Odds = ({ file, at }: OddsProps) => {
  const unit = valueAt(file.army, at) as Unit | undefined;
  // removed a moment ago: the selection follows with the next drawing
  if (unit === undefined) return null;
  return <OddsTables tables={unitOdds(unit)} source={strollInHanover.source} />;
};
