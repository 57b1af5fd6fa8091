import { evenly } from '../core/even-parts';
import { MAX_NAME } from '../core/name';
import type { OobFormation } from '../core/order-of-battle';
import type { Unit } from './schema';
import { LIMITS } from './tables';

/** A brigade on its way to the table. */
export type Draft = { name: string; commander: string; units: Unit[] };

/** A formation that has units itself, whatever its rank in history. */
export type Holder = Pick<OobFormation, 'name' | 'commander' | 'units'>;

const joined = (left: Draft, right: Draft): Draft => ({
  name: [left.name, right.name].filter(Boolean).join(' and ').slice(0, MAX_NAME),
  commander: left.commander || right.commander,
  units: [...left.units, ...right.units],
});

const MARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Parts of a brigade too large, as even as can be, with no more than `most` units each. */
const split = (draft: Draft, most: number): Draft[] => {
  const { units, name, commander } = draft;
  const count = Math.ceil(units.length / most);
  if (count <= 1) return [draft];
  let from = 0;
  return evenly(units.length, count).map((size, index) => {
    const own = units.slice(from, from + size);
    from += size;
    return {
      name: name === '' ? '' : `${name} ${MARKS[index] ?? index + 1}`,
      commander: index === 0 ? commander : '',
      units: own,
    };
  });
};

/** Brigades of foot of one wing: those of fewer than three join the next, those of more than five are split evenly. */
export const footBrigades = (drafts: readonly Draft[]): Draft[] => {
  const { min, max } = LIMITS.footBrigade;
  const merged: Draft[] = [];
  let open: Draft | undefined;
  for (const draft of drafts) {
    if (draft.units.length === 0) continue;
    open = open === undefined ? draft : joined(open, draft);
    if (open.units.length < min) continue;
    merged.push(open);
    open = undefined;
  }
  if (open !== undefined) {
    const before = merged.pop();
    merged.push(before === undefined ? open : joined(before, open));
  }
  return merged.flatMap((draft) => split(draft, max));
};

/** Brigades of horse of one wing, two regiments each; the last may have one. */
export const horseBrigades = (drafts: readonly Draft[]): Draft[] => {
  const filled = drafts.filter(({ units }) => units.length > 0);
  const of = new Map(filled.flatMap((draft) => draft.units.map((unit) => [unit, draft] as const)));
  const units = filled.flatMap((draft) => draft.units);
  const led = new Set<Draft>();
  const pairs: Draft[] = [];
  for (let index = 0; index < units.length; index += LIMITS.horseBrigade.units) {
    const pair = units.slice(index, index + LIMITS.horseBrigade.units);
    const first = pair[0] && of.get(pair[0]);
    if (first === undefined) continue;
    pairs.push({ name: first.name, commander: led.has(first) ? '' : first.commander, units: pair });
    led.add(first);
  }
  return pairs;
};
