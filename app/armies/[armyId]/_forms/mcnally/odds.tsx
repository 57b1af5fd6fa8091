'use client';

import type { ArmyFile } from '@/lib/rules/core/document';
import { valueAt } from '@/lib/rules/core/path';
import { type Army, mcnally, type Unit } from '@/lib/rules/mcnally';
import { unitOdds } from '@/lib/rules/mcnally/unit-odds';
import { OddsTables } from '../fields/odds-tables';
import type { OddsProps } from '../system-parts';

/** The exact odds of a unit as it stands. */
export const Odds = ({ file, at }: OddsProps) => {
  const unit = valueAt(file.army, at) as Unit | undefined;
  // removed a moment ago: the selection follows with the next drawing
  if (unit === undefined) return null;
  return <OddsTables tables={unitOdds(unit, file as ArmyFile<Army>)} source={mcnally.source} />;
};
