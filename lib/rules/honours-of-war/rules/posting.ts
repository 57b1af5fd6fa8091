import { moved } from '../../core/edit';
import type { Fix } from '../../core/finding';
import { brigadeName, unitName } from '../names';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';

const { independents: independentLimit, brigadeUnits } = LIMITS;

/** Moves a unit of `list` into the first brigade with room, or leaves it independent if there is none. */
export const postedFix = (
  { file, army }: Facts,
  list: 'independents' | 'unassigned',
  index: number,
): Fix | undefined => {
  const unit = army[list][index];
  if (unit === undefined) return undefined;
  const at = army.brigades.findIndex(({ units }) => units.length < brigadeUnits.max);
  const brigade = army.brigades[at];
  if (brigade !== undefined) {
    return {
      label: `Move ${unitName(unit)} to ${brigadeName(brigade, at)}`,
      ops: moved(file, ['army', list, index], ['army', 'brigades', at, 'units'], brigade.units.length),
    };
  }
  if (list === 'independents' || army.independents.length >= independentLimit.max) return undefined;
  return {
    label: `Make ${unitName(unit)} independent`,
    ops: moved(file, ['army', list, index], ['army', 'independents'], army.independents.length),
  };
};
