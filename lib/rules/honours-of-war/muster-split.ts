import data from '@/data/honours-of-war/muster.json';
import { partName } from '../core/army/name';
import { evenParts } from '../core/army/partition';
import { commandersFor } from './rules/keeps-limits';
import type { Unit } from './schema';
import { weightIn } from './survey';
import { type Arm, LIMITS, TYPES } from './tables';

/** A brigade to be. */
export type BrigadeDraft = {
  readonly name: string;
  readonly commander: string | null;
  readonly units: readonly Unit[];
  /** ids of the formations of the source that it comes from */
  readonly from: readonly string[];
};

export type StepRecorder = (from: readonly string[], kind: 'split' | 'merge' | 'post', text: string) => void;

const armOf = ({ type }: Unit): Arm => TYPES[type].arm;
const isOwn = ({ type }: Unit): boolean => TYPES[type].ownBrigade === true;
const isHorse = (unit: Unit): boolean => armOf(unit) === 'cavalry';
const isFormedFoot = (unit: Unit): boolean => armOf(unit) === 'close-order';

export const called = ({ name }: BrigadeDraft): string => name || 'a brigade without a name';
const suffixed = (name: string, suffix: string): string => (name === '' ? '' : partName(name, suffix));

type Two = { readonly endings: readonly [string, string]; readonly first: (unit: Unit) => boolean };

/** A formation in two; its commander and its name stay with the larger part. */
const inTwo = ({ name, commander, units, from }: BrigadeDraft, { endings, first }: Two): BrigadeDraft[] => {
  const parts = [units.filter((unit) => !first(unit)), units.filter(first)] as const;
  const leading = parts[1].length > parts[0].length ? 1 : 0;
  return parts.map((own, part) => ({
    name: part === leading ? name : suffixed(name, endings[part] ?? ''),
    commander: part === leading ? commander : null,
    units: own,
    from,
  }));
};

/** Cossacks and Kalmucks of one formation apart from all others (p. 46). */
const ownBrigades = (draft: BrigadeDraft, tell: StepRecorder): BrigadeDraft[] => {
  if (!draft.units.some(isOwn) || draft.units.every(isOwn)) return [draft];
  tell(draft.from, 'split', 'Cossacks in their own brigade');
  return inTwo(draft, { endings: [', others', ', Cossacks'], first: isOwn });
};

/** Foot and horse of one formation apart, as far as both are formed. */
const apart = (draft: BrigadeDraft, tell: StepRecorder): BrigadeDraft[] => {
  if (!draft.units.some(isHorse) || !draft.units.some(isFormedFoot)) return [draft];
  tell(draft.from, 'split', 'foot and horse in separate brigades');
  return inTwo(draft, { endings: [', foot', ', horse'], first: isHorse });
};

/** A formation too large for a brigade in even parts of the usual size, in its order. */
const divided = (draft: BrigadeDraft, tell: StepRecorder): BrigadeDraft[] => {
  const { units, name, commander, from } = draft;
  if (units.length <= LIMITS.brigadeUnits.max) return [draft];
  const count = Math.ceil(units.length / data.usualBrigade);
  tell(from, 'split', `${units.length} units, divided into ${count} brigades`);
  return evenParts(units, count).map((own, part) => ({
    name: suffixed(name, `, ${part + 1}`),
    commander: part === 0 ? commander : null,
    units: own,
    from,
  }));
};

/** Whether a brigade may join another, which has room. */
export const suits = (small: BrigadeDraft, other: BrigadeDraft): boolean =>
  other !== small &&
  small.units.some(isOwn) === other.units.some(isOwn) &&
  other.units.length < LIMITS.brigadeUnits.max &&
  (small.units.some(isHorse) ? !other.units.some(isFormedFoot) : true) &&
  (small.units.some(isFormedFoot) ? !other.units.some(isHorse) : true);

export type BrigadeOrder = {
  readonly brigades: readonly BrigadeDraft[];
  readonly independents: readonly Unit[];
};

/**
 * Brigades as the book has them (p. 11): horse and close order foot apart, none larger than eight; a single unit joins
 * the nearest brigade of its arm that has room, else it is independent.
 * @param independent units that are independent already
 */
export const ordered = (
  drafts: readonly BrigadeDraft[],
  independent: number,
  tell: StepRecorder,
): BrigadeOrder => {
  const list = drafts
    .flatMap((draft) => ownBrigades(draft, tell))
    .flatMap((draft) => apart(draft, tell))
    .flatMap((draft) => divided(draft, tell));
  const independents: Unit[] = [];
  for (let index = 0; index < list.length; ) {
    const small = list[index];
    if (small === undefined || small.units.length >= LIMITS.brigadeUnits.min) {
      index++;
      continue;
    }
    const near = list
      .flatMap((other, place) =>
        suits(small, other) ? [{ other, place, away: Math.abs(place - index) }] : [],
      )
      .toSorted((a, b) => a.away - b.away)[0];
    if (near !== undefined) {
      const { other, place } = near;
      tell(small.from, 'merge', `a single unit, joined to ${called(other)}`);
      const commander = other.commander ?? small.commander;
      const from = [...other.from, ...small.from];
      list[place] = { ...other, commander, units: [...other.units, ...small.units], from };
    } else if (independent + independents.length < LIMITS.independents.max) {
      tell(small.from, 'post', 'its one unit is independent');
      independents.push(...small.units);
    } else {
      index++;
      continue;
    }
    list.splice(index, 1);
    if (near !== undefined && near.place < index) index = near.place;
  }
  return { brigades: list, independents };
};

const weightOf = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + weightIn(unit, false), 0);

const smallestOf = (brigades: readonly BrigadeDraft[]): BrigadeDraft | undefined =>
  brigades.toSorted((a, b) => a.units.length - b.units.length)[0];

/**
 * Brigades no more than a game by points allows commanders for, one to three units (p. 12): the smallest joins another
 * that it suits, else its units are independent; as it is where neither will do.
 */
export const commanded = ({ brigades, independents }: BrigadeOrder, tell: StepRecorder): BrigadeOrder => {
  const small = smallestOf(brigades);
  const allowed = commandersFor(weightOf(brigades.flatMap(({ units }) => units)));
  if (small === undefined || brigades.length <= allowed) return { brigades, independents };
  const others = brigades.filter((brigade) => brigade !== small);
  const partner = smallestOf(
    others.filter(
      (other) => suits(small, other) && small.units.length + other.units.length <= LIMITS.brigadeUnits.max,
    ),
  );
  if (partner !== undefined) {
    tell(small.from, 'merge', `too few units for another commander, joined to ${called(partner)}`);
    const whole = {
      ...partner,
      units: [...partner.units, ...small.units],
      from: [...partner.from, ...small.from],
    };
    const joined = others.map((other) => (other === partner ? whole : other));
    return commanded({ brigades: joined, independents }, tell);
  }
  if (independents.length + small.units.length > LIMITS.independents.max) return { brigades, independents };
  tell(small.from, 'post', 'too few units for another commander, so its units are independent');
  return commanded({ brigades: others, independents: [...independents, ...small.units] }, tell);
};
