import type { OobFormation, OobSide, OobUnit } from '../rules/core/muster/order-of-battle';
import type { BattleDetail, FormationNode, SideDetail, UnitNode } from './answers';

/** The army of the rules in which a side fights: that of its first nation. */
const armyOf = ({ nations: [first] }: SideDetail): string => first?.army ?? first?.id ?? 'other';

/** What a unit is called by whose nation no source tells: the army it fights in. */
const nationOf = (unit: UnitNode, army: string): string => unit.nation?.id ?? army;

const unitOf =
  (army: string) =>
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
  });

const formationOf =
  (army: string) =>
  ({ id, name, kind, commander, units, children }: FormationNode): OobFormation => ({
    id,
    name,
    kind,
    commander,
    units: units.map(unitOf(army)),
    children: children.map(formationOf(army)),
  });

/** A side as an order of battle that any system can muster; each unit bears the id of its row. */
export const oobSideOf = ({ year }: Pick<BattleDetail, 'year'>, side: SideDetail): OobSide => {
  const army = armyOf(side);
  return {
    name: side.name,
    nation: army,
    ...(side.nations.length === 0 && { nationName: side.name }),
    year,
    commander: side.commander,
    formations: side.formations.map(formationOf(army)),
    unattached: [],
    strength: {
      men: side.men,
      infantry: side.infantry,
      cavalry: side.cavalry,
      guns: side.guns,
      battalions: side.battalions,
      squadrons: side.squadrons,
    },
  };
};
