'use client';

import { type Army, pricedStrollInHanover, type Unit } from '@/lib/rules/stroll-in-hanover/priced';
import { unitOdds } from '@/lib/rules/stroll-in-hanover/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(pricedStrollInHanover.source, unitOdds);
