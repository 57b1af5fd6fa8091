import data from '@/data/honours-of-war/muster.json';
import { evenParts } from '../core/army/even-parts';
import { UNDER_NOBODY } from '../core/muster/muster-source';
import type { Draft } from './muster-split';
import type { Unit } from './schema';
import { type Arm, LIMITS, TYPES } from './tables';

const ARMS: readonly { readonly title: string; readonly arms: readonly Arm[] }[] = [
  { title: 'Foot', arms: ['close-order', 'light-infantry'] },
  { title: 'Horse', arms: ['cavalry'] },
  { title: 'Guns', arms: ['artillery', 'transport'] },
];

type Posted = { readonly independents: readonly Unit[]; readonly brigades: readonly Draft[] };

/** A post for units that stand under no brigade: a few are independent, more are brigades by arm. */
export const posted = (units: readonly Unit[]): Posted => {
  if (units.length <= LIMITS.independents.max) return { independents: units, brigades: [] };
  return {
    independents: [],
    brigades: ARMS.flatMap(({ title, arms }) => {
      const own = units.filter(({ type }) => arms.includes(TYPES[type].arm));
      const parts = evenParts(own, Math.ceil(own.length / data.usualBrigade));
      return parts.map((part, index) => ({
        name: parts.length === 1 ? title : `${title}, ${index + 1}`,
        commander: null,
        units: part,
        from: [UNDER_NOBODY],
      }));
    }),
  };
};
