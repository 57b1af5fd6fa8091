import { edited } from '../../core/army/edit';
import { freshIds } from '../../core/army/fresh-ids';
import { countedOrNo } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import { mergeOps } from '../../core/tree/formations';
import type { Army } from '../schema';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { BRIGADES, brigadeName, generalName } from '../tree';
import { isUneven } from './brigades';
import { checked, withinLimit } from './checks';
import { unevenSeniors } from './seniors';

const { unitsPerBrigadier, brigadiersPerSenior, seniorsForCinc } = LIMITS;

const range = (min: number, max: number): string =>
  min === max ? String(min) : `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;

/** One brigadier more, for a brigade without one. */
const oneMore = ({ army }: Facts): Fix | undefined => {
  const bare = army.brigades.findIndex(({ brigadier }) => brigadier === null);
  const brigade = army.brigades[bare];
  return (
    brigade && {
      label: `Give ${brigadeName(brigade, bare)} a brigadier`,
      ops: [
        {
          op: 'set',
          path: ['army', 'brigades', bare, 'brigadier'],
          value: { id: freshIds(army, 'brigadier')(), name: '' },
        },
      ],
    }
  );
};

/** More merges than these at once are no fix that anyone could follow. */
const MOST_MERGES = 3;

/**
 * One brigadier after another fewer, until they are as many as suit: each time the two smallest brigades become one.
 */
const fewer = ({ army, file, brigadiers, maxBrigadiers }: Facts): Fix | undefined => {
  const surplus = brigadiers - maxBrigadiers;
  if (surplus > MOST_MERGES) return undefined;
  const merges: Fix[] = [];
  let current = file;
  while (merges.length < surplus) {
    const { brigades } = current.army;
    const [from, into] = [...brigades.entries()]
      .filter(([, { brigadier }]) => brigadier !== null)
      .toSorted(([, a], [, b]) => a.units.length - b.units.length);
    if (from === undefined || into === undefined) return undefined;
    const ops = mergeOps(BRIGADES, current.army, from[0], into[0]);
    if (ops === undefined) return undefined;
    const label = `Merge ${brigadeName(from[1], from[0])} into ${brigadeName(into[1], into[0])}`;
    merges.push({ label, ops });
    current = edited(current, ops);
  }
  const [first] = merges;
  const count = army.brigades.length - current.army.brigades.length;
  const label = count === 1 ? (first?.label ?? '') : `Merge ${count} brigades into others`;
  return { label, ops: merges.flatMap(({ ops }) => ops) };
};

const seniorsFix = (army: Army, count: number): Fix => {
  const newId = freshIds(army, 'general');
  return {
    label: count === 1 ? 'Add a senior general' : `Add ${count} senior generals`,
    ops: Array.from({ length: count }, (_, index) => ({
      op: 'insert',
      path: ['army', 'generals', army.generals.length + index],
      value: { id: newId(), name: '', rank: 'senior', brigades: [] },
    })),
  };
};

const isAnyUneven = (facts: Facts): boolean =>
  facts.army.brigades.some((brigade, index) =>
    isUneven({ brigade, index, units: facts.ledUnits[index] ?? 0 }, facts),
  );

/** Checks of the generals, by their ratios (R07, R08). */
export const GENERAL_RULES = [
  checked('m05', {
    title: 'Units for each brigadier',
    scope: 'army',
    check: (_: Army, facts) => {
      const { brigadiers, minBrigadiers: min, maxBrigadiers: max, led: units } = facts;
      if ((brigadiers >= min && brigadiers <= max) || units + brigadiers === 0) return undefined;
      // where single brigadiers lead too many or too few, they have their own finding
      if (isAnyUneven(facts)) return undefined;
      return {
        params: {
          brigadiers,
          units,
          range: range(min, max),
          each: range(unitsPerBrigadier.min, unitsPerBrigadier.max),
        },
        at: [['brigades']],
        ...(brigadiers < min && { wanting: true as const }),
        ...withinLimit(brigadiers < min ? oneMore(facts) : fewer(facts), facts),
      };
    },
    message: ({ brigadiers, units, range: suits, each }) =>
      `The army has ${countedOrNo(Number(brigadiers), 'brigadier')} for ${countedOrNo(Number(units), 'unit')}; with one for every ${each} units it should have ${suits}.`,
  }),
  checked('m06', {
    title: 'Brigadiers for each senior general',
    scope: 'army',
    check: (army: Army, facts) => {
      const { generals } = army;
      const { seniors, cincs, brigadiers, minSeniors: min, maxSeniors: max } = facts;
      if ((seniors >= min && seniors <= max) || unevenSeniors(facts).length > 0) return undefined;
      const last = generals.findLastIndex(({ rank }) => rank === 'senior');
      return {
        params: { seniors, brigadiers, range: max === 0 ? 'none' : range(min, max) },
        at: [last < 0 ? ['brigades'] : ['generals', last]],
        // with a single brigadier none is needed, which is not a fault
        ...(max === 0 && { severity: 'info' as const }),
        ...(seniors < min && { wanting: true as const }),
        // with a commander in chief it is m07 that says how many he needs
        ...withinLimit(
          seniors < min
            ? cincs === 0
              ? seniorsFix(army, min - seniors)
              : undefined
            : cincs === 0 || seniors > seniorsForCinc.min
              ? {
                  label: 'Remove the last senior general',
                  ops: [{ op: 'remove', path: ['army', 'generals', last] }],
                }
              : undefined,
          facts,
        ),
      };
    },
    message: ({ seniors, brigadiers, range: suits }) =>
      `The army has ${countedOrNo(Number(seniors), 'senior general')} for ${countedOrNo(Number(brigadiers), 'brigadier')}; with one for every ${range(brigadiersPerSenior.min, brigadiersPerSenior.max)} it should have ${suits}.`,
  }),
  checked('m07', {
    title: 'Commander in chief',
    scope: 'army',
    check: (army: Army, facts) => {
      const { generals } = army;
      const { cincs, seniors } = facts;
      if (cincs === 0 || (cincs === 1 && seniors >= seniorsForCinc.min)) return undefined;
      const last = generals.findLastIndex(({ rank }) => rank === 'cinc');
      const general = generals[last];
      return {
        params: {
          name: general === undefined ? '' : generalName(general),
          cincs,
          seniors,
          min: seniorsForCinc.min,
        },
        at: [['generals', last]],
        ...(cincs === 1
          ? {
              wanting: true as const,
              ...withinLimit(seniorsFix(army, seniorsForCinc.min - seniors), facts),
            }
          : withinLimit(
              seniors < seniorsForCinc.min
                ? undefined
                : {
                    label: 'Remove the second commander in chief',
                    ops: [{ op: 'remove', path: ['army', 'generals', last] }],
                  },
              facts,
            )),
      };
    },
    message: ({ name, cincs, seniors, min }) =>
      Number(cincs) > 1
        ? `The army has ${cincs} commanders in chief; it may have only one.`
        : `${name} has ${countedOrNo(Number(seniors), 'senior general')} under him; a commander in chief has at least ${min}.`,
  }),
];
