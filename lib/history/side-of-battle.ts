import terms from '@/data/history/terms.json';
import { UNDER_NOBODY } from '../rules/core/muster/muster-source';
import type { OobFormation, OobSide, OobUnit, SideStrength } from '../rules/core/muster/order-of-battle';
import type { BattleDetail, FormationNode, SideDetail, UnitNode } from './answers';
import type { SideFacts } from './facts-file';

/** Guns that no rules make batteries of: they go with their battalions. */
const BATTALION_GUNS: readonly string[] = terms.battalionGuns;

/** The army of the rules in which a side fights: that of its first nation. */
const armyOf = ({ nations: [first] }: SideDetail): string => first?.army ?? first?.id ?? 'other';

/** What a unit is called by whose nation no source tells: the army it fights in. */
const nationOf = (unit: UnitNode, army: string): string => unit.nation?.id ?? army;

/** Whose army it is, and whether it is from the collection: there counts are written small, and names large. */
type ArmyOrigin = { readonly army: string; readonly shipped: boolean };

const unitOf =
  ({ army, shipped }: ArmyOrigin) =>
  (unit: UnitNode): OobUnit => ({
    id: unit.id,
    ...(unit.regiment !== null && { regiment: unit.regiment.id }),
    ...(unit.counting !== 'counted' && { counting: unit.counting }),
    name: unit.name,
    nation: nationOf(unit, army),
    arm: unit.arm,
    type: unit.type,
    battalions: unit.battalions,
    squadrons: unit.squadrons,
    guns: unit.guns,
    men: unit.men,
    strength: unit.strength,
    ...(unit.regiment !== null && {
      usual: { battalions: unit.regiment.battalions, squadrons: unit.regiment.squadrons },
    }),
    ...(BATTALION_GUNS.includes(unit.typeText) && { withBattalions: true as const }),
    ...(shipped && /^\p{Lowercase}/u.test(unit.name) && { nameless: true as const }),
  });

const formationOf =
  (origin: ArmyOrigin) =>
  ({ id, name, short, kind, commander, units, children }: FormationNode): OobFormation => ({
    id,
    name,
    ...(short !== null && { short }),
    kind,
    commander,
    units: units.map(unitOf(origin)),
    children: children.map(formationOf(origin)),
  });

/** What is stated of a side: its row, and what the facts of the battle have beside it. */
const strengthOf = (side: SideDetail, totals: SideFacts['totals']): SideStrength => {
  const { men, infantry, cavalry, guns, battalions, squadrons } = side;
  const compiled = totals?.compiled;
  return {
    men: men ?? totals?.men ?? null,
    infantry: infantry ?? totals?.infantry ?? null,
    cavalry: cavalry ?? totals?.cavalry ?? null,
    guns: guns ?? totals?.guns ?? null,
    battalions: battalions ?? totals?.battalions ?? null,
    squadrons: squadrons ?? totals?.squadrons ?? null,
    ...(totals?.heavyGuns !== undefined && { heavyGuns: totals.heavyGuns }),
    ...(compiled !== undefined && {
      compiled: { men: compiled.men, cavalry: compiled.cavalry, guns: compiled.guns },
    }),
  };
};

/**
 * A side as an order of battle that any system can muster; each unit bears the id of its row. What someone entered
 * without a strength is all that there is; of a side that ships it is not known, then.
 */
export const oobSideOf = (
  { year, shipped }: Pick<BattleDetail, 'year' | 'shipped'>,
  side: SideDetail,
  facts: SideFacts | undefined = undefined,
): OobSide => {
  const army = armyOf(side);
  const strength = strengthOf(side, facts?.totals ?? null);
  const isStated = Object.values(strength).some((value) => value !== null);
  return {
    name: side.name,
    nation: army,
    ...(side.nations.length === 0 && { nationName: side.name }),
    year,
    commander: side.commander,
    formations: side.formations.map(formationOf({ army, shipped })),
    unattached: [],
    ...((shipped || isStated) && { strength }),
  };
};

type FormationPlace = {
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
  chosenIds: readonly string[] | undefined,
): readonly string[] | undefined => {
  const all = formationPlaces(side).filter(({ units }) => units > 0);
  return all.every(({ place }) => chosenIds?.includes(place)) ? undefined : chosenIds;
};

/**
 * The formations of a side in their order, each before its children, by the places that choices name; units directly
 * under the commander come last.
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
 * The places of the parts that are mustered of a side of more entries than `most`: those chosen, as far as there is
 * room, else the first. Undefined where all of it is.
 */
export const placesWithin = (
  side: OobSide,
  chosenIds: readonly string[] | undefined,
  most = MOST_ENTRIES,
): ReadonlySet<string> | undefined => {
  const places = formationPlaces(side);
  if (places.reduce((sum, { units }) => sum + units, 0) <= most) return undefined;
  let room = most;
  const fitting = new Set<string>();
  for (const { place, units } of places) {
    if (units === 0 || units > room || !(chosenIds?.includes(place) ?? true)) continue;
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
