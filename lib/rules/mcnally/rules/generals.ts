import type { Fix } from '../../core/finding';
import { brigadeName, counted, generalName } from '../names';
import type { Army } from '../schema';
import { newIds } from '../split';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { checked } from './checks';

const { unitsPerBrigadier, brigadiersPerSenior, seniorsForCinc } = LIMITS;

const range = (min: number, max: number): string => (min === max ? String(min) : `${min} to ${max}`);

/** One brigadier more: for a brigade without one, else by halving the largest brigade. */
const oneMore = ({ army, ledUnits }: Facts): Fix | undefined => {
  const bare = army.brigades.findIndex(({ brigadier }) => brigadier === null);
  if (bare >= 0) {
    const brigade = army.brigades[bare];
    if (brigade === undefined) return undefined;
    return {
      label: `Give ${brigadeName(brigade, bare)} a brigadier`,
      ops: [
        {
          op: 'set',
          path: ['army', 'brigades', bare, 'brigadier'],
          value: { id: newIds(army, 'brigadier')(), name: '' },
        },
      ],
    };
  }
  const index = ledUnits.indexOf(Math.max(0, ...ledUnits));
  const brigade = army.brigades[index];
  if (brigade === undefined) return undefined;
  const newId = newIds(army, brigade.id);
  const half = Math.ceil(brigade.units.length / 2);
  return {
    label: `Split ${brigadeName(brigade, index)}`,
    ops: [
      { op: 'set', path: ['army', 'brigades', index, 'units'], value: brigade.units.slice(0, half) },
      {
        op: 'insert',
        path: ['army', 'brigades', index + 1],
        value: {
          id: newId(),
          name: '',
          brigadier: { id: newId(), name: '' },
          units: brigade.units.slice(half),
        },
      },
    ],
  };
};

/** One brigadier fewer: the two smallest brigades become one. */
const oneFewer = ({ army }: Facts): Fix | undefined => {
  const bySize = army.brigades
    .map((brigade, index) => ({ brigade, index }))
    .filter(({ brigade }) => brigade.brigadier !== null)
    .toSorted((a, b) => a.brigade.units.length - b.brigade.units.length);
  const [from, into] = bySize;
  if (from === undefined || into === undefined) return undefined;
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
};

const withFix = (fix: Fix | undefined) => fix && { fix };

/** Checks of the generals, by their ratios (R07, R08). */
export const GENERAL_RULES = [
  checked('m05', {
    title: 'Number of brigadiers',
    scope: 'army',
    check: (_: Army, facts) => {
      const { brigadiers, minBrigadiers: min, maxBrigadiers: max, led: units } = facts;
      if ((brigadiers >= min && brigadiers <= max) || units + brigadiers === 0) return undefined;
      return {
        params: {
          brigadiers,
          units,
          range: range(min, max),
          each: range(unitsPerBrigadier.min, unitsPerBrigadier.max),
        },
        at: [['brigades']],
        ...withFix(brigadiers < min ? oneMore(facts) : oneFewer(facts)),
      };
    },
    message: ({ brigadiers, units, range: suits, each }) =>
      `${counted(Number(brigadiers), 'brigadier')} for ${counted(Number(units), 'unit')}; with one for every ${each} units there should be ${suits}.`,
  }),
  checked('m06', {
    title: 'Number of senior generals',
    scope: 'army',
    check: (army: Army, { seniors, brigadiers, minSeniors: min, maxSeniors: max }) => {
      const { generals } = army;
      if (seniors >= min && seniors <= max) return undefined;
      const last = generals.findLastIndex(({ rank }) => rank === 'senior');
      return {
        params: { seniors, brigadiers, range: max === 0 ? 'none' : range(min, max) },
        at: [last < 0 ? ['brigades'] : ['generals', last]],
        // with a single brigadier none is needed, which is no fault
        ...(max === 0 && { severity: 'info' as const }),
        fix:
          seniors < min
            ? {
                label: 'Add a senior general',
                ops: [
                  {
                    op: 'insert' as const,
                    path: ['army', 'generals', generals.length],
                    value: { id: newIds(army, 'general')(), name: '', rank: 'senior', brigades: [] },
                  },
                ],
              }
            : {
                label: 'Remove the last senior general',
                ops: [{ op: 'remove' as const, path: ['army', 'generals', last] }],
              },
      };
    },
    message: ({ seniors, brigadiers, range: suits }) =>
      `${counted(Number(seniors), 'senior general')} for ${counted(Number(brigadiers), 'brigadier')}; with one for every ${range(brigadiersPerSenior.min, brigadiersPerSenior.max)} there should be ${suits}.`,
  }),
  checked('m07', {
    title: 'Commander in chief',
    scope: 'army',
    check: ({ generals }: Army, { cincs, seniors }) => {
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
        fix: {
          label: 'Remove the commander in chief',
          ops: [{ op: 'remove', path: ['army', 'generals', last] }],
        },
      };
    },
    message: ({ name, cincs, seniors, min }) =>
      Number(cincs) > 1
        ? `${name}: the army has ${cincs} commanders in chief; it has one at most.`
        : `${name} commands with ${counted(Number(seniors), 'senior general')}; a commander in chief has at least ${min} under him.`,
  }),
  checked('post-3', {
    title: 'Brigades of senior generals',
    scope: 'army',
    check: ({ generals, brigades }: Army) => {
      const places = new Map(brigades.map(({ id }, place) => [id, place] as const).toReversed());
      const led = new Map<string, number>();
      for (const [index, general] of generals.entries()) {
        for (const id of general.brigades) {
          const place = places.get(id);
          const brigade = place === undefined ? undefined : brigades[place];
          if (place === undefined || brigade === undefined) continue;
          const first = led.get(id);
          if (first === undefined) {
            led.set(id, index);
            continue;
          }
          const other = generals[first];
          return {
            params: {
              brigade: brigadeName(brigade, place),
              name: generalName(general),
              other: other === undefined ? '' : generalName(other),
            },
            at: [['generals', index]],
            fix: {
              label: 'Leave it to the first of them',
              ops: [
                {
                  op: 'set' as const,
                  path: ['army', 'generals', index, 'brigades'],
                  value: general.brigades.toSpliced(general.brigades.lastIndexOf(id), 1),
                },
              ],
            },
          };
        }
      }
      return undefined;
    },
    message: ({ brigade, name, other }) =>
      `${brigade} is under ${other} and under ${name}; a brigade has one general.`,
  }),
];
