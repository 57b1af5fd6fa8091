'use client';

import { type Army, pricedMcnally, type Unit } from '@/lib/rules/mcnally/priced';
import { unitOdds } from '@/lib/rules/mcnally/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(pricedMcnally.source, unitOdds);
