import checks from '@/data/stroll-in-hanover/checks.json';
import { moved } from '../../core/army/edit';
import type { Path } from '../../core/army/path';
import type { Fix } from '../../core/check/finding';
import { type Checks, checkedBy, type Rule } from '../../core/check/rule';
import type { Division, Unit } from '../schema';
import type { DivisionFacts, Facts } from '../survey';
import type { Arm, ClassFacts, TroopType } from '../tables';
import { divisionName, unitName } from '../tree';

export type CheckCode = keyof typeof checks;

const CHECKS = checks as Checks<CheckCode>;

/**
 * The stands a check can concern; others are not asked. `arms` absent = all. `only` absent = every stand; `noted` =
 * those with a capacity or a noted size; `unassigned` = those without a post.
 */
type Concern = { readonly arms?: readonly Arm[]; readonly only?: 'noted' | 'unassigned' };

export type UnitNode = {
  readonly unit: Unit;
  readonly type: TroopType;
  readonly of: ClassFacts;
  /** path into the army */
  readonly path: Path;
};

export type DivisionNode = {
  readonly division: Division;
  readonly index: number;
  readonly facts: DivisionFacts;
};

export type UnitRule = Rule<UnitNode, Facts> & Concern;

/** A rule with the severity and section that data/stroll-in-hanover/checks.json gives its code. */
export const checked = checkedBy<Facts, Concern>()(CHECKS);

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
