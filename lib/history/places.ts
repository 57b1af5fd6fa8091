import { UNDER_NOBODY } from '../rules/core/muster/muster-source';
import type { OobFormation, OobSide } from '../rules/core/muster/order-of-battle';

export type FormationPlace = {
  /** as choices call it: f1, f1f2 */
  readonly place: string;
  readonly name: string;
  readonly commander: string | null;
  /** 0 for the outermost */
  readonly depth: number;
  /** entries of its own */
  readonly units: number;
  /** entries of its own and of all within it */
  readonly below: number;
};

const placesIn = (formations: readonly OobFormation[], above: string, depth: number): FormationPlace[] =>
  formations.flatMap(({ name, commander, units, children }, index) => {
    const place = `${above}f${index + 1}`;
    const inner = placesIn(children, place, depth + 1);
    const below = inner
      .filter((each) => each.depth === depth + 1)
      .reduce((sum, each) => sum + each.below, units.length);
    return [{ place, name, commander, depth, units: units.length, below }, ...inner];
  });

/** Chosen parts, or undefined where all that has units is chosen: as if nothing had been said. */
export const chosenParts = (
  side: OobSide,
  chosen: readonly string[] | undefined,
): readonly string[] | undefined => {
  const all = formationPlaces(side).filter(({ units }) => units > 0);
  return all.every(({ place }) => chosen?.includes(place)) ? undefined : chosen;
};

/**
 * The formations of a side in their order, each before what stands within it, by the places that choices name; units
 * under nobody but the commander stand last.
 */
export const formationPlaces = ({ formations, unattached }: OobSide): FormationPlace[] => {
  const { length } = unattached;
  const nobody = { place: UNDER_NOBODY, name: 'Under the commander', commander: null, depth: 0 };
  return [
    ...placesIn(formations, '', 0),
    ...(length > 0 ? [{ ...nobody, units: length, below: length }] : []),
  ];
};

/** Entries of one side that are mustered at once: more than any recorded side has, and a page that can be read. */
export const MOST_ENTRIES = 400;

/**
 * The places of the parts that are mustered of a side of more entries than `most`: those chosen, as far as there is room,
 * else the first. Undefined where all of it is.
 */
export const placesWithin = (
  side: OobSide,
  chosen: readonly string[] | undefined,
  most = MOST_ENTRIES,
): ReadonlySet<string> | undefined => {
  const places = formationPlaces(side);
  if (places.reduce((sum, { units }) => sum + units, 0) <= most) return undefined;
  let room = most;
  const fitting = new Set<string>();
  for (const { place, units } of places) {
    if (units === 0 || units > room || !(chosen?.includes(place) ?? true)) continue;
    fitting.add(place);
    room -= units;
  }
  return fitting;
};

/** The side with the units of those places alone; formations stay, so that their places do. */
export const sideWithin = (side: OobSide, places: ReadonlySet<string>): OobSide => {
  const within = (formations: readonly OobFormation[], above: string): OobFormation[] =>
    formations.map((formation, index) => {
      const place = `${above}f${index + 1}`;
      return {
        ...formation,
        units: places.has(place) ? formation.units : [],
        children: within(formation.children, place),
      };
    });
  return {
    ...side,
    formations: within(side.formations, ''),
    unattached: places.has(UNDER_NOBODY) ? side.unattached : [],
  };
};
