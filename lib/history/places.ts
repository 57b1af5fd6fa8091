import { UNDER_NOBODY } from '../rules/core/muster-source';
import type { OobFormation, OobSide } from '../rules/core/order-of-battle';

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
