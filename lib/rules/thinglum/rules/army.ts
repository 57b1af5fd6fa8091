import { emptyRule } from '../../core/empty-rule';
import { houseRule } from '../../core/house-rule';
import { amountOf, grouped } from '../../core/number';
import type { Path } from '../../core/path';
import { twiceRule } from '../../core/twice-rule';
import { brigadeName, unitName } from '../names';
import type { Army, Unit } from '../schema';
import { type Facts, spent } from '../survey';
import { COEFFICIENTS } from '../tables';
import { checked } from './checks';

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
  checked('empty', emptyRule('units', brigadeName)),
  checked(
    'twice',
    twiceRule(
      'unit',
      (units: readonly Unit[]) => units.map(unitName).join(', '),
      ({ name }) => `${name}: the same unit stands in two places and is paid for twice.`,
    ),
  ),
];
