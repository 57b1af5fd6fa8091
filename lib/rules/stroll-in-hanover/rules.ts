import { counted } from '../core/army/words';
import { emptyRule, twiceRule } from '../core/check/common-rules';
import type { Finding } from '../core/check/finding';
import { rulesByCode, runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { walk } from '../core/tree/tree';
import { factsOf } from './cost';
import { checked, type UnitRule } from './rules/checks';
import { DIVISION_RULES } from './rules/divisions';
import { POINTS_RULES } from './rules/points';
import { UNIT_RULES } from './rules/units';
import { WORKS_RULES } from './rules/works';
import type { Army, Unit } from './schema';
import { statsOf } from './summary';
import type { Facts } from './survey';
import { type Arm, CLASSES, LIMITS, TYPES } from './tables';
import { divisionName, unitName } from './tree';

const { stands: standLimit, table } = LIMITS;

/** Checks of the army and its command, in the order of the digest. */
const ARMY_RULES = [
  checked('v02', {
    title: 'More than one general in chief',
    scope: 'army',
    check: ({ general, otherGenerals = [] }: Army) => {
      const generals = (general === null ? 0 : 1) + otherGenerals.length;
      return generals <= 1
        ? undefined
        : {
            params: { generals },
            at: otherGenerals.map((_, index) => ['otherGenerals', index]),
            ...(general !== null && {
              fix: {
                label: 'Keep the first',
                ops: [{ op: 'remove' as const, path: ['army', 'otherGenerals'] }],
              },
            }),
          };
    },
    message: ({ generals }) => `The army has ${generals} generals in chief; it may have only one.`,
  }),
  checked('v03', {
    title: 'No general in chief',
    scope: 'army',
    check: ({ general, otherGenerals = [] }: Army) =>
      general !== null || otherGenerals.length > 0
        ? undefined
        : {
            params: {},
            at: [['general']],
            wanting: true as const,
            fix: {
              label: 'Add a general in chief',
              ops: [
                { op: 'set', path: ['army', 'general'], value: { id: 'general', name: '', rating: '0' } },
              ],
            },
          },
    message: () =>
      'The army has no general in chief, who commands and adds his rating to the die for the role.',
  }),
  checked('v05', {
    title: 'Stands under the general in chief',
    scope: 'army',
    check: ({ direct }: Army) =>
      direct.length === 0 ? undefined : { params: { stands: direct.length }, at: [['direct']] },
    message: ({ stands }) =>
      `The general in chief leads ${counted(Number(stands), 'stand')} himself. That is allowed, but the part of the rules that says how many is lost.`,
  }),
  checked('v17', {
    title: 'Size of the army',
    scope: 'army',
    check: (_: Army, { stands }) =>
      stands >= standLimit.min && stands <= standLimit.max
        ? undefined
        : {
            params: { stands, min: standLimit.min, max: standLimit.max },
            ...(stands < standLimit.min && { wanting: true as const }),
          },
    message: ({ stands, min, max }) =>
      `The army has ${counted(Number(stands), 'troop stand')}; the rules aim at about twenty, ${min} to ${max}.`,
  }),
  checked('v18', {
    title: 'Width of the first line',
    scope: 'army',
    check: ({ battle }: Army, { stands, firstLine, secondLine, tableStands }) => {
      // an army of the usual size says nothing of its lines until a stand is marked
      if (secondLine === 0 && stands <= standLimit.max) return undefined;
      const room = battle === 'pitched' ? tableStands - 1 : tableStands;
      return firstLine > room
        ? { params: { stands: firstLine, room, margin: table.marginStands } }
        : undefined;
    },
    message: ({ stands, room, margin }) =>
      `The first line has ${stands} stands; the table has room for ${room} side by side, ${margin} stand widths from each short edge. Mark some as second line.`,
  }),
  checked('empty', emptyRule('stands', divisionName)),
  checked(
    'twice',
    twiceRule(
      'stand',
      (stands: readonly Unit[]) => stands.map(unitName).join(', '),
      ({ name }) => `${name}: the same stand is in two places and paid for twice.`,
    ),
  ),
];

const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery'];

const ARMY = [...POINTS_RULES, ...ARMY_RULES, ...WORKS_RULES];

/** Every check once, in the order of the digest within its scope. */
export const RULES = rulesByCode([...ARMY, ...DIVISION_RULES, ...UNIT_RULES]);

const rulesFor = (concerns: (rule: UnitRule) => boolean): Record<Arm, UnitRule[]> =>
  Object.fromEntries(
    ARMS.map((arm) => [
      arm,
      (UNIT_RULES as UnitRule[]).filter((rule) => concerns(rule) && (rule.arms ?? ARMS).includes(arm)),
    ]),
  ) as Record<Arm, UnitRule[]>;

const EVERY = rulesFor(({ only }) => only === undefined);
const NOTED = rulesFor(({ only }) => only !== 'unassigned');
const UNASSIGNED = rulesFor(({ only }) => only === 'unassigned');

/** True if the stand has details beyond its values; most stands have none. */
const isNoted = ({ shock, noGrenadiers, capacities, battalions, squadrons, guns }: Unit): boolean =>
  shock === true ||
  noGrenadiers === true ||
  capacities !== undefined ||
  battalions !== undefined ||
  squadrons !== undefined ||
  guns !== undefined;

/** Checks an army in one walk over its tree. */
export const findingsOf = (facts: Facts): Finding[] => {
  const { army, tree } = facts;
  const findings: Finding[] = [];
  runRules(ARMY, army, [], facts, findings);
  walk(tree, {
    group: ({ group, index, place }) => {
      const counts = facts.divisions[index];
      if (counts === undefined) return;
      runRules(DIVISION_RULES, { division: group, index, facts: counts }, place, facts, findings);
    },
    unit: ({ unit, at }, list) => {
      const type = TYPES[unit.type];
      const of = CLASSES[type.class];
      const node = { unit, type, of, path: at };
      runRules((isNoted(unit) ? NOTED : EVERY)[of.arm], node, at, facts, findings);
      if (list === tree.unassigned) runRules(UNASSIGNED[of.arm], node, at, facts, findings);
    },
  });
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);
