import { cleanName, MAX_NAME } from '../core/army/name';
import { evenly } from '../core/army/partition';
import { listed } from '../core/army/words';
import type { Journal } from '../core/muster/muster-journal';
import { gathered, joinedName } from '../core/muster/muster-pools';
import type { SourceFormation } from '../core/muster/muster-source';
import type { Unit } from './schema';
import { LIMITS } from './tables';

/** A brigade on its way to the table; `from` are the formations of the source that it comes from. */
export type Draft = {
  name: string;
  commander: string;
  units: Unit[];
  from: readonly string[];
  /** names of the brigades that it is put together from */
  joins?: readonly string[];
};

/** A formation that has units itself, whatever its rank in history. */
export type Holder = Pick<SourceFormation, 'id' | 'name' | 'commander' | 'units'>;

const joined = (left: Draft, right: Draft): Draft => ({
  name: joinedName([...(left.joins ?? [left.name]), ...(right.joins ?? [right.name])]),
  joins: [...(left.joins ?? [left.name]), ...(right.joins ?? [right.name])],
  commander: left.commander || right.commander,
  units: [...left.units, ...right.units],
  from: [...left.from, ...right.from],
});

/** Characters that a mark and its space take. */
const MARK = 4;
const MARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Parts of a brigade too large, as even as can be, with no more than `most` units each. */
const split = (draft: Draft, most: number, { post }: Journal): Draft[] => {
  const { units, name, commander, from: formations } = draft;
  const count = Math.ceil(units.length / most);
  if (count <= 1) return [draft];
  const text = `${units.length} battalions, divided into ${count} brigades of at most ${most}`;
  post(formations, { kind: 'split', text, cite: LIMITS.footBrigade.cite });
  let from = 0;
  return evenly(units.length, count).map((size, index) => {
    const own = units.slice(from, from + size);
    from += size;
    return {
      name: name === '' ? '' : `${cleanName(name, MAX_NAME - MARK)} ${MARKS[index] ?? index + 1}`,
      commander: index === 0 ? commander : '',
      units: own,
      from: formations,
    };
  });
};

/** Brigades of foot of one wing: those of fewer than three join the next, those of more than five are split evenly. */
export const footBrigades = (drafts: readonly Draft[], journal: Journal): Draft[] => {
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
  for (const { name, from } of merged) {
    if (from.length < 2) continue;
    const text = `put together as ${name || 'one brigade'}: a brigade of foot has at least ${min} battalions`;
    journal.post(from, { kind: 'merge', text, cite: LIMITS.footBrigade.cite });
  }
  return merged.flatMap((draft) => split(draft, max, journal));
};

/** Brigades of horse of one wing, two regiments each; the last may have one. */
export const horseBrigades = (drafts: readonly Draft[], { post }: Journal): Draft[] => {
  const filled = drafts.filter(({ units }) => units.length > 0);
  const of = new Map(filled.flatMap((draft) => draft.units.map((unit) => [unit, draft] as const)));
  const units = filled.flatMap((draft) => draft.units);
  const led = new Set<Draft>();
  const pairs: Draft[] = [];
  for (let index = 0; index < units.length; index += LIMITS.horseBrigade.units) {
    const pair = units.slice(index, index + LIMITS.horseBrigade.units);
    const first = pair[0] && of.get(pair[0]);
    if (first === undefined) continue;
    const from = [...new Set(pair.flatMap((unit) => of.get(unit)?.from ?? []))];
    pairs.push({ name: first.name, commander: led.has(first) ? '' : first.commander, units: pair, from });
    led.add(first);
    if (pair.length === 1) {
      const text = `${first.name || 'a brigade of horse'} has one regiment: the odd one of its wing`;
      post(from, { kind: 'post', text, cite: LIMITS.horseBrigade.cite });
    }
  }
  const parts = gathered(pairs, ({ from }) => from.join());
  for (const brigades of parts) {
    const [{ from = [] } = {}] = brigades;
    if (brigades.length < 2) continue;
    const names = listed(brigades.map((brigade) => `${brigade.units.length}`));
    post(from, {
      kind: 'split',
      text: `horse divided into ${brigades.length} brigades, of ${names} regiments`,
      cite: LIMITS.horseBrigade.cite,
    });
  }
  return pairs;
};
