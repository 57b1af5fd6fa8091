import { leftBehind } from '../core/army/carry-over';
import type { ArmyFile } from '../core/army/document';
import type { Mustering } from '../core/contract/system';
import { sideOf } from '../core/muster/muster-side';
import type { Assumption, OobUnit } from '../core/muster/order-of-battle';
import { MUSTER } from './muster-pools';
import type { Army, Unit } from './schema';
import { HOUSE, LIMITS, TYPES } from './tables';
import { brigadeName, commanderName, type Leader, rankOf, treeOf, unitName } from './tree';
import { unitFacts } from './unit-facts';

const neutralUnit = (unit: Unit, file: ArmyFile<Army>): OobUnit => {
  const { neutral, label } = TYPES[unit.type];
  const { of, men, guns, classId } = unitFacts(unit, file);
  return {
    name: unit.name || label,
    ...(unit.regiment !== undefined && { regiment: unit.regiment }),
    nation: file.army.nation,
    arm:
      of.arm === 'guns'
        ? 'artillery'
        : of.arm === 'horse'
          ? 'cavalry'
          : classId === 'light'
            ? 'light-infantry'
            : 'infantry',
    type: neutral,
    battalions: of.arm === 'foot' ? 1 : null,
    squadrons: of.arm === 'horse' ? Math.round((men ?? 0) / MUSTER.squadronMen) : null,
    guns: of.arm === 'guns' ? guns * MUSTER.gunsPerModel : null,
    men,
    strength: 1,
  };
};

const left = MUSTER.leftBehind;

/** What an order of battle does not hold, field by field. */
const leftOf = (file: ArmyFile<Army>): Assumption[] => {
  const { army } = file;
  const { command, groups, loose } = treeOf(army);
  const named = (leaders: readonly Leader[]) =>
    leaders.map(({ kind, leader: node }) => ({ name: commanderName(node, rankOf(kind)), node }));
  const posts = [command, ...groups.map(({ leaders }) => leaders)];
  const units = [...groups, loose].flatMap((list) => list.units);
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.leaders, posts.flatMap(named)],
    [
      { others: { label: 'Surplus commanders' } },
      posts.flatMap((leaders) =>
        named(leaders.slice(1)).map(({ name }) => ({ name, node: { others: true } })),
      ),
    ],
    [left.brigades, army.brigades.map((node, index) => ({ name: brigadeName(node, index), node }))],
    [left.units, units.map(({ unit }) => ({ name: unitName(unit), node: unit }))],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, HOUSE));
};

/** The army as an order of battle: each brigade a formation. */
export const toSide: Mustering<Army>['toSide'] = (file) => {
  const { army } = file;
  return {
    side: sideOf(file, treeOf(army), {
      kind: 'brigade',
      groupName: brigadeName,
      unit: (unit) => neutralUnit(unit, file),
      commander: army.chiefs[0],
    }),
    assumptions: [
      {
        text: `A figure stands for ${LIMITS.menPerFigure.value} men, a squadron for ${MUSTER.squadronMen}.`,
        cite: LIMITS.menPerFigure.cite,
      },
      { text: `The model of a gun stands for ${MUSTER.gunsPerModel} guns.`, cite: HOUSE },
      ...leftOf(file),
    ],
  };
};
