import type { ChosenProportions, Kinds, MakeUp, Proportions } from './core/muster/muster-choices';
import type { OobType } from './core/muster/order-of-battle';
import type { PrintedPoints } from './core/price/points';
import { KIND_PARTS, kindName, kindsOf, proportionsOf } from './proportions';
import type { Lines } from './reconstruct';

/** What someone wants an army for. */
export type SuggestWish = {
  /** a nation of the system */
  readonly nation: string;
  readonly year: number;
  readonly budget: PrintedPoints;
  readonly scale?: string;
  /** what of the nation's proportions is chosen otherwise */
  readonly proportions?: ChosenProportions;
};

/**
 * How a small army is made up otherwise than a whole one, which had more guns, of more kinds, and two lines of foot.
 */
export type SuggestedWay = {
  /** part of the nation's usual guns, and of its usual horse */
  readonly guns: number;
  readonly horse: number;
  /** this many of its kinds, the commonest */
  readonly artillery: number;
  readonly foot: number;
  readonly cavalry: number;
  readonly lines: Lines;
  readonly wings: 1 | 2;
};

export const WHOLE: SuggestedWay = {
  guns: 1,
  horse: 1,
  artillery: 9,
  foot: 9,
  cavalry: 9,
  lines: 2,
  wings: 1,
};

/** What may be otherwise, one after the other, the most like a whole army first. */
export const OTHERWISE: readonly (readonly Partial<SuggestedWay>[])[] = [
  [3 / 4, 1 / 2, 1 / 3, 1 / 4, 1 / 6, 0].map((guns) => ({ guns })),
  [{ artillery: 2 }, { artillery: 1 }],
  [{ wings: 2 }],
  [{ foot: 3 }, { foot: 2 }],
  [{ cavalry: 2 }, { cavalry: 1 }],
  [{ lines: 1 }],
];

/** How unlike a whole army one made up in a way is, against one warning: without horse most, then without guns. */
export const unlikeness = (way: SuggestedWay): number =>
  3 * Math.abs(1 - way.horse) +
  (way.guns === 0 ? 1.5 : 0) +
  (way.lines === 1 ? 0.1 : 0) +
  KIND_PARTS.reduce((sum, part) => sum + (way[part] === 1 ? 0.2 : 0), 0);

const SIMPLE = { lines: 1, wings: 1, foot: 1, cavalry: 1, artillery: 1 } as const;

/** What is tried where the way that suits best still leaves something to be wished: simpler and simpler armies. */
export const SIMPLER: readonly ((way: SuggestedWay) => Partial<SuggestedWay>)[] = [
  ({ wings }) => ({ wings: wings === 1 ? 2 : 1 }),
  ({ guns }) => ({ guns: guns * 0.7 }),
  () => ({ horse: 0.85 }),
  () => ({ horse: 1.15 }),
  () => ({ lines: 1, wings: 1, cavalry: 1 }),
  () => SIMPLE,
  () => ({ ...SIMPLE, horse: 0.5 }),
  () => ({ ...SIMPLE, guns: 0 }),
  () => ({ ...SIMPLE, horse: 0 }),
  () => ({ ...SIMPLE, guns: 0, horse: 0 }),
];

/** The simplest army there is: foot of one kind. */
export const SIMPLEST: SuggestedWay = { ...SIMPLE, guns: 0, horse: 0 };

/** The kinds that there are most of. */
const commonest = (kinds: Kinds, count: number): Kinds =>
  Object.fromEntries(
    Object.entries(kinds)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count),
  );

/** The usual proportions of a nation, of the kinds that these rules give it in that year. */
export const fieldedProportions = ({ nation, year }: SuggestWish, { fields }: MakeUp): Proportions => {
  const usual = proportionsOf(nation);
  const kinds = KIND_PARTS.map((part) => {
    const has = ([kind]: [string, number]): boolean => fields(nation, year, kind as OobType);
    const own = Object.entries(usual[part]).filter(has);
    const others = kindsOf(part).map((kind): [string, number] => [kind, 1]);
    return [part, Object.fromEntries(own.length > 0 ? own : others.filter(has))];
  });
  return { ...usual, ...Object.fromEntries(kinds) };
};

const rounded = (amount: number): number => Math.round(amount * 10) / 10;

/** The proportions of a way, as far as they are not the nation's own; what was chosen is in no way otherwise. */
export const takenFor = (
  { nation, proportions = {} }: SuggestWish,
  fielded: Proportions,
  way: SuggestedWay,
): ChosenProportions => {
  const usual = proportionsOf(nation);
  const kinds = KIND_PARTS.flatMap((part) => {
    const none = (part === 'cavalry' && way.horse === 0) || (part === 'artillery' && way.guns === 0);
    const own = none ? usual[part] : commonest(fielded[part], way[part]);
    const isUsual =
      Object.keys(own).length === Object.keys(usual[part]).length &&
      Object.keys(own).every((kind) => kind in usual[part]);
    return proportions[part] !== undefined || isUsual ? [] : [[part, own] as const];
  });
  return {
    ...(way.guns !== 1 &&
      proportions.gunsPerThousand === undefined && {
        gunsPerThousand: rounded(usual.gunsPerThousand * way.guns),
      }),
    ...(way.horse !== 1 && proportions.horse === undefined && { horse: rounded(usual.horse * way.horse) }),
    ...Object.fromEntries(kinds),
  };
};

const TOLD = { artillery: 'guns', foot: 'foot', cavalry: 'horse' } as const;

/** What is otherwise in a way, in sentences. */
export const waySteps = (wish: SuggestWish, fielded: Proportions, way: SuggestedWay): string[] => {
  const shares = takenFor(wish, fielded, way);
  const whole = proportionsOf(wish.nation);
  return [
    ...(shares.horse === undefined
      ? []
      : [
          `${shares.horse} % of the men are cavalry; whole armies had ${whole.horse} %, which does not suit an army of this size.`,
        ]),
    ...(shares.gunsPerThousand === undefined
      ? []
      : [
          `${shares.gunsPerThousand} guns for every thousand men; whole armies had ${whole.gunsPerThousand}, too many for one of this size.`,
        ]),
    ...KIND_PARTS.flatMap((part) => {
      const kinds = Object.keys(shares[part] ?? {}) as OobType[];
      const names = kinds.map((kind) => kindName(kind).toLowerCase()).join(', ');
      const why =
        kinds.length < Object.keys(fielded[part]).length ? 'the commonest' : `those of ${wish.year}`;
      return kinds.length === 0 ? [] : [`Of the ${TOLD[part]} only ${why}: ${names}.`];
    }),
    ...(way.wings === 2 ? ['Each line in two wings: there is too much of it for one body.'] : []),
    ...(way.lines === 1 ? ['The foot as one body: there is too little of it for two lines.'] : []),
  ];
};
