import { edited, type Op } from '../../core/army/edit';
import type { Fix } from '../../core/check/finding';
import { mergeOps } from '../../core/tree/formations';
import { commanderLine, factsOf } from '../cost';
import { combatUnits, type Facts } from '../survey';
import { LIMITS } from '../tables';
import { BRIGADES, brigadeName, halvesOf } from '../tree';
import { keepsLimits } from './keeps-limits';

const { brigadeUnits } = LIMITS;

/** More merges than these at once are no fix that anyone could follow. */
const MOST_MERGES = 3;

type Merge = { readonly label: string; readonly ops: readonly Op[] };

const REJOIN = 'Rejoin the two halves';

/** True if two brigades together break no rule of brigades (p. 11, 46). */
const suit = ({ brigades }: Facts, from: number, into: number): boolean => {
  const [a, b] = [brigades[from], brigades[into]];
  if (a === undefined || b === undefined) return false;
  if (a.units + b.units > brigadeUnits.max) return false;
  const cavalry = a.cavalry + b.cavalry;
  if (cavalry > 0 && a.closeOrder + b.closeOrder + a.lightInfantry + b.lightInfantry > 0) return false;
  const apart = a.apart + b.apart;
  return apart === 0 || apart === combatUnits(a) + combatUnits(b);
};

const merge = (facts: Facts, from: number, into: number): Merge | undefined => {
  const { army } = facts;
  const [source, target] = [army.brigades[from], army.brigades[into]];
  if (source === undefined || target === undefined) return undefined;
  // a poor commander lowers the price of the army, and without him it rises
  const gone = target.commander === null ? null : source.commander;
  const change = gone && { commanders: -1, points: -commanderLine(gone, facts).amount };
  if (!keepsLimits(facts, change ?? {})) return undefined;
  const ops = mergeOps(BRIGADES, army, from, into);
  const label = `Merge ${brigadeName(source, from)} into ${brigadeName(target, into)}`;
  return ops && { label, ops };
};

/** The two halves of a brigade that was split, as one brigade again, where that is one that the rules know. */
export const rejoined = (facts: Facts, index: number): Fix | undefined => {
  const [first, second] = halvesOf(facts.army, index) ?? [];
  if (first === undefined || second === undefined || !suit(facts, second, first)) return undefined;
  const units = (facts.brigades[first]?.units ?? 0) + (facts.brigades[second]?.units ?? 0);
  const fix = units < brigadeUnits.min ? undefined : merge(facts, second, first);
  return fix && { ...fix, label: REJOIN };
};

/** Halves of one brigade put together again where the army has one commander too many. */
export const rejoinedAny = (facts: Facts): Fix | undefined => {
  const { brigades } = facts.army;
  if (facts.commanders !== facts.maxCommanders + 1) return undefined;
  for (const index of brigades.keys()) {
    const pair = halvesOf(facts.army, index) ?? [];
    if (pair[0] !== index || pair.some((each) => brigades[each]?.commander === null)) continue;
    const fix = rejoined(facts, index);
    if (fix !== undefined) return fix;
  }
  return undefined;
};

/** One brigade merged into another that suits it, the smallest first; undefined where none does. */
export const mergedInto = (facts: Facts, from: number): Fix | undefined => {
  const bySize = [...facts.brigades.keys()].toSorted(
    (a, b) => (facts.brigades[a]?.units ?? 0) - (facts.brigades[b]?.units ?? 0),
  );
  for (const into of bySize) {
    const fix = into === from || !suit(facts, from, into) ? undefined : merge(facts, from, into);
    if (fix !== undefined) return fix;
  }
  return undefined;
};

const once = (facts: Facts): Merge | undefined => {
  const led = [...facts.army.brigades.entries()].filter(([, { commander }]) => commander !== null);
  const bySize = led.toSorted(([, a], [, b]) => a.units.length - b.units.length).map(([index]) => index);
  for (const from of bySize) {
    for (const into of bySize) {
      const fix = from === into || !suit(facts, from, into) ? undefined : merge(facts, from, into);
      if (fix !== undefined) return fix;
    }
  }
  return undefined;
};

/** As many merges as bring the commanders down to what the army may have; undefined where they do not, or are many. */
export const mergedAll = (facts: Facts): Fix | undefined => {
  const surplus = facts.commanders - facts.maxCommanders;
  const again = rejoinedAny(facts);
  if (again !== undefined) return again;
  if (surplus > MOST_MERGES) return undefined;
  const merges: Merge[] = [];
  let current = facts;
  while (merges.length < surplus) {
    const next = once(current);
    if (next === undefined) return undefined;
    merges.push(next);
    current = factsOf(edited(current.file, next.ops));
  }
  const [first] = merges;
  const label = merges.length === 1 ? (first?.label ?? '') : `Merge ${merges.length} brigades into others`;
  return { label, ops: merges.flatMap(({ ops }) => ops) };
};
