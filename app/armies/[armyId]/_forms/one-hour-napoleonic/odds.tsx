'use client';

import { type Army, pricedOneHourNapoleonic, type Unit } from '@/lib/rules/one-hour-napoleonic/priced';
import { unitOdds } from '@/lib/rules/one-hour-napoleonic/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(pricedOneHourNapoleonic.source, unitOdds);
