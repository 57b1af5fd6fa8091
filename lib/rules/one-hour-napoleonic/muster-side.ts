import data from '@/data/one-hour-napoleonic/muster.json';
import { commandersOfSide, leadersLost, leftBehind } from '../core/army/carry-over';
import type { ArmyFile } from '../core/army/document';
import { sideOf } from '../core/muster/muster-side';
import type { Assumption, OobSide, OobUnit } from '../core/muster/order-of-battle';
import type { Army, Unit } from './schema';
import { isFoot, menOf } from './survey';
import { LIMITS, TYPES } from './tables';
import { everyUnit, formationName, leaderName, treeOf, unitName } from './tree';

const { cite: CITE, leftBehind: left } = data;

const neutralUnit = (unit: Unit, army: Army): OobUnit => {
  const { arm, neutral, label } = TYPES[unit.type];
  const men = menOf(unit, army);
  const guns = arm === 'artillery';
  return {
    name: unit.name || label,
    ...(unit.regiment !== undefined && { regiment: unit.regiment }),
    nation: army.nation,
    arm: guns ? 'artillery' : arm === 'light' ? 'light-infantry' : isFoot(arm) ? 'infantry' : 'cavalry',
    type: neutral,
    battalions: isFoot(arm) ? Math.round(men / data.battalionMen) : null,
    squadrons: guns || isFoot(arm) ? null : Math.round(men / data.squadronMen),
    guns: guns ? (unit.guns ?? Math.round((LIMITS.guns.usual * army.menPerFoot) / LIMITS.foot.usual)) : null,
    men: guns ? null : men,
    strength: 1,
  };
};

/** What an order of battle does not hold, field by field. */
const leftOf = (file: ArmyFile<Army>): Assumption[] => {
  const { army } = file;
  const { formations, leaders } = army;
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.leaders, leaders.map((node) => ({ name: leaderName(node), node }))],
    [left.formations, formations.map((node, index) => ({ name: formationName(node, index), node }))],
    [left.units, everyUnit(army).map((node) => ({ name: unitName(node), node }))],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, CITE));
};

/** The army as an order of battle: each formation a wing. */
export const toSide = (file: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => {
  const { army } = file;
  const leaderOf = (id: string) => army.leaders.find(({ formation }) => formation === id);
  const side = sideOf(file, treeOf(army), {
    kind: 'wing',
    groupName: formationName,
    unit: (unit) => neutralUnit(unit, army),
    commander: leaderOf('army'),
    commanderOf: ({ id }) => leaderOf(id),
  });
  return {
    side,
    assumptions: [
      {
        text: `Each unit stands for ${army.menPerFoot} foot, half as many horse, or a reserve of guns; a battalion is taken as ${data.battalionMen} men, a squadron as ${data.squadronMen}.`,
        cite: CITE,
      },
      {
        text: 'Quality is what the other rules give such troops, whatever their hits.',
        cite: CITE,
        about: 'hits',
      },
      ...leftOf(file),
      ...leadersLost(
        army.leaders.map((leader) => leader.name),
        commandersOfSide(side),
        CITE,
      ),
    ],
  };
};
