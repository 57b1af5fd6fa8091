'use client';

import { type Army, mcnally, type Unit } from '@/lib/rules/mcnally';
import { unitOdds } from '@/lib/rules/mcnally/unit-odds';
import { unitOddsPart } from '../fields/unit-odds';

/** The exact odds of a unit as it stands. */
export const Odds = unitOddsPart<Army, Unit>(mcnally.source, unitOdds);
