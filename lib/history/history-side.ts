import 'server-only';
import type { OobSide } from '../rules/core/muster/order-of-battle';
import { readBattle } from './read-battle';
import { oobSideOf } from './side-of-battle';

/**
 * One side of a battle as an order of battle, or null where there is none that this person may read.
 * @param position of the side, from 0
 */
export const historySideOf = async (
  battleId: string,
  position: number,
  viewerId: string | null = null,
): Promise<OobSide | null> => {
  const battle = await readBattle(battleId, viewerId);
  const side = battle?.sides.find((one) => one.position === position);
  return battle === null || side === undefined ? null : oobSideOf(battle, side);
};
