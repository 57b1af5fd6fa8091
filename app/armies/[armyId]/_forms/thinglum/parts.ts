import { lazyPart } from '@/app/_editor/lazy-part';
import { type Army, pricedThinglum, type Unit } from '@/lib/rules/thinglum/priced';
import { lazyOdds } from '../lazy-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: pricedThinglum,
  checked: () => import('@/lib/rules/thinglum/rules').then(({ withChecks }) => withChecks(pricedThinglum)),
  Inspector: lazyPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: lazyPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: lazyOdds<Army, Unit>(pricedThinglum, () =>
    import('@/lib/rules/thinglum/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
