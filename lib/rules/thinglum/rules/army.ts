import type { Path } from '../../core/army/path';
import { emptyRule } from '../../core/check/empty-rule';
import { twiceRule } from '../../core/check/twice-rule';
import { houseRule } from '../../core/price/house-rule';
import type { Army, Unit } from '../schema';
import { COEFFICIENTS } from '../tables';
import { brigadeName, unitName } from '../tree';
import { checked, excess, withinLimit } from './checks';

/** Checks of the army and its command, in the order of the digest. */
export const ARMY_RULES = [
  checked('t04', {
    title: 'Commander in chief',
    scope: 'army',
    check: ({ chiefs }: Army, facts) => {
      if (chiefs.length === 1) return undefined;
      const at: Path[] = chiefs.slice(1).map((_, index) => ['chiefs', index + 1]);
      return {
        params: { chiefs: chiefs.length },
        ...(chiefs.length === 0 && { wanting: true as const }),
        ...(chiefs.length > 1 && {
          at,
          ...withinLimit(
            {
              label: 'Keep the first',
              ops: [{ op: 'set', path: ['army', 'chiefs'], value: chiefs.slice(0, 1) }],
            },
            facts,
          ),
        }),
      };
    },
    message: ({ chiefs }) =>
      chiefs === 0
        ? 'The army has no commander in chief; it needs one.'
        : `The army has ${chiefs} commanders in chief; it may have only one.`,
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
      ({ name }) => `${name}: the same unit is in two places and paid for twice.`,
    ),
  ),
];
