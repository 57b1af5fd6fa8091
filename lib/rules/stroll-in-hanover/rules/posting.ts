import { moved } from '../../core/army/edit';
import type { Path } from '../../core/army/path';
import type { Fix } from '../../core/check/finding';
import type { Facts } from '../survey';
import { divisionName, unitName } from '../tree';

/** Moves a stand without a post into the last division, or under the general in chief if there is none. */
export const postedFix = ({ file, army }: Facts, from: Path): Fix => {
  const unit = army.unassigned[Number(from.at(-1))];
  const name = unit === undefined ? 'it' : unitName(unit);
  const last = army.divisions.length - 1;
  const division = army.divisions[last];
  const path = ['army', ...from];
  return division === undefined
    ? {
        label: `Put ${name} under the general in chief`,
        ops: moved(file, path, ['army', 'direct'], army.direct.length),
      }
    : {
        label: `Move ${name} to ${divisionName(division, last)}`,
        ops: moved(file, path, ['army', 'divisions', last, 'units'], division.units.length),
      };
};
