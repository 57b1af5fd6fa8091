'use client';

import { type Army, pricedThinglum, type Unit } from '@/lib/rules/thinglum/priced';
import { unitOdds } from '@/lib/rules/thinglum/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(pricedThinglum.source, unitOdds);
