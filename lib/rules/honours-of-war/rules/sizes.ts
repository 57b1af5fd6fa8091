import type { Op } from '../../core/army/edit';
import { counted } from '../../core/army/words';
import { unitsWhere } from '../../core/tree/tree';
import type { Army } from '../schema';
import { fieldingLike, TYPES } from '../tables';
import { namesOf } from '../tree';
import { checked } from './checks';
import { isFormed } from './unit-fixes';

const SWITCH_ON: readonly Op[] = [{ op: 'set', path: ['settings', 'nonStandardUnits'], value: true }];

/** The check of sizes, one finding for all units (p. 38). */
export const SIZE_RULES = [
  checked('org-14', {
    title: 'Not standard size',
    scope: 'army',
    check: (_: Army, { tree, nation, nonStandardUnits }) => {
      if (nonStandardUnits) return undefined;
      const unusual = unitsWhere(
        tree,
        ({ size, type, nation: own }) =>
          size !== 'standard' &&
          isFormed(TYPES[type].arm) &&
          // troops that the book has small as a rule need no option: jäger, detached companies
          fieldingLike(own ?? nation, type)?.size !== size,
      );
      const [first] = unusual;
      if (first === undefined) return undefined;
      const units = unusual.map(({ unit }) => unit);
      return {
        params: { name: namesOf(units), units: units.length, size: first.unit.size },
        at: unusual.map(({ at }) => at),
        fix: { label: 'Switch the rule on', ops: SWITCH_ON },
      };
    },
    message: ({ name, units, size }) =>
      units === 1
        ? `${name} is ${size}; small and large units are off for this army.`
        : `${counted(Number(units), 'unit')} are small or large: ${name}. These sizes are off for this army.`,
  }),
  checked('org-21', {
    title: 'Unusual independent unit',
    scope: 'army',
    check: ({ independents }: Army) => {
      const unusual = independents.flatMap((unit, index) => {
        const { arm, weight } = TYPES[unit.type];
        const classic = arm === 'light-infantry' || arm === 'artillery';
        return classic || (arm === 'cavalry' && weight === 'light')
          ? []
          : [{ unit, at: ['independents', index] }];
      });
      return unusual.length === 0
        ? undefined
        : {
            params: { name: namesOf(unusual.map(({ unit }) => unit)), units: unusual.length },
            at: unusual.map(({ at }) => at),
          };
    },
    message: ({ name, units }) =>
      `${name} ${units === 1 ? 'is' : 'are'} independent; any unit may be, but the classic choice is light infantry, light cavalry or artillery.`,
  }),
];
