import { lazyPart } from '@/app/_editor/lazy-part';
import { type Army, thinglum, type Unit } from '@/lib/rules/thinglum';
import { lazyOdds } from '../lazy-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: thinglum,
  Inspector: lazyPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: lazyPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: lazyOdds<Army, Unit>(thinglum, () =>
    import('@/lib/rules/thinglum/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
