import { holdersOf, namesText, unitsOfSide } from '../army/carry-over';
import type { Cite } from '../contract/citation';
import type { Journal } from './muster-journal';
import { gathered } from './muster-pools';
import { type SourceFormation, type SourceSide, type SourceUnit, UNDER_NOBODY } from './muster-source';
import type { MusterOptions, PartChoices } from './order-of-battle';

/** What a system makes of a unit at a factor: its kind, null where it has none, and how many of the table it is. */
type Scale = {
  readonly kindOf: (unit: SourceUnit) => string | null;
  readonly worthOf: (unit: SourceUnit) => number;
  readonly cite: Cite;
};

/** Less than this alone, and troops are put with others of their kind before anything is rounded. */
const SCRAP = 0.5;

/** Troops of one kind in one formation of a wing, and those that have joined them. */
type Pool = {
  readonly place: number;
  readonly home: string;
  readonly units: readonly SourceUnit[];
  readonly worth: number;
  readonly scraps: readonly SourceUnit[];
};

/** What has units of its own. */
type Holder = Pick<SourceFormation, 'id' | 'units'>;

/**
 * The bodies within which scraps are put together, the nearer first. Formations with others below them are wings,
 * with all that they hold; those without stand together. Last comes the whole side.
 */
const bodiesOf = ({ formations, unattached }: SourceSide): Holder[][] => {
  const flat = formations.filter(({ children }) => children.length === 0);
  const wings = formations.filter(({ children }) => children.length > 0);
  const holders = formations.flatMap((formation) => holdersOf(formation));
  return [
    ...wings.map((wing) => holdersOf(wing)),
    flat,
    [...holders, { id: UNDER_NOBODY, units: unattached }],
  ];
};

const nearestTo = (scrap: Pool, pools: readonly Pool[]): Pool | undefined =>
  pools
    .filter((pool) => pool !== scrap)
    .toSorted((a, b) => Math.abs(a.place - scrap.place) - Math.abs(b.place - scrap.place))[0];

/** Pools of one kind in a wing, the smallest joined to the nearest until none is too small. */
const joined = (pools: readonly Pool[]): readonly Pool[] => {
  const [scrap] = pools.filter(({ worth }) => worth < SCRAP).toSorted((a, b) => a.worth - b.worth);
  const near = scrap && nearestTo(scrap, pools);
  if (scrap === undefined || near === undefined) return pools;
  const whole: Pool = {
    ...near,
    units: [...near.units, ...scrap.units],
    worth: near.worth + scrap.worth,
    scraps: [...near.scraps, ...scrap.scraps, ...scrap.units.filter((unit) => !scrap.scraps.includes(unit))],
  };
  return joined(pools.flatMap((pool) => (pool === scrap ? [] : [pool === near ? whole : pool])));
};

const poolsOf = (
  body: readonly Holder[],
  { kindOf, worthOf }: Scale,
  rows: PartChoices['rows'] = {},
): { readonly kind: string; readonly pool: Pool }[] => {
  const isFree = ({ id }: SourceUnit): boolean => !Object.hasOwn(rows, id) || rows[id]?.together !== false;
  return body.flatMap(({ id, units }, place) =>
    gathered(
      units.filter((unit) => isFree(unit) && kindOf(unit) !== null && worthOf(unit) > 0),
      (unit) => kindOf(unit) ?? '',
    ).map((own) => ({
      kind: (own[0] && kindOf(own[0])) ?? '',
      pool: {
        place,
        home: id,
        units: own,
        worth: own.reduce((sum, unit) => sum + worthOf(unit), 0),
        scraps: [],
      },
    })),
  );
};

/** The side with each unit in the formation that it was moved to. */
const moved = (side: SourceSide, homes: ReadonlyMap<SourceUnit, string>): SourceSide => {
  const arrivals = new Map<string, SourceUnit[]>();
  for (const unit of unitsOfSide(side)) {
    const home = homes.get(unit);
    if (home !== undefined) arrivals.set(home, [...(arrivals.get(home) ?? []), unit]);
  }
  const order = new Map(unitsOfSide(side).map((unit, index) => [unit, index]));
  const unitsAt = ({ id, units }: Holder): SourceUnit[] =>
    [...units.filter((unit) => !homes.has(unit)), ...(arrivals.get(id) ?? [])].toSorted(
      (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
    );
  const within = (formation: SourceFormation): SourceFormation => ({
    ...formation,
    units: unitsAt(formation),
    children: formation.children.map(within),
  });
  return {
    ...side,
    formations: side.formations.map(within),
    unattached: unitsAt({ id: UNDER_NOBODY, units: side.unattached }),
  };
};

/**
 * A side in which troops too few for half a unit of the table have joined the nearest of their kind, in their wing if
 * it has any: rounded each alone they would make many tiny units, and a larger army than the side was.
 */
export const withoutScraps = (
  side: SourceSide,
  scale: Scale,
  { choices: { rows } = {}, budget = null }: Pick<MusterOptions, 'choices' | 'budget'>,
  { note }: Pick<Journal, 'note'>,
): SourceSide => {
  // an army by points is made up of whole units
  if (budget !== null) return side;
  let whole = side;
  for (const place of bodiesOf(side).keys()) {
    const homes = new Map<SourceUnit, string>();
    for (const kind of gathered(poolsOf(bodiesOf(whole)[place] ?? [], scale, rows), (each) => each.kind)) {
      for (const { home, units, scraps } of joined(kind.map(({ pool }) => pool))) {
        if (scraps.length === 0) continue;
        for (const unit of scraps) homes.set(unit, home);
        note(units, () => ({
          kind: 'merge',
          text: `put together: alone, ${namesText(scraps.map(({ name }) => name))} would be less than half a unit`,
          cite: scale.cite,
        }));
      }
    }
    if (homes.size > 0) whole = moved(whole, homes);
  }
  return whole;
};
