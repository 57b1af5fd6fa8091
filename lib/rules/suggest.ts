import { HOUSE_RULING } from './core/citation';
import type { Step } from './core/ledger';
import type { ChosenProportions, Kinds } from './core/muster-choices';
import { largestWithin } from './core/muster-size';
import { type Mustered, type MusterSystem, mustered } from './core/mustered';
import { grouped } from './core/number';
import type { OobSide, OobType } from './core/order-of-battle';
import { NO_POINTS, type PrintedPoints, pointsText, printedPoints, toMinor } from './core/points';
import { kindName, proportionsOf } from './proportions';
import { type Lines, reconstructed } from './reconstruct';

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

/** An army for a wish, and the proportions that were taken for it beside what was chosen. */
export type Suggested = Mustered & { readonly taken: ChosenProportions };

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

/** How a small army is made up otherwise than a whole one, which had more guns, of more kinds, and two lines of foot. */
type Way = {
  /** part of the nation's usual guns */
  readonly guns: number;
  /** so many of its kinds, the commonest */
  readonly artillery: number;
  readonly foot: number;
  readonly cavalry: number;
  readonly lines: Lines;
};

const WHOLE: Way = { guns: 1, artillery: 9, foot: 9, cavalry: 9, lines: 2 };

/** What may be otherwise, one after the other, the most like a whole army first. */
const OTHERWISE: readonly Partial<Way>[][] = [
  [1, 1 / 2, 1 / 3, 1 / 4, 1 / 6].flatMap((guns) => [9, 2, 1].map((artillery) => ({ guns, artillery }))),
  [{ foot: 3 }, { foot: 2 }],
  [{ cavalry: 2 }, { cavalry: 1 }],
  [{ lines: 1 }],
];

/** More of its points than a sixth in guns is no typical army. */
const MOST_IN_GUNS = 1 / 6;

/** The kinds that there are most of. */
const commonest = (kinds: Kinds, count: number): Kinds =>
  Object.fromEntries(
    Object.entries(kinds)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count),
  );

const KINDS = ['artillery', 'foot', 'cavalry'] as const;

/** The proportions of a way, as far as they are not the nation's own; what was chosen is in no way otherwise. */
const takenFor = ({ nation, proportions = {} }: Wish, way: Way): ChosenProportions => {
  const usual = proportionsOf(nation);
  const kinds = KINDS.flatMap((part) =>
    proportions[part] !== undefined || Object.keys(usual[part]).length <= way[part]
      ? []
      : [[part, commonest(usual[part], way[part])] as const],
  );
  const isFewer = way.guns < 1 && proportions.gunsPerThousand === undefined;
  return {
    ...(isFewer && { gunsPerThousand: Math.round(usual.gunsPerThousand * way.guns * 10) / 10 }),
    ...Object.fromEntries(kinds),
  };
};

/** What the rules have against an army, and we: an error more than any number of warnings. */
const faultsOf = ({ system }: MusterSystem, { assessment, file }: Mustered): number => {
  const { shares, points } = system.summary(file, assessment);
  const guns = shares.find(({ key }) => key === 'artillery')?.amount ?? 0;
  return assessment.findings.reduce(
    (sum, { severity }) => sum + (severity === 'error' ? 100 : severity === 'warning' ? 1 : 0),
    guns > (points ?? 0) * MOST_IN_GUNS ? 1 : 0,
  );
};

const TOLD = { artillery: 'guns', foot: 'foot', cavalry: 'horse' } as const;

const waySteps = (wish: Wish, way: Way): string[] => {
  const taken = takenFor(wish, way);
  const whole = proportionsOf(wish.nation).gunsPerThousand;
  return [
    ...(taken.gunsPerThousand === undefined
      ? []
      : [
          `${taken.gunsPerThousand} guns to a thousand men; whole armies had ${whole}, too many for one of this size.`,
        ]),
    ...KINDS.flatMap((part) => {
      const kinds = Object.keys(taken[part] ?? {}) as OobType[];
      const names = kinds.map((kind) => kindName(kind).toLowerCase()).join(', ');
      return kinds.length === 0 ? [] : [`Of the ${TOLD[part]} only the commonest: ${names}.`];
    }),
    ...(way.lines === 1 ? ['The foot as one body: there is too little of it for two lines.'] : []),
  ];
};

/**
 * A typical army of a nation for a game by points: the largest within the limit, its troops in the proportions of the
 * nation, with so many guns and lines as the rules have least against. The same wish gives the same army; all of it is
 * ours, and it says so.
 */
export const suggestArmy = (rules: MusterSystem, wish: Wish): Suggested => {
  const { system, mustering } = rules;
  const { usualFactor: factor } = mustering;
  const { budget, scale, proportions = {} } = wish;
  const label = system.choices.nations.find(({ value }) => value === wish.nation)?.label ?? wish.nation;
  const name = `${label} ${wish.year}`;
  const most = toMinor(budget, system.pointScale);
  const ours = { cite: { source: system.id, ruling: HOUSE_RULING }, ours: true } as const;

  const at = (way: Way, men: number): Mustered => {
    const reconstruct = { ...proportions, ...takenFor(wish, way) };
    const { side, steps } = reconstructed(sideOf(wish, name, men), reconstruct, way.lines);
    const own = waySteps(wish, way).map((text): Step => ({ kind: 'default', text, values: {}, ...ours }));
    const made = [...own, ...steps];
    return mustered(rules, side, { scale, reconstruct }, { name }, { found: { factor }, made, budget });
  };
  const largest = (way: Way): number => {
    const menOf = (divisor: number): number => Math.round((MOST_MEN * factor) / divisor);
    return menOf(largestWithin(DIVISORS, most, (each) => at(way, menOf(each)).points ?? 0).factor);
  };

  const size = largest(WHOLE);
  // ways are compared at one size, and only the best of them is made as large as it can be
  let best = { way: WHOLE, faults: faultsOf(rules, at(WHOLE, size)) };
  for (const others of OTHERWISE) {
    const { way } = best;
    for (const other of best.faults === 0 ? [] : others) {
      const tried = { ...way, ...other };
      const faults = faultsOf(rules, at(tried, size));
      if (faults < best.faults) best = { way: tried, faults };
    }
  }
  const men = best.way === WHOLE ? size : largest(best.way);
  const made = at(best.way, men);
  const points = made.points ?? NO_POINTS;
  const step: Step = {
    kind: 'scale',
    text: `An army of ${grouped(men)} men is the largest of at most ${pointsText(budget)} points: ${pointsText(printedPoints(points, system.pointScale))}.`,
    values: { men, size: points, most },
    ...ours,
  };
  const [first, ...rest] = made.ledger.steps;
  const ledger = { ...made.ledger, steps: [...(first === undefined ? [] : [first]), step, ...rest] };
  const origin = { kind: 'suggestion', name, reconstructed: true } as const;
  return { ...made, ledger, file: { ...made.file, origin }, taken: takenFor(wish, best.way) };
};
