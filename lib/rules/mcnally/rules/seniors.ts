import { freshIds } from '../../core/army/fresh-ids';
import { counted } from '../../core/army/words';
import type { Fix } from '../../core/check/finding';
import type { Army, Brigade, General } from '../schema';
import type { Facts } from '../survey';
import { LIMITS } from '../tables';
import { brigadeName, generalName } from '../tree';
import { checked, withinLimit } from './checks';

const { min, max } = LIMITS.brigadiersPerSenior;

/** A senior general, his place, and the ids of the brigades with a brigadier that are under him. */
export type SeniorNode = {
  readonly general: General;
  readonly index: number;
  readonly led: readonly string[];
};

/**
 * The senior generals who lead fewer or more brigadiers than one does (M06). None of them where no brigade is given to
 * anyone: then only their number counts; nor where a single brigadier needs no senior general.
 */
export const unevenSeniors = ({ army, brigadiers }: Pick<Facts, 'army' | 'brigadiers'>): SeniorNode[] => {
  const { generals, brigades } = army;
  if (brigadiers < min || generals.every(({ brigades: own }) => own.length === 0)) return [];
  const ids = new Set(brigades.flatMap(({ id, brigadier }) => (brigadier === null ? [] : [id])));
  return generals.flatMap((general, index): SeniorNode[] => {
    if (general.rank !== 'senior') return [];
    const led = [...new Set(general.brigades)].filter((id) => ids.has(id));
    return led.length >= min && led.length <= max ? [] : [{ general, index, led }];
  });
};

/** Half of his brigades under a senior general more. */
const halvedFix = ({ index, led }: SeniorNode, { army }: Facts): Fix => {
  const half = Math.ceil(led.length / 2);
  return {
    label: 'Give half of them to another senior general',
    ops: [
      { op: 'set', path: ['army', 'generals', index, 'brigades'], value: led.slice(0, half) },
      {
        op: 'insert',
        path: ['army', 'generals', army.generals.length],
        value: { id: freshIds(army, 'general')(), name: '', rank: 'senior', brigades: led.slice(half) },
      },
    ],
  };
};

/** Checks of one senior general who leads too few or too many. */
export const SENIOR_RULES = [
  checked('m06', {
    title: 'Brigadiers for each senior general',
    scope: 'unit',
    check: (node: SeniorNode, facts) => {
      const { general, led } = node;
      const fix = led.length > max && led.length <= max * 2 ? halvedFix(node, facts) : undefined;
      return {
        params: { name: generalName(general), brigadiers: led.length, min, max },
        ...(led.length < min && { wanting: true as const }),
        ...withinLimit(fix, facts),
      };
    },
    message: ({ name, brigadiers, min, max }) =>
      `${name} has ${counted(Number(brigadiers), 'brigadier')} under him; a senior general leads ${min} to ${max}.`,
  }),
];

/** A brigade that a second general claims too. */
type Claim = {
  readonly brigade: Brigade;
  readonly place: number;
  readonly first: number;
  readonly index: number;
};

/** Every claim to a brigade but the first. */
const claimsOf = ({ generals, brigades }: Army): Claim[] => {
  const places = new Map(brigades.map(({ id }, place) => [id, place] as const).toReversed());
  const led = new Map<string, number>();
  return generals.flatMap((general, index) =>
    general.brigades.flatMap((id): Claim[] => {
      const place = places.get(id);
      const brigade = place === undefined ? undefined : brigades[place];
      if (place === undefined || brigade === undefined) return [];
      const first = led.get(id);
      if (first !== undefined) return [{ brigade, place, first, index }];
      led.set(id, index);
      return [];
    }),
  );
};

/** Takes every claim but the first away. */
const firstFix = ({ generals }: Army, claims: readonly Claim[]): Fix => ({
  label: claims.length === 1 ? 'Keep it under the first general' : 'Keep each under the first general',
  ops: [...new Set(claims.map(({ index }) => index))].map((index) => {
    const lost = claims.filter((claim) => claim.index === index).map(({ brigade }) => brigade.id);
    const own = [...(generals[index]?.brigades ?? [])];
    for (const id of lost) own.splice(own.lastIndexOf(id), 1);
    return { op: 'set', path: ['army', 'generals', index, 'brigades'], value: own };
  }),
});

/** Checks of who leads which brigades. */
export const CLAIM_RULES = [
  checked('post-3', {
    title: 'Brigades of senior generals',
    scope: 'army',
    check: (army: Army) => {
      const claims = claimsOf(army);
      if (claims.length === 0) return undefined;
      const generalAt = (index: number) => {
        const general = army.generals[index];
        return general === undefined ? '' : generalName(general);
      };
      return {
        params: {
          told: claims
            .map(
              ({ brigade, place, first, index }) =>
                `${brigadeName(brigade, place)} is under both ${generalAt(first)} and ${generalAt(index)}`,
            )
            .join(', '),
        },
        at: [...new Set(claims.map(({ index }) => index))].map((index) => ['generals', index]),
        fix: firstFix(army, claims),
      };
    },
    message: ({ told }) => `${told}; a brigade has one general.`,
  }),
];
