import { grouped } from './core/army/number';
import { HOUSE_RULING } from './core/contract/citation';
import type { LedgerStep } from './core/muster/ledger';
import type { ChosenProportions, Proportions } from './core/muster/muster-choices';
import { type MusterResult, type MusterSystem, mustered, musteredBarely } from './core/muster/muster-result';
import { largestWithin } from './core/muster/muster-size';
import type { OobSide } from './core/muster/order-of-battle';
import { NO_POINTS, pointsText, printedPoints, toMinor } from './core/price/points';
import { reconstructed } from './reconstruct';
import { type Look, lookedAt, type NoneFits, noneFits } from './suggest-faults';
import {
  fieldedProportions,
  OTHERWISE,
  SIMPLER,
  SIMPLEST,
  type SuggestedWay,
  type SuggestWish,
  takenFor,
  WHOLE,
  waySteps,
} from './suggest-ways';

/** An army for a wish, and the proportions that were taken for it beside what was chosen. */
export type SuggestionResult = MusterResult & { readonly takenProportions: ChosenProportions };

export type Suggestion = { readonly ok: true; readonly army: SuggestionResult } | NoneFits;

/** Men of the largest army that is looked at, and by how many one is larger than the next, at a unit for a real one. */
const MOST_MEN = 90_000;
const STEP_OF_MEN = 250;

const STEPS = MOST_MEN / STEP_OF_MEN;

/** What an army of these costs tells about how many a limit is enough for. */
const PROBE_STEPS = 32;

/** How many times smaller than one of this many steps an army is, down to one step. */
const divisorsBelow = (steps: number): number[] =>
  Array.from({ length: steps }, (_, index) => steps / (steps - index));

/** Armies somewhat smaller than the largest that are looked at, because one may round better. */
const NEAR = 6;
/** The default size. */
const GOOD = 0.5;
/** What is left as it is: no warning, and a twentieth of the limit. */
const FAIR = 0.5;

const sideOf = ({ nation, year }: SuggestWish, name: string, men: number): OobSide => ({
  name,
  nation,
  year,
  commander: null,
  formations: [],
  unattached: [],
  strength: { men, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null },
});

type Plan = { readonly way: SuggestedWay; readonly men: number };

/** Everything that a search draws on. */
const openSearch = (rules: MusterSystem, wish: SuggestWish, fielded: Proportions, name: string) => {
  const { system, mustering } = rules;
  const { usualFactor: factor, makeUp } = mustering;
  const { budget, scale, proportions = {} } = wish;
  const ours = { cite: { source: system.id, ruling: HOUSE_RULING }, ours: true } as const;
  const most = toMinor(budget, system.pointScale);

  const sidesOf = ({ way, men }: Plan) => {
    const reconstruct = { ...proportions, ...takenFor(wish, fielded, way) };
    const { lines, wings } = way;
    return {
      reconstruct,
      ...reconstructed(sideOf(wish, name, men), reconstruct, {
        ...makeUp,
        lines,
        wings,
        battalionGuns: 0,
        inMen: true,
      }),
    };
  };
  const make = (plan: Plan): MusterResult => {
    const { reconstruct, side, steps } = sidesOf(plan);
    const own = waySteps(wish, fielded, plan.way).map(
      (text): LedgerStep => ({ kind: 'default', text, values: {}, ...ours }),
    );
    const allSteps = [...own, ...steps];
    return mustered(
      rules,
      side,
      { scale, reconstruct },
      { name },
      { scale: { factor }, reconstructionSteps: allSteps, budget },
    );
  };

  const looks = new Map<string, Look>();
  /** The same troops are looked at once, whatever numbers of men they come from. */
  const look = (plan: Plan): Look => {
    const sides = sidesOf(plan);
    const { formations, unattached } = sides.side;
    const key = JSON.stringify([formations, unattached]);
    const before = looks.get(key);
    if (before !== undefined) return before;
    const batteries = unattached.reduce((sum, { guns }) => sum + (guns ?? 0) / makeUp.battery, 0);
    const army = musteredBarely(rules, sides.side, { scale }, { name }, { factor, budget });
    const result = lookedAt(rules, wish, army, { batteries, way: plan.way });
    looks.set(key, result);
    return result;
  };
  const menOf = (steps: number): number => Math.round(STEP_OF_MEN * factor * steps);
  /** The largest army of a way within the limit; armies much larger are not looked at, because they take long. */
  const largest = (way: SuggestedWay): Plan => {
    const at = (steps: number): number => look({ way, men: menOf(steps) }).points;
    const ends = (1.3 * PROBE_STEPS * most) / Math.max(1, at(PROBE_STEPS));
    let steps = Math.min(STEPS, Math.max(4, Math.ceil(ends)));
    while (steps < STEPS && at(steps) <= most) steps = Math.min(STEPS, 2 * steps);
    const { factor: divisor } = largestWithin(divisorsBelow(steps), most, (each) =>
      at(Math.round(steps / each)),
    );
    return { way, men: menOf(Math.round(steps / divisor)) };
  };
  /** The best of the largest of a way and some that are a little smaller. */
  const bestOf = (way: SuggestedWay, tries: number): Plan => {
    let best = largest(way);
    let { score } = look(best);
    const before = looks.size;
    const step = menOf(1);
    for (let men = best.men - step; men > 0 && looks.size < before + tries; men -= step) {
      const smaller = look({ way, men });
      if (score < GOOD || smaller.points < most / 2) break;
      if (smaller.score >= score) continue;
      best = { way, men };
      score = smaller.score;
    }
    return best;
  };
  const smallest = (way: SuggestedWay): Plan => ({ way, men: menOf(1) });
  return { look, largest, bestOf, smallest, make, most, ours };
};

type Search = ReturnType<typeof openSearch>;

/** The way that the rules have least against, compared at one size. */
const bestWay = ({ look, largest }: Search): SuggestedWay => {
  const plan = largest(WHOLE);
  let best = plan;
  for (const others of OTHERWISE) {
    const { way } = best;
    for (const other of others) {
      if (look(best).faults === 0) return best.way;
      const tried = { ...plan, way: { ...way, ...other } };
      if (look(tried).faults < look(best).faults) best = tried;
    }
  }
  return best.way;
};

/** The army that is suggested: of the way that suits best, else of a simpler one; null where none fits. */
const bestPlan = (search: Search): Plan | null => {
  const { look, bestOf, smallest } = search;
  let best = bestOf(bestWay(search), NEAR);
  for (const simpler of SIMPLER) {
    if (look(best).score < FAIR) break;
    const tried = bestOf({ ...best.way, ...simpler(best.way) }, NEAR / 2);
    if (look(tried).score < look(best).score) best = tried;
  }
  if (!look(best).fits) best = smallest(SIMPLEST);
  return look(best).fits ? best : null;
};

/**
 * A typical army of a nation for a game by points: legal, within the limit, of troops that the nation has, in its
 * proportions, with this many guns and lines as the rules have least against; or a sentence why none fits. The
 * same wish gives the same army; all of it is ours, and it says so.
 */
export const suggestArmy = (rules: MusterSystem, wish: SuggestWish): Suggestion => {
  const { system, mustering } = rules;
  const label = system.choices.nations.find(({ value }) => value === wish.nation)?.label ?? wish.nation;
  const name = `${label} ${wish.year}`;
  const fielded = fieldedProportions(wish, mustering.makeUp);
  const search = openSearch(rules, wish, fielded, name);
  const plan = bestPlan(search);
  if (plan === null) return noneFits(system, wish, search.make(search.smallest(SIMPLEST)), name);
  const best = search.make(plan);
  const points = best.points ?? NO_POINTS;
  const step: LedgerStep = {
    kind: 'scale',
    text: `An army of ${grouped(plan.men)} men is the best we found within ${pointsText(wish.budget)} points; it costs ${pointsText(printedPoints(points, system.pointScale))}.`,
    values: { men: plan.men, size: points, most: search.most },
    ...search.ours,
  };
  const [first, ...rest] = best.ledger.steps;
  const ledger = { ...best.ledger, steps: [...(first === undefined ? [] : [first]), step, ...rest] };
  const origin = { kind: 'suggestion', name, reconstructed: true } as const;
  const shares = takenFor(wish, fielded, plan.way);
  return { ok: true, army: { ...best, ledger, file: { ...best.file, origin }, takenProportions: shares } };
};
