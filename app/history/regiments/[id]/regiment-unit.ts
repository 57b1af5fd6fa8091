import type { RegimentDetail } from '@/lib/history/answers';
import { troopType } from '@/lib/history/terms';
import type { OobUnit } from '@/lib/rules/core/muster/order-of-battle';

type Facts = Pick<
  RegimentDetail,
  'id' | 'name' | 'nation' | 'arm' | 'type' | 'battalions' | 'squadrons' | 'aggregate'
>;

/**
 * A regiment as a unit of an order of battle: the whole of it, where its size is known, else one battalion or, of
 * horse, no size at all. Null for several in one row and for guns, which stand in batteries.
 */
export const regimentUnit = ({
  id,
  name,
  nation,
  arm,
  type,
  battalions,
  squadrons,
  aggregate,
}: Facts): OobUnit | null => {
  const troops = troopType(arm, type) ?? troopType(arm, arm === 'cavalry' ? 'horse' : 'line');
  if (troops === null || aggregate || arm === 'artillery') return null;
  const foot = arm !== 'cavalry';
  return {
    ...troops,
    name,
    regiment: id,
    nation: nation.id,
    battalions: foot ? (battalions ?? 1) : null,
    squadrons: foot ? null : squadrons,
    guns: null,
    men: null,
    strength: 1,
  };
};

const FIRST = 1756;
const LAST = 1763;

/** The year for which it is rated: that of its first battle, else the first of the war in which it stood. */
export const ratedYear = ({ fought, from }: Pick<RegimentDetail, 'fought' | 'from'>): number => {
  const first = fought.flatMap(({ battle }) =>
    battle.date === null ? [] : Number(battle.date.slice(0, 4)),
  )[0];
  return Math.min(LAST, Math.max(FIRST, first ?? from ?? FIRST));
};
