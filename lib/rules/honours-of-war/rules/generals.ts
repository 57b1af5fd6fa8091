import type { Op } from '../../core/army/edit';
import { freshIds } from '../../core/army/fresh-ids';
import { allowance, capital, counted } from '../../core/army/words';
import { sumOf } from '../../core/price/costing';
import { lieutenantLine } from '../cost';
import type { Army } from '../schema';
import { settingOf } from '../settings';
import type { Facts } from '../survey';
import { LIMITS, POINTS } from '../tables';
import { brigadeName, RANKS } from '../tree';
import { checked } from './checks';
import { keepsLimits } from './keeps-limits';

const { brigadesPerLieutenant } = LIMITS;

/** Each brigade under the first lieutenant general that has it, and once. */
const allottedOnce = (lieutenants: Army['lieutenants']): Op[] => {
  const met = new Set<string>();
  return lieutenants.map(({ brigades }, index): Op => {
    const value = brigades.filter((id) => !met.has(id) && met.add(id));
    return { op: 'set', path: ['army', 'lieutenants', index, 'brigades'], value };
  });
};

/** True for the dithering commanding general that the book suggests for the Reichsarmee (p. 51). */
const isHandicap = ({ rating }: NonNullable<Army['general']>, { nation, imagi }: Facts): boolean =>
  nation === 'reichsarmee' && !imagi && rating === 'dithering';

/** Checks of the generals of an army and of how all commanders are rated (p. 12, 37, 53). */
export const GENERAL_RULES = [
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
    check: ({ lieutenants }: Army, facts) => {
      const { maxLieutenants, commanders } = facts;
      const surplus = lieutenants.slice(maxLieutenants);
      if (surplus.length === 0) return undefined;
      // a poor general lowers the price of the army, and without him it rises
      const points = -sumOf(surplus.map(lieutenantLine));
      return {
        params: {
          lieutenants: lieutenants.length,
          max: maxLieutenants,
          brigades: commanders,
          per: brigadesPerLieutenant.value,
        },
        at: [['lieutenants', lieutenants.length - 1]],
        ...(keepsLimits(facts, { points }) && {
          fix: {
            label:
              surplus.length === 1
                ? 'Remove the last lieutenant general'
                : `Remove the last ${surplus.length} lieutenant generals`,
            ops: [{ op: 'set', path: ['army', 'lieutenants'], value: lieutenants.slice(0, maxLieutenants) }],
          },
        }),
      };
    },
    message: ({ lieutenants, max, brigades, per }) =>
      `The army has ${counted(Number(lieutenants), 'lieutenant general')}; ${counted(Number(brigades), 'brigade')} ${brigades === 1 ? 'allows' : 'allow'} ${allowance(Number(max))} (one for every ${per}).`,
  }),
  checked('org-12', {
    title: 'No commanding general',
    scope: 'army',
    check: ({ general }: Army, { army }) =>
      general !== null
        ? undefined
        : {
            params: {},
            at: [['general']],
            wanting: true,
            fix: {
              label: 'Add a commanding general',
              ops: [
                {
                  op: 'set',
                  path: ['army', 'general'],
                  value: { id: freshIds(army, 'general')(), name: '', rating: 'unrated' },
                },
              ],
            },
          },
    message: () => 'The army has no commanding general; every force has exactly one.',
  }),
  checked('org-13', {
    title: 'Rated commanding general',
    scope: 'army',
    check: ({ general }: Army, facts) =>
      general === null ||
      general.rating === 'unrated' ||
      isHandicap(general, facts) ||
      settingOf(facts.file, 'ratedCommandingGeneral') === true
        ? undefined
        : {
            params: { name: general.name || RANKS.general, rating: general.rating },
            at: [['general']],
            ...(keepsLimits(facts, { points: -POINTS.general[general.rating].amount }) && {
              fix: {
                label: 'Make him unrated',
                ops: [{ op: 'set', path: ['army', 'general', 'rating'], value: 'unrated' }],
              },
            }),
          },
    message: ({ name, rating }) =>
      `${name} is ${rating}; only historical battles rate the commanding general. Elsewhere he is unrated and costs nothing.`,
  }),
  checked('org-22', {
    title: 'Rolled and fixed ratings',
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
      `The army has ${counted(Number(variable), 'commander')} of variable quality and ${fixed} of fixed quality; it may use only one kind.`,
  }),
  checked('org-23', {
    title: 'Brigades of lieutenant generals',
    scope: 'army',
    check: ({ lieutenants, brigades }: Army) => {
      if (lieutenants.length === 0) return undefined;
      const ids = new Set(brigades.map(({ id }) => id));
      const allotted = lieutenants.flatMap((lieutenant) => lieutenant.brigades.filter((id) => ids.has(id)));
      const twice = allotted.find((id, index) => allotted.indexOf(id) !== index);
      const name = (at: number) => lieutenants[at]?.name || 'a lieutenant general';
      if (twice !== undefined) {
        const at = lieutenants.findLastIndex((lieutenant) => lieutenant.brigades.includes(twice));
        const shared = new Set(allotted.filter((id, index) => allotted.indexOf(id) !== index));
        const brigade = brigades.findIndex(({ id }) => id === twice);
        return {
          params: {
            name: name(at),
            brigade: brigadeName(brigades[brigade] ?? { name: '' }, brigade),
            idle: 0,
          },
          at: lieutenants.flatMap((lieutenant, index) =>
            lieutenant.brigades.some((id) => shared.has(id)) ? [['lieutenants', index]] : [],
          ),
          severity: 'error' as const,
          fix: {
            label: `Keep it under ${name(lieutenants.findIndex((lieutenant) => lieutenant.brigades.includes(twice)))}`,
            ops: allottedOnce(lieutenants),
          },
        };
      }
      const idle = [...lieutenants.keys()].filter((index) =>
        lieutenants[index]?.brigades.every((id) => !ids.has(id)),
      );
      return idle.length === 0
        ? undefined
        : {
            params: { name: idle.map(name).join(' and '), brigade: '', idle: idle.length },
            at: idle.map((index) => ['lieutenants', index]),
          };
    },
    message: ({ name, brigade, idle }) =>
      brigade === ''
        ? `${capital(String(name))} ${idle === 1 ? 'has' : 'have'} no brigade allotted.`
        : `${brigade} is allotted twice, to one or to two lieutenant generals.`,
  }),
];
