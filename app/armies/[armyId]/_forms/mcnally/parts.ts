import { laterPart } from '@/app/_editor/later';
import { type Army, pricedMcnally, type Unit } from '@/lib/rules/mcnally/priced';
import { laterOdds } from '../later-odds';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: pricedMcnally,
  checked: () => import('@/lib/rules/mcnally/rules').then(({ withChecks }) => withChecks(pricedMcnally)),
  Inspector: laterPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: laterPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: laterOdds<Army, Unit>(pricedMcnally, () =>
    import('@/lib/rules/mcnally/unit-odds').then(({ unitOdds }) => unitOdds),
  ),
});
