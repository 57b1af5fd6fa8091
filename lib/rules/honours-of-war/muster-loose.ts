import type { Brigade, Unit } from './schema';
import { type Arm, LIMITS, TYPES } from './tables';

/** As many as a brigade usually has, well within what it may have. */
const USUAL = 4;

const ARMS: readonly { readonly title: string; readonly arms: readonly Arm[] }[] = [
  { title: 'Foot', arms: ['close-order', 'light-infantry'] },
  { title: 'Horse', arms: ['cavalry'] },
  { title: 'Guns', arms: ['artillery', 'transport'] },
];

type Posted = { readonly independents: readonly Unit[]; readonly brigades: readonly Brigade[] };

/** Some units in so many parts as equal as can be, in their order. */
const parted = (units: readonly Unit[], parts: number): Unit[][] =>
  Array.from({ length: parts }, (_, part) =>
    units.slice(Math.round((part * units.length) / parts), Math.round(((part + 1) * units.length) / parts)),
  );

/**
 * A post for units that stand under no brigade: a few are independent, more are brigades by arm. A single one of its arm
 * goes to the last brigade.
 */
export const posted = (units: readonly Unit[], newId: () => string): Posted => {
  if (units.length <= LIMITS.independents.max) return { independents: units, brigades: [] };
  const brigades: { title: string; units: Unit[] }[] = [];
  for (const { title, arms } of ARMS) {
    const own = units.filter(({ type }) => arms.includes(TYPES[type].arm));
    const last = brigades.at(-1);
    if (own.length === 1 && last !== undefined) {
      last.units.push(...own);
      continue;
    }
    const parts = parted(own, Math.ceil(own.length / USUAL));
    parts.forEach((part, index) => {
      brigades.push({ title: parts.length === 1 ? title : `${title}, ${index + 1}`, units: part });
    });
  }
  return {
    independents: [],
    brigades: brigades.map(({ title, units: own }) => ({
      id: newId(),
      name: title,
      commander: { id: newId(), name: '', rating: 'variable' },
      units: own,
    })),
  };
};
