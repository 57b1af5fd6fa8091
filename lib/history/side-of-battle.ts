import terms from '@/data/history/terms.json';
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
type Told = { readonly army: string; readonly shipped: boolean };

const unitOf =
  ({ army, shipped }: Told) =>
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
  (told: Told) =>
  ({ id, name, short, kind, commander, units, children }: FormationNode): OobFormation => ({
    id,
    name,
    ...(short !== null && { short }),
    kind,
    commander,
    units: units.map(unitOf(told)),
    children: children.map(formationOf(told)),
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
