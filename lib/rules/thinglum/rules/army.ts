import { emptyRule } from '../../core/empty-rule';
import { houseRule } from '../../core/house-rule';
import { amountOf, grouped } from '../../core/number';
import type { Path } from '../../core/path';
import { toldApart } from '../../core/told-apart';
import { brigadeName, unitName } from '../names';
import type { Army, Unit } from '../schema';
import { type Facts, spent } from '../survey';
import { COEFFICIENTS } from '../tables';
import { checked } from './checks';

const lists = ({ brigades, direct }: Army): { at: Path; units: readonly Unit[] }[] => [
  ...brigades.map(({ units }, index) => ({ at: ['brigades', index, 'units'], units })),
  { at: ['direct'], units: direct },
];

/** Every place of a repeated id but the first. */
const repeats = ({ army, repeated }: Facts): { at: Path; unit: Unit }[] => {
  const met = new Set<string>();
  const found: { at: Path; unit: Unit }[] = [];
  for (const { at, units } of lists(army)) {
    units.forEach((unit, index) => {
      if (repeated?.has(unit.id) && met.has(unit.id)) found.push({ at: [...at, index], unit });
      met.add(unit.id);
    });
  }
  return found;
};

const ONE = { points: 'point', units: 'unit', figures: 'figure' } as const;

/** What exceeds an agreed limit, in words. */
const excess = (facts: Facts): string[] => {
  const { budget, maxUnits, maxFigures } = facts.army;
  const { of, used, over } = spent(facts);
  const told = (amount: number, limit: number, what: string): string =>
    `${amountOf(amount, what)} where ${grouped(limit)} ${limit === 1 ? 'was' : 'were'} agreed`;
  const most = (amount: number, limit: number | undefined, what: string): string[] =>
    limit === undefined || amount <= limit ? [] : [told(amount, limit, what)];
  return [
    ...(over && budget !== null ? [told(used, budget, ONE[of])] : []),
    ...most(facts.units, maxUnits, 'unit'),
    ...most(facts.figures, maxFigures, 'figure'),
  ];
};

/** Checks of the army and its command, in the order of the digest. */
export const ARMY_RULES = [
  checked('t04', {
    title: 'Commander in chief',
    scope: 'army',
    check: ({ chiefs }: Army) => {
      if (chiefs.length === 1) return undefined;
      const at: Path[] = chiefs.slice(1).map((_, index) => ['chiefs', index + 1]);
      return {
        params: { chiefs: chiefs.length },
        ...(chiefs.length === 0 && { wanting: true as const }),
        ...(chiefs.length > 1 && {
          at,
          fix: {
            label: 'Leave the army one',
            ops: [{ op: 'set' as const, path: ['army', 'chiefs'], value: chiefs.slice(0, 1) }],
          },
        }),
      };
    },
    message: ({ chiefs }) =>
      chiefs === 0
        ? 'The army has no commander in chief; it needs one.'
        : `The army has ${chiefs} commanders in chief; it needs one.`,
  }),
  checked('t12', {
    title: 'Over the limit',
    scope: 'army',
    check: (_: Army, facts) => {
      const over = excess(facts);
      return over.length === 0 ? undefined : { params: { over: over.join(', ') } };
    },
    message: ({ over }) => `The army has ${over}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked(
    'empty',
    emptyRule('units', ({ brigades }: Army, { units }: Facts) => ({
      units,
      formations: brigades.flatMap((brigade, index) =>
        brigade.units.length > 0 ? [] : [{ at: ['brigades', index], name: brigadeName(brigade, index) }],
      ),
    })),
  ),
  checked('twice', {
    title: 'Stands in two places',
    scope: 'army',
    check: (_: Army, facts) => {
      if (facts.repeated === null) return undefined;
      const found = repeats(facts);
      if (found.length === 0) return undefined;
      return {
        params: { name: found.map(({ unit }) => unitName(unit)).join(', ') },
        at: found.map(({ at }) => at),
        fix: toldApart(facts.army, found, 'Make them units of their own'),
      };
    },
    message: ({ name }) => `${name}: the same unit stands in two places and paid for twice.`,
  }),
];
