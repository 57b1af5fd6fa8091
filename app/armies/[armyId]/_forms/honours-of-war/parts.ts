import { laterPart } from '@/app/_editor/later';
import { type Army, pricedHonoursOfWar } from '@/lib/rules/honours-of-war/priced';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: pricedHonoursOfWar,
  checked: () =>
    import('@/lib/rules/honours-of-war/rules').then(({ withChecks }) => withChecks(pricedHonoursOfWar)),
  Inspector: laterPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: laterPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: laterPart(() => import('./odds').then(({ Odds }) => Odds)),
});
