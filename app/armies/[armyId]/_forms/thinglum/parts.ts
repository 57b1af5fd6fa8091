import { laterPart } from '@/app/_editor/later';
import { type Army, pricedThinglum, type Unit } from '@/lib/rules/thinglum/priced';
import { laterOdds } from '../later-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: pricedThinglum,
  checked: () => import('@/lib/rules/thinglum/rules').then(({ withChecks }) => withChecks(pricedThinglum)),
  Inspector: laterPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: laterPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: laterOdds<Army, Unit>(pricedThinglum, () =>
    import('@/lib/rules/thinglum/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
