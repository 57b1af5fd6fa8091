import { lazyPart } from '@/app/_editor/lazy-part';
import { type Army, oneHourNapoleonic, type Unit } from '@/lib/rules/one-hour-napoleonic';
import { lazyOdds } from '../lazy-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: oneHourNapoleonic,
  Inspector: lazyPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: lazyPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: lazyOdds<Army, Unit>(oneHourNapoleonic, () =>
    import('@/lib/rules/one-hour-napoleonic/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
