import { unitName } from '../names';
import { checked } from './checks';
import type { UnitNode } from './nodes';
import { postedFix } from './posting';

/** Checks of a single unit, in the order of the book. */
export const UNIT_RULES = [
  checked('org-1', {
    title: 'Unit without a post',
    scope: 'unit',
    check: ({ unit, post, index }: UnitNode, facts) => {
      if (post !== 'unassigned') return undefined;
      const fix = postedFix(facts, 'unassigned', index);
      return { params: { name: unitName(unit) }, ...(fix && { fix }) };
    },
    message: ({ name }) => `${name} is in no brigade and not independent; every unit is one or the other.`,
  }),
  checked('org-14', {
    title: 'Not standard size',
    scope: 'unit',
    check: ({ unit }: UnitNode, { nonStandardUnits }) =>
      unit.size === 'standard' || nonStandardUnits
        ? undefined
        : {
            params: { name: unitName(unit), size: unit.size },
            fix: {
              label: 'Switch the rule on',
              ops: [{ op: 'set', path: ['settings', 'nonStandardUnits'], value: true }],
            },
          },
    message: ({ name, size }) => `${name} is ${size}; small and large units are switched off for this army.`,
  }),
];
