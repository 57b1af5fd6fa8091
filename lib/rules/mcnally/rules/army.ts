import { amountOf, grouped } from '../../core/army/number';
import { counted } from '../../core/army/words';
import { emptyRule } from '../../core/check/empty-rule';
import { twiceRule } from '../../core/check/twice-rule';
import { houseRule } from '../../core/price/house-rule';
import type { Group } from '../../core/tree/tree';
import type { Army, Brigade, Unit } from '../schema';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { COEFFICIENTS } from '../tables';
import { brigadeName, fieldworkName, unitName } from '../tree';
import { isUneven } from './brigades';
import { checked } from './checks';
import { usedOf } from './limit';

/** Checks of the whole army, in the order of the digest. */
export const ARMY_RULES = [
  checked('m10', {
    title: 'Bonus when firing',
    scope: 'army',
    check: (_: Army, { units }) => {
      let count = 0;
      for (const { fireBonus } of units) if (fireBonus) count++;
      return count === 0 ? undefined : { params: { units: count } };
    },
    message: ({ units }) =>
      `${counted(Number(units), 'unit')} of British or Prussian close order ${units === 1 ? 'has' : 'have'} +1 when firing, by nation or by your choice for the unit.`,
  }),
  checked('m15', {
    title: 'Fieldworks without engineers',
    scope: 'army',
    check: ({ works }: Army, { file, engineers }) => {
      if (works.length === 0 || settingOf(file, 'fieldworks') === 'scenario') return undefined;
      const rules = settingOf(file, 'engineering') === true;
      if (rules && engineers > 0) return undefined;
      const built = works.flatMap((work, index) => (work.sp > 0 ? [{ work, index }] : []));
      return built.length === 0
        ? undefined
        : {
            params: { name: built.map(({ work }) => fieldworkName(work)).join(', '), rules: rules ? 1 : 0 },
            at: built.map(({ index }) => ['works', index]),
            fix: {
              label: 'Let the scenario give them',
              ops: [{ op: 'set' as const, path: ['settings', 'fieldworks'], value: 'scenario' }],
            },
          };
    },
    message: ({ name, rules }) =>
      rules === 1
        ? `${name}: the army has no engineers to build fieldworks.`
        : `${name}: with the engineering rules off nobody can build fieldworks.`,
  }),
  checked('m16', {
    title: 'Over the limit',
    scope: 'army',
    check: ({ budget }: Army, facts) => {
      const spent = usedOf(facts);
      return spent === undefined || !spent.over
        ? undefined
        : { params: { used: spent.used, unit: spent.unit, budget: budget ?? 0 } };
    },
    message: ({ used, unit, budget }) =>
      `The army has ${amountOf(Number(used), String(unit))}; the agreed limit is ${grouped(Number(budget))}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked(
    'empty',
    emptyRule('units', brigadeName, ({ group, index }: Group<Unit, Brigade, unknown>, facts: Facts) =>
      isUneven({ brigade: group, index, units: 0 }, facts),
    ),
  ),
  checked(
    'post-2',
    twiceRule(
      'unit',
      (units: readonly Unit[]) => [...new Set(units.map(unitName))].join(', '),
      ({ name }) => `${name}: the same unit is in two places.`,
    ),
  ),
];
