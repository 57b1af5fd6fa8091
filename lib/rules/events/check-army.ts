import { grouped } from '../core/army/number';
import { capital, counted, listed } from '../core/army/words';
import { type Check, isAbove, namesOf, type TermFacts } from './check';
import type { RuleOf } from './schema';
import { nationLabel, settingWords } from './words';

type Unit = { readonly name: string; readonly points: number };

const sumOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);

/** The cheapest two that together cost enough, of units with the dearest last; `isEnough` grows with the points. */
const cheapestPair = (units: readonly Unit[], isEnough: (points: number) => boolean): readonly Unit[] => {
  let best: readonly Unit[] = [];
  let high = units.length - 1;
  for (let low = 0; low < high; ) {
    const [first, second] = [units[low], units[high]];
    if (first === undefined || second === undefined) return best;
    const pair = [first, second];
    if (isEnough(sumOf(pair))) {
      if (best.length === 0 || sumOf(pair) < sumOf(best)) best = pair;
      high--;
    } else low++;
  }
  return best;
};

/**
 * The cheapest unit, else the cheapest two, without which an army costs no more than `most` and no less than `least`,
 * in printed points; undefined where no two would do. "It is enough to leave out X (120)."
 */
const leavingOut = (
  { census, total, pointsOf }: TermFacts,
  most: number,
  least: number,
): string | undefined => {
  if (total === null) return undefined;
  const units = census.nodes
    .flatMap((node) => (node.kind === 'unit' ? [{ name: node.name, points: pointsOf(node) }] : []))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.points - b.points);
  const isEnough = (points: number): boolean => !isAbove(total - points, most);
  const one = units.find(({ points }) => isEnough(points));
  const cheapest = one === undefined ? cheapestPair(units, isEnough) : [one];
  if (cheapest.length === 0 || isAbove(least, total - sumOf(cheapest))) return undefined;
  const names = cheapest.map(({ name, points }) => `${name} (${grouped(points)})`);
  return `It is enough to leave out ${listed(names)}.`;
};

/** What the army costs. */
export const points: Check<RuleOf<'points'>> = ({ min, max, tolerance = 0 }, { facts, words }) => {
  const { points: unit } = words.system.terms;
  const { total } = facts;
  if (total === null) return { value: 'none', breach: { found: `this army has no ${unit}` } };
  const value = grouped(total);
  if (max !== undefined && isAbove(total, max + tolerance)) {
    const advice = leavingOut(facts, max + tolerance, min ?? 0);
    const excess = `here ${value}, ${grouped(total - max)} over`;
    const brief = `${grouped(total - max)} ${unit} over`;
    return { value, breach: { found: excess, brief, ...(advice !== undefined && { advice }) } };
  }
  if (min !== undefined && isAbove(min, total)) {
    const few = `${grouped(min - total)} too few`;
    return { value, breach: { found: `here ${value}, ${few}`, brief: capital(few), wanting: true } };
  }
  return { value };
};

/** When it is of. */
export const years: Check<RuleOf<'years'>> = ({ from, to }, { facts }) => {
  const { year } = facts.census;
  const value = String(year);
  if (year >= from && year <= to) return { value };
  return { value, breach: { found: `this army is of ${year}`, at: [['year']] } };
};

/** Whose it is, and whose its allies are. */
export const nations: Check<RuleOf<'nations'>> = ({ only, contingents, imagi }, { facts, words }) => {
  const { census } = facts;
  const value = nationLabel(words, census.nation);
  const allies = census.nodes.filter(({ nation }) => nation !== undefined && nation !== census.nation);
  if (census.imagi && !imagi) {
    const brief = 'An imagi-nation';
    return { value, breach: { found: 'this army is an imagi-nation', brief, at: [['nation']] } };
  }
  // An invented nation is on no list: a rule of its own says whether it may come.
  if (!census.imagi && only !== undefined && !only.includes(census.nation)) {
    return { value, breach: { found: `this army is of ${value}`, at: [['nation']] } };
  }
  const foreign = contingents
    ? allies.filter(({ nation }) => only !== undefined && nation !== undefined && !only.includes(nation))
    : allies;
  if (foreign.length === 0) return { value };
  const why = contingents ? 'of another nation' : 'of a contingent';
  return {
    value: counted(foreign.length, 'ally', 'allies'),
    breach: { found: `${namesOf(foreign)}: ${why}`, at: foreign.map(({ at }) => at) },
  };
};

/** At what scale it is built. */
export const scale: Check<RuleOf<'scale'>> = ({ only }, { facts }) => {
  const { scale: own } = facts.census;
  if (only.includes(own)) return { value: own };
  const [first] = only;
  return {
    value: own,
    breach: {
      found: `this army is at ${own}`,
      at: [['scale']],
      ...(only.length === 1 && {
        fix: {
          label: `Set the scale to ${first}`,
          ops: [{ op: 'set', path: ['army', 'scale'], value: first }],
        },
      }),
    },
  };
};

/** An option of the book. */
export const setting: Check<RuleOf<'setting'>> = (
  { setting: key, value: requiredValue },
  { file, words },
) => {
  const usual = words.system.settings.find((each) => each.key === key)?.default;
  const own = file.settings[key] ?? usual;
  const value = settingWords(words, key, own)?.value ?? String(own);
  if (own === requiredValue) return { value };
  const normal = settingWords(words, key, requiredValue);
  return {
    value,
    breach: {
      found: `here ${value}`,
      fix: {
        label: `Set ${normal?.label ?? key} to ${normal?.value ?? String(requiredValue)}`,
        ops: [{ op: 'set', path: ['settings', key], value: requiredValue }],
      },
    },
  };
};

/** A house cost. */
export const house: Check<RuleOf<'house'>> = ({ coefficient, value: requiredValue }, { file, words }) => {
  const ownCost = words.system.coefficients.find(({ key }) => key === coefficient);
  const own = file.house[coefficient] ?? ownCost?.default;
  const value = String(own);
  if (value === String(requiredValue)) return { value };
  return {
    value,
    breach: {
      found: `here ${value}`,
      fix: {
        label: `Set ${ownCost?.label ?? coefficient} to ${requiredValue}`,
        ops: [{ op: 'set', path: ['house', coefficient], value: requiredValue }],
      },
    },
  };
};
