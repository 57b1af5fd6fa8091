import checks from '@/data/one-hour-napoleonic/checks.json';
import { grouped } from '../core/army/number';
import { counted, countedOrNo } from '../core/army/words';
import { emptyRule } from '../core/check/common-rules';
import type { Finding } from '../core/check/finding';
import { type Checks, checkedBy, runRules } from '../core/check/rule';
import { assessBy } from '../core/contract/assessment';
import { fixesWithin } from '../core/price/fix-within';
import { houseRule } from '../core/price/house-rule';
import { type UnitAtPath, walk } from '../core/tree/tree';
import { factsOf } from './cost';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import { statsOf } from './summary';
import { type Facts, isFoot, spent } from './survey';
import { COEFFICIENTS, LIMITS, NATIONS, qualityOf, TYPES } from './tables';
import { formationName, leaderName, unitName } from './tree';

type UnitNode = UnitAtPath<Unit>;

const checked = checkedBy<Facts>()(checks as Checks<keyof typeof checks>);

/** A fix where there is one that keeps the agreed limit. */
const withinLimit = fixesWithin(
  { isLimited: ({ army }: Facts) => army.budget !== null, isOver: (facts) => spent(facts).over },
  factsOf,
);

const without = ({ at }: UnitNode, label: string, field: string) => ({
  label,
  ops: [{ op: 'remove' as const, path: ['army', ...at, field] }],
});

const UNIT_RULES = [
  checked('o01', {
    title: 'No such quality',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { hits, type } = node.unit;
      const { quality } = LIMITS;
      const elite = type === 'old-guard' || settingOf(facts.file, 'eliteHits') === true;
      if (quality.hits.includes(hits) || (hits === quality.elite && elite)) return undefined;
      const usual = TYPES[type].hits;
      return {
        params: { name: unitName(node.unit), hits, allowed: elite ? '5 to 8' : '5 to 7' },
        ...withinLimit(
          {
            label: `Make it ${qualityOf(usual).toLowerCase()}, ${usual} hits`,
            ops: [{ op: 'set', path: ['army', ...node.at, 'hits'], value: usual }],
          },
          facts,
        ),
      };
    },
    message: ({ name, hits, allowed }) =>
      `${name} has ${counted(Number(hits), 'hit')}; a unit of its kind has ${allowed}.`,
  }),
  checked('o03', {
    title: 'Size of a unit',
    scope: 'unit',
    check: ({ unit }: UnitNode, { army }) => {
      const { arm } = TYPES[unit.type];
      const { foot, horse, guns } = LIMITS;
      const { limit, size, one, many, of } =
        arm === 'artillery'
          ? { limit: guns, size: unit.guns, one: 'gun', many: 'guns', of: 'reserve of guns' }
          : {
              limit: isFoot(arm) ? foot : horse,
              size: unit.men,
              one: 'man',
              many: 'men',
              of: isFoot(arm) ? 'unit of foot' : 'unit of horse',
            };
      if (size === undefined) return undefined;
      // bounds are resized with the army: compared in whole numbers, without a quotient
      const scaled = size * foot.usual;
      if (scaled >= limit.min * army.menPerFoot && scaled <= limit.max * army.menPerFoot) return undefined;
      const resized = (bound: number) => grouped(Math.round((bound * army.menPerFoot) / foot.usual));
      return {
        params: {
          name: unitName(unit),
          size: counted(size, one, many),
          of,
          min: resized(limit.min),
          max: resized(limit.max),
        },
      };
    },
    message: ({ name, size, of, min, max }) => `${name} has ${size}; a ${of} has ${min} to ${max}.`,
  }),
  checked('o04', {
    title: 'Conscript and steadfast',
    scope: 'unit',
    check: (node: UnitNode, facts) =>
      node.unit.conscript && node.unit.steadfast
        ? {
            params: { name: unitName(node.unit) },
            ...withinLimit(without(node, 'Keep it conscript', 'steadfast'), facts),
          }
        : undefined,
    message: ({ name }) => `${name} is both conscript and steadfast; a unit cannot be both.`,
  }),
  checked('o05', {
    title: 'A charge of foot or guns',
    scope: 'unit',
    check: (node: UnitNode, facts) => {
      const { arm } = TYPES[node.unit.type];
      if ((!node.unit.shock && !node.unit.impetuous) || arm === 'cavalry' || arm === 'heavy-cavalry') {
        return undefined;
      }
      const trait = node.unit.shock ? 'shock' : 'impetuous';
      return {
        params: { name: unitName(node.unit), trait },
        ...withinLimit(without(node, `Remove ${trait}`, trait), facts),
      };
    },
    message: ({ name, trait }) =>
      `${name} has the trait ${trait}; infantry and artillery never charge into melee.`,
  }),
  checked('o06', {
    title: 'Rifles',
    scope: 'unit',
    check: (node: UnitNode, facts) =>
      node.unit.rifles && TYPES[node.unit.type].arm !== 'light'
        ? {
            params: { name: unitName(node.unit) },
            ...withinLimit(without(node, 'Remove the rifles', 'rifles'), facts),
          }
        : undefined,
    message: ({ name }) => `${name} has rifles; only light infantry has them.`,
  }),
  checked('o10', {
    title: 'Eight hits outside France',
    scope: 'unit',
    check: ({ unit }: UnitNode, { army }) =>
      unit.hits === LIMITS.quality.elite && army.nation !== 'france'
        ? { params: { name: unitName(unit), nation: NATIONS[army.nation] } }
        : undefined,
    message: ({ name, nation }) =>
      `${name} has eight hits in the army of ${nation}; the source gives them to the French Old Guard.`,
  }),
];

const ONE = { points: 'point', units: 'unit', hits: 'hit' } as const;

const ARMY_RULES = [
  checked('o02', {
    title: 'Foot and horse out of proportion',
    scope: 'army',
    check: (_: Army, { foot, horse }) => {
      for (const men of foot) {
        for (const mounted of horse) {
          if (men !== mounted * 2) return { params: { foot: men, horse: mounted } };
        }
      }
      return undefined;
    },
    message: ({ foot, horse }) =>
      `The army has a unit of ${grouped(Number(foot))} foot and one of ${grouped(Number(horse))} horse; a unit of foot has twice the men of one of horse.`,
  }),
  checked('o09', {
    title: 'Leader without a command',
    scope: 'army',
    check: ({ leaders, formations }: Army) => {
      const ids = new Set(['army', ...formations.map(({ id }) => id)]);
      const idle = leaders.flatMap((leader, index) =>
        leader.formation !== null && ids.has(leader.formation) ? [] : [index],
      );
      const [first] = idle;
      if (first === undefined) return undefined;
      return {
        params: { name: idle.map((index) => leaderName(leaders[index] ?? { name: '' })).join(', ') },
        at: idle.map((index) => ['leaders', index]),
        fix: {
          label: 'Let him lead the army',
          ops: [{ op: 'set', path: ['army', 'leaders', first, 'formation'], value: 'army' }],
        },
      };
    },
    message: ({ name }) => `${name} commands nothing; a leader helps only units under his command.`,
  }),
  checked('o11', {
    title: 'Over the limit',
    scope: 'army',
    check: ({ budget }: Army, facts) => {
      if (budget === null) return undefined;
      const { of, used, over } = spent(facts);
      return over ? { params: { used, of: ONE[of], budget, over: used - budget } } : undefined;
    },
    message: ({ used, of, budget, over }) =>
      `The army has ${counted(Number(used), String(of))}, ${grouped(Number(over))} over the agreed ${grouped(Number(budget))}.`,
  }),
  checked('house-1', houseRule(COEFFICIENTS)),
  checked('empty', emptyRule('units', formationName)),
  checked('o12', {
    title: 'Not six units',
    scope: 'army',
    check: (_: Army, { units }) => {
      const { value: usual } = LIMITS.usualUnits;
      if (units === usual) return undefined;
      return { params: { units }, ...(units < usual && { wanting: true as const }) };
    },
    message: ({ units }) =>
      `The army has ${countedOrNo(Number(units), 'unit')}; six a side is usual in the parent game.`,
  }),
];

/** Every check, in the order of the digest within its scope. */
export const RULES = [...UNIT_RULES, ...ARMY_RULES];

/** Checks an army in one walk. */
export const findingsOf = (facts: Facts): Finding[] => {
  const findings: Finding[] = [];
  runRules(ARMY_RULES, facts.army, [], facts, findings);
  walk(facts.tree, { unit: (placed) => runRules(UNIT_RULES, placed, placed.at, facts, findings) });
  return findings;
};

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);
