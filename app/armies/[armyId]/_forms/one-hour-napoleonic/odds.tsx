'use client';

import { type Army, oneHourNapoleonic, type Unit } from '@/lib/rules/one-hour-napoleonic';
import { unitOdds } from '@/lib/rules/one-hour-napoleonic/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(oneHourNapoleonic.source, unitOdds);
