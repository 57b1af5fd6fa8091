import data from '@/data/stroll-in-hanover/muster.json';
import { leftBehind } from '../core/army/carry-over';
import type { ArmyFile } from '../core/army/document';
import type { Mustering } from '../core/contract/system';
import { sideOf } from '../core/muster/muster-side';
import type { Assumption, OobArm, OobUnit } from '../core/muster/order-of-battle';
import { marchedAs } from './muster-parts';
import type { Army, Unit } from './schema';
import { classOf, LIMITS, nationOf, POINTS, TYPES } from './tables';
import { divisionName, everyUnit, type Leader, leaderName, RANKS, treeOf, unitName, unitNoun } from './tree';

const { foot, horse } = LIMITS.menPerSp;

/** What a stand stood for (s. 1): battalions, squadrons and guns as noted, else by its strength points. */
const neutralUnit = (unit: Unit, army: Army): OobUnit => {
  const { arm, troops } = classOf(unit);
  const { neutral } = TYPES[unit.type];
  const factor = army.factor ?? 1;
  const nation = nationOf(unit, army);
  const sp = Math.max(0, unit.sp);
  const arms: Record<typeof arm, OobArm> = {
    infantry: troops === 'light' ? 'light-infantry' : 'infantry',
    cavalry: 'cavalry',
    artillery: 'artillery',
  };
  return {
    name: unit.name || unitNoun(unit, nation),
    ...(unit.regiment !== undefined && { regiment: unit.regiment }),
    nation: marchedAs(unit.type, nation),
    arm: arms[arm],
    type: neutral,
    battalions: arm === 'infantry' ? (unit.battalions ?? Math.max(1, Math.round(sp * factor))) : null,
    squadrons:
      arm === 'cavalry'
        ? (unit.squadrons ?? Math.max(1, Math.round(data.squadronsPerSp * sp * factor)))
        : null,
    guns: arm === 'artillery' ? (unit.guns ?? Math.round(data.gunsOfBattery * factor)) : null,
    men:
      arm === 'artillery'
        ? null
        : (unit.men ?? Math.round(sp * factor * (arm === 'infantry' ? foot : horse))),
    strength: 1,
  };
};

const left = data.leftBehind;

/** What an order of battle does not hold, field by field. */
const leftOf = (file: ArmyFile<Army>): Assumption[] => {
  const { army } = file;
  const { command, groups } = treeOf(army);
  const led = [...command, ...groups.flatMap(({ leaders }) => leaders)];
  const named = (leaders: readonly Leader[]) =>
    leaders.map((each) => ({ name: leaderName(each), node: each.leader }));
  const posted = (kind: Leader['kind']) => named(led.filter((each) => each.kind === kind));
  const seconds = [...posted('general').slice(army.general === null ? 0 : 1), ...posted('lieutenant')];
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.leaders, army.general === null ? [] : posted('general').slice(0, 1)],
    [left.leaders, posted('commander')],
    [
      { others: { label: 'Surplus generals' } },
      seconds.map(({ node }) => ({ name: node.name || RANKS.lieutenant, node: { others: true } })),
    ],
    [left.divisions, army.divisions.map((node, index) => ({ name: divisionName(node, index), node }))],
    [left.works, army.works.map((node) => ({ name: node.name || POINTS.works[node.type].name, node }))],
    [left.units, everyUnit(army).map((node) => ({ name: unitName(node), node }))],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, data.cite));
};

/** The army as an order of battle: each division a wing, every stand one unit of it. */
export const toSide: Mustering<Army>['toSide'] = (file: ArmyFile<Army>) => {
  const { army } = file;
  return {
    side: sideOf(file, treeOf(army), {
      kind: 'wing',
      groupName: divisionName,
      unit: (unit) => neutralUnit(unit, army),
      commander: army.general,
      nationName: army.nation === 'imagi-nation' ? army.nationName : undefined,
      work: ({ type, name, count }) => ({
        kind: type === 'redoubt' ? 'redoubt' : 'foot',
        name: name || POINTS.works[type].name,
        count,
      }),
    }),
    assumptions: [
      {
        text: `One strength point stands for a battalion of ${foot} men or two squadrons of ${horse} together, a battery for ${data.gunsOfBattery} guns, unless the stand says what it was.`,
        cite: data.cite,
      },
      { text: 'Morale is what the other rules give such troops.', cite: data.cite, about: 'morale' },
      ...leftOf(file),
    ],
  };
};
