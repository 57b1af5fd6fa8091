import { lazyPart } from '@/app/_editor/lazy-part';
import { type Army, honoursOfWar } from '@/lib/rules/honours-of-war';
import { defineParts } from '../system-parts';

/** The forms are asked for from here, beside the system, so that they do not bring its tables a second time. */
export const parts = defineParts<Army>({
  system: honoursOfWar,
  Inspector: lazyPart(() => import('./inspector').then(({ Inspector }) => Inspector)),
  ArmyForm: lazyPart(() => import('./army-form').then(({ ArmyForm }) => ArmyForm)),
  Odds: lazyPart(() => import('./odds').then(({ Odds }) => Odds)),
});
