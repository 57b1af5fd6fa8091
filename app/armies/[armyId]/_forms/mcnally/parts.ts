import { lazyPart } from '@/app/_editor/lazy-part';
import { type Army, pricedMcnally, type Unit } from '@/lib/rules/mcnally/priced';
import { lazyOdds } from '../lazy-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: pricedMcnally,
  checked: () => import('@/lib/rules/mcnally/rules').then(({ withChecks }) => withChecks(pricedMcnally)),
  Inspector: lazyPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: lazyPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: lazyOdds<Army, Unit>(pricedMcnally, () =>
    import('@/lib/rules/mcnally/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
