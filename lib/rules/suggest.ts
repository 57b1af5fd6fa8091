import { HOUSE_RULING } from './core/citation';
import type { Step } from './core/ledger';
import type { ChosenProportions } from './core/muster-choices';
import { largestWithin } from './core/muster-size';
import { type Mustered, type MusterSystem, mustered } from './core/mustered';
import { grouped } from './core/number';
import type { OobSide } from './core/order-of-battle';
import { type PrintedPoints, pointsText, printedPoints, toMinor } from './core/points';
import { reconstructed } from './reconstruct';

/** What somebody wants an army for. */
export type Wish = {
  /** a nation of the system */
  readonly nation: string;
  readonly year: number;
  readonly budget: PrintedPoints;
  readonly scale?: string;
  /** what of the nation's proportions is chosen otherwise */
  readonly proportions?: ChosenProportions;
};

/** Men of the largest army that is looked at, and by how many one is larger than the next, at a unit for a real one. */
const MOST_MEN = 60_000;
const STEP_OF_MEN = 250;

const STEPS = MOST_MEN / STEP_OF_MEN;

/** How many times smaller than the largest an army is, from none to as often as there are steps. */
const DIVISORS = Array.from({ length: STEPS }, (_, index) => STEPS / (STEPS - index));

const sideOf = ({ nation, year }: Wish, name: string, men: number): OobSide => ({
  name,
  nation,
  year,
  commander: null,
  formations: [],
  unattached: [],
  strength: { men, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null },
});

/**
 * A typical army of a nation for a game by points: the largest within the limit, its troops in the proportions of the
 * nation. The same wish gives the same army; all of it is ours, and it says so.
 */
export const suggestArmy = (rules: MusterSystem, wish: Wish): Mustered => {
  const { system, mustering } = rules;
  const { budget, scale, proportions = {} } = wish;
  const label = system.choices.nations.find(({ value }) => value === wish.nation)?.label ?? wish.nation;
  const name = `${label} ${wish.year}`;
  const factor = mustering.usualFactor;
  const choices = { scale, reconstruct: proportions };
  const at = (men: number, more: readonly Step[] = []): Mustered => {
    const { side, steps } = reconstructed(sideOf(wish, name, men), proportions);
    const made = [...more, ...steps];
    return mustered(rules, side, choices, { name }, { found: { factor }, made, budget });
  };
  const menOf = (divisor: number): number => Math.round((MOST_MEN * factor) / divisor);
  const most = toMinor(budget, system.pointScale);
  const { factor: divisor, size } = largestWithin(DIVISORS, most, (each) => at(menOf(each)).points ?? 0);
  const men = menOf(divisor);
  const points = pointsText(printedPoints(size as typeof most, system.pointScale));
  const step: Step = {
    kind: 'scale',
    text: `An army of ${grouped(men)} men is the largest of at most ${pointsText(budget)} points: ${points}.`,
    values: { men, size, most },
    cite: { source: system.id, ruling: HOUSE_RULING },
    ours: true,
  };
  const made = at(men, [step]);
  const origin = { kind: 'suggestion', name, reconstructed: true } as const;
  return { ...made, file: { ...made.file, origin } };
};
