import type { Fix } from '../../core/finding';
import { grouped } from '../../core/number';
import type { Path } from '../../core/path';
import { brigadeName, counted, generalName, halves, unitName } from '../names';
import type { Army, Unit } from '../schema';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { checked } from './checks';
import { postedFix } from './posting';

const { independents: independentLimit, brigadeUnits, heavyShare, brigadesPerLieutenant } = LIMITS;

const lists = ({ brigades, independents, unassigned }: Army): { at: Path; units: readonly Unit[] }[] => [
  ...brigades.map(({ units }, index) => ({ at: ['brigades', index, 'units'], units })),
  { at: ['independents'], units: independents },
  { at: ['unassigned'], units: unassigned },
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

/** Two brigades that could serve under one commander without a new fault: the smallest first. */
const merged = ({ army, brigades, maxCommanders }: Facts): Fix | undefined => {
  if (maxCommanders === 0) {
    return {
      label: 'Leave them to the commanding general',
      ops: army.brigades.map((_, index) => ({
        op: 'set',
        path: ['army', 'brigades', index, 'commander'],
        value: null,
      })),
    };
  }
  const bySize = army.brigades
    .map((brigade, index) => ({ brigade, index, facts: brigades[index] }))
    .toSorted((a, b) => a.brigade.units.length - b.brigade.units.length);
  for (const from of bySize) {
    for (const into of bySize) {
      if (from === into || from.facts === undefined || into.facts === undefined) continue;
      const units = from.brigade.units.length + into.brigade.units.length;
      const cavalry = from.facts.cavalry + into.facts.cavalry;
      const closeOrder = from.facts.closeOrder + into.facts.closeOrder;
      if (units > brigadeUnits.max || (cavalry > 0 && closeOrder > 0)) continue;
      return {
        label: `Merge ${brigadeName(from.brigade, from.index)} into ${brigadeName(into.brigade, into.index)}`,
        ops: [
          {
            op: 'set',
            path: ['army', 'brigades', into.index, 'units'],
            value: [...into.brigade.units, ...from.brigade.units],
          },
          { op: 'remove', path: ['army', 'brigades', from.index] },
        ],
      };
    }
  }
  return undefined;
};

const withFix = (fix: Fix | undefined) => fix && { fix };

const withoutLast = (list: readonly string[], id: string): string[] =>
  list.toSpliced(list.lastIndexOf(id), 1);

/** Checks of the whole army, in the order of the book. */
export const ARMY_RULES = [
  checked('org-1', {
    title: 'Units in two places',
    scope: 'army',
    check: (_: Army, facts) => {
      if (facts.repeated === null) return undefined;
      const found = repeats(facts);
      const [first] = found;
      if (first === undefined) return undefined;
      return {
        params: { name: found.map(({ unit }) => unitName(unit)).join(', ') },
        at: found.map(({ at }) => at),
        fix: {
          label: `Remove the second ${unitName(first.unit)}`,
          ops: [{ op: 'remove', path: ['army', ...first.at] }],
        },
      };
    },
    message: ({ name }) => `${name}: the same unit stands in two places.`,
  }),
  checked('org-2', {
    title: 'Too many independent units',
    scope: 'army',
    check: ({ independents }: Army, facts) =>
      independents.length <= independentLimit.max
        ? undefined
        : {
            params: { units: independents.length, max: independentLimit.max },
            at: [['independents']],
            ...withFix(postedFix(facts, 'independents', independents.length - 1)),
          },
    message: ({ units, max }) =>
      `The army has ${units} independent units; it may have ${max}, whatever its size.`,
  }),
  checked('org-7', {
    title: 'Too many brigade commanders',
    scope: 'army',
    check: (_: Army, facts) =>
      facts.commanders <= facts.maxCommanders
        ? undefined
        : {
            params: {
              commanders: facts.commanders,
              max: facts.maxCommanders,
              units: halves(facts.weight - facts.independentWeight),
            },
            at: [['brigades']],
            ...withFix(merged(facts)),
          },
    message: ({ commanders, max, units }) =>
      `The army has ${counted(Number(commanders), 'brigade commander')}; ${units} units in brigades allow ${max}, one for every three.`,
  }),
  checked('org-9', {
    title: 'No brigade commander allowed',
    scope: 'army',
    check: (_: Army, { maxCommanders, weight, independentWeight }) =>
      maxCommanders === 0 && weight > independentWeight
        ? { params: { units: halves(weight - independentWeight) }, at: [['brigades']] }
        : undefined,
    message: ({ units }) =>
      `With ${units} units in brigades the army has no brigade commander; the commanding general leads all units that are not independent.`,
  }),
  checked('org-10', {
    title: 'Lieutenant generals switched off',
    scope: 'army',
    check: ({ lieutenants }: Army, { file }) =>
      lieutenants.length === 0 || settingOf(file, 'lieutenantGenerals') === true
        ? undefined
        : {
            params: { lieutenants: lieutenants.length },
            at: [['lieutenants', 0]],
            fix: {
              label: 'Switch the rule on',
              ops: [{ op: 'set', path: ['settings', 'lieutenantGenerals'], value: true }],
            },
          },
    message: ({ lieutenants }) =>
      `The army has ${counted(Number(lieutenants), 'lieutenant general')}; the optional rule is switched off.`,
  }),
  checked('org-11', {
    title: 'Too many lieutenant generals',
    scope: 'army',
    check: ({ lieutenants }: Army, { maxLieutenants, commanders }) =>
      lieutenants.length <= maxLieutenants
        ? undefined
        : {
            params: {
              lieutenants: lieutenants.length,
              max: maxLieutenants,
              brigades: commanders,
              per: brigadesPerLieutenant.value,
            },
            at: [['lieutenants', lieutenants.length - 1]],
            fix: {
              label: 'Remove the last lieutenant general',
              ops: [{ op: 'remove', path: ['army', 'lieutenants', lieutenants.length - 1] }],
            },
          },
    message: ({ lieutenants, max, brigades, per }) =>
      `The army has ${counted(Number(lieutenants), 'lieutenant general')}; ${counted(Number(brigades), 'brigade')} allow ${max}, one for every ${per}.`,
  }),
  checked('org-12', {
    title: 'No commanding general',
    scope: 'army',
    check: ({ general }: Army) =>
      general !== null
        ? undefined
        : {
            params: {},
            at: [['general']],
            fix: {
              label: 'Add a commanding general',
              ops: [
                {
                  op: 'set',
                  path: ['army', 'general'],
                  value: { id: 'general', name: '', rating: 'unrated' },
                },
              ],
            },
          },
    message: () => 'The army has no commanding general; every force has exactly one.',
  }),
  checked('org-13', {
    title: 'Rated commanding general',
    scope: 'army',
    check: ({ general }: Army, { file }) =>
      general === null || general.rating === 'unrated' || settingOf(file, 'ratedCommandingGeneral') === true
        ? undefined
        : {
            params: { name: generalName(general), rating: general.rating },
            at: [['general']],
            fix: {
              label: 'Leave him unrated',
              ops: [{ op: 'set', path: ['army', 'general', 'rating'], value: 'unrated' }],
            },
          },
    message: ({ name, rating }) =>
      `${name} is ${rating}; historical battles rate the commanding general, elsewhere he is unrated and costs nothing.`,
  }),
  checked('org-22', {
    title: 'Diced and fixed ratings',
    scope: 'army',
    check: ({ brigades, lieutenants }: Army) => {
      let variable = 0;
      let fixed = 0;
      const count = (rating: string) => (rating === 'variable' ? variable++ : fixed++);
      for (const { commander } of brigades) if (commander !== null) count(commander.rating);
      for (const { rating } of lieutenants) count(rating);
      return variable > 0 && fixed > 0 ? { params: { variable, fixed }, at: [['brigades']] } : undefined;
    },
    message: ({ variable, fixed }) =>
      `${counted(Number(variable), 'commander')} of variable quality beside ${fixed} of fixed quality; an army uses one way or the other.`,
  }),
  checked('org-23', {
    title: 'Brigades of lieutenant generals',
    scope: 'army',
    check: ({ lieutenants, brigades }: Army) => {
      if (lieutenants.length === 0) return undefined;
      const known = new Set(brigades.map(({ id }) => id));
      const allotted = lieutenants.flatMap((lieutenant) => lieutenant.brigades.filter((id) => known.has(id)));
      const twice = allotted.find((id, index) => allotted.indexOf(id) !== index);
      const name = (at: number) => lieutenants[at]?.name || 'A lieutenant general';
      if (twice !== undefined) {
        const at = lieutenants.findLastIndex((lieutenant) => lieutenant.brigades.includes(twice));
        const brigade = brigades.findIndex(({ id }) => id === twice);
        return {
          params: { name: name(at), brigade: brigadeName(brigades[brigade] ?? { name: '' }, brigade) },
          at: [['lieutenants', at]],
          severity: 'error' as const,
          fix: {
            label: `Leave it to ${name(lieutenants.findIndex((lieutenant) => lieutenant.brigades.includes(twice)))}`,
            ops: [
              {
                op: 'set',
                path: ['army', 'lieutenants', at, 'brigades'],
                value: withoutLast(lieutenants[at]?.brigades ?? [], twice),
              },
            ],
          },
        };
      }
      const idle = lieutenants.findIndex((lieutenant) => lieutenant.brigades.every((id) => !known.has(id)));
      return idle < 0
        ? undefined
        : { params: { name: name(idle), brigade: '' }, at: [['lieutenants', idle]] };
    },
    message: ({ name, brigade }) =>
      brigade === ''
        ? `${name} has no brigade allotted.`
        : `${brigade} is allotted to two lieutenant generals, or twice to ${name}.`,
  }),
  checked('art-1', {
    title: 'Many batteries',
    scope: 'army',
    check: (_: Army, { batteries, maxBatteries, infantryBrigades, year }) =>
      batteries <= maxBatteries
        ? undefined
        : { params: { batteries, max: maxBatteries, infantryBrigades, year } },
    message: ({ batteries, max, infantryBrigades, year }) =>
      `${counted(Number(batteries), 'battery', 'batteries')} with ${counted(Number(infantryBrigades), 'infantry brigade')}; in ${year} the rule of thumb allows ${max}.`,
  }),
  checked('art-2', {
    title: 'Many howitzers and heavy guns',
    scope: 'army',
    check: (_: Army, { nation, year, batteries, howitzers, heavyGuns }) => {
      // Russia has a rule of its own (p. 46); all Saxon field guns of 1756 are heavy (R29)
      if (nation === 'russia' || (nation === 'saxony' && year === 1756)) return undefined;
      const max = Math.floor(batteries / heavyShare.of);
      if (howitzers + heavyGuns <= max) return undefined;
      return {
        params: { heavy: howitzers + heavyGuns, batteries, max },
        // with fewer than three batteries the guideline allows none at all, so it is only a note (R29)
        ...(batteries < heavyShare.of && { severity: 'info' as const }),
      };
    },
    message: ({ heavy, batteries, max }) =>
      `${heavy} of ${counted(Number(batteries), 'battery', 'batteries')} ${heavy === 1 ? 'is a howitzer or heavy battery' : 'are howitzer or heavy batteries'}; as a general rule at most a third, here ${max}.`,
  }),
  checked('pts-1', {
    title: 'Over the points limit',
    scope: 'army',
    check: ({ budget }: Army, { total }) =>
      budget === null || total <= budget ? undefined : { params: { total, budget, over: total - budget } },
    message: ({ total, budget, over }) =>
      `The army costs ${grouped(total)} points, ${grouped(over)} over the agreed ${grouped(budget)}.`,
  }),
];
