import { emptyRule } from '../../core/empty-rule';
import { houseRule } from '../../core/house-rule';
import { amountOf, grouped } from '../../core/number';
import type { Path } from '../../core/path';
import { toldApart } from '../../core/told-apart';
import { brigadeName, counted, fieldworkName, unitName } from '../names';
import type { Army, Unit } from '../schema';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { COEFFICIENTS } from '../tables';
import { isUneven } from './brigades';
import { checked } from './checks';
import { usedOf } from './limit';

/** Every place of a repeated id but the first. */
const repeats = ({ units, repeated }: Facts): { at: Path; unit: Unit }[] => {
  const met = new Set<string>();
  const found: { at: Path; unit: Unit }[] = [];
  for (const { unit, at } of units) {
    if (repeated?.has(unit.id) && met.has(unit.id)) found.push({ at, unit });
    met.add(unit.id);
  }
  return found;
};

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
      `${counted(Number(units), 'unit')} of British or Prussian close order: +1 when firing, by nation or as said of the unit.`,
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
              label: 'The scenario gives them',
              ops: [{ op: 'set' as const, path: ['settings', 'fieldworks'], value: 'scenario' }],
            },
          };
    },
    message: ({ name, rules }) =>
      rules === 1
        ? `${name}: fieldworks, but the army has no engineers to build them.`
        : `${name}: fieldworks, but the engineering rules are switched off.`,
  }),
  checked('m16', {
    title: 'Over the limit',
    scope: 'army',
    check: ({ budget }: Army, facts) => {
      const found = usedOf(facts);
      return found === undefined || !found.over
        ? undefined
        : { params: { used: found.used, unit: found.unit, budget: budget ?? 0 } };
    },
    message: ({ used, unit, budget }) =>
      `The army has ${amountOf(Number(used), String(unit))}; the agreed limit is ${grouped(Number(budget))}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked(
    'empty',
    emptyRule('units', ({ brigades }: Army, facts: Facts) => ({
      units: facts.units.length,
      formations: brigades.flatMap((brigade, index) =>
        brigade.units.length > 0 || isUneven({ brigade, index, units: 0 }, facts)
          ? []
          : [{ at: ['brigades', index], name: brigadeName(brigade, index) }],
      ),
    })),
  ),
  checked('post-2', {
    title: 'Units in two places',
    scope: 'army',
    check: (_: Army, facts) => {
      if (facts.repeated === null) return undefined;
      const found = repeats(facts);
      if (found.length === 0) return undefined;
      return {
        params: { name: [...new Set(found.map(({ unit }) => unitName(unit)))].join(', ') },
        at: found.map(({ at }) => at),
        fix: toldApart(facts.army, found, 'Make them units of their own'),
      };
    },
    message: ({ name }) => `${name}: the same unit stands in two places.`,
  }),
];
