import data from '@/data/stroll-in-hanover/muster.json';
import { leftBehind } from '../core/carry-over';
import type { ArmyFile } from '../core/document';
import type { Assumption, OobArm, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { divisionName, generalName, lieutenantName, unitName, unitNoun } from './names';
import type { Army, Unit } from './schema';
import { classOf, LIMITS, nationOf, POINTS, TYPES } from './tables';

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
    nation,
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
  const { divisions, direct, unassigned, general } = army;
  const units = [...divisions.flatMap((division) => division.units), ...direct, ...unassigned];
  const commanders = divisions.flatMap(({ commander }) => commander ?? []);
  const others = [...(army.otherGenerals ?? []), ...divisions.flatMap((division) => division.others ?? [])];
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.leaders, general === null ? [] : [{ name: generalName(general), node: general }]],
    [left.leaders, commanders.map((node) => ({ name: lieutenantName(node), node }))],
    [
      { others: { label: 'Posts of generals too many' } },
      others.map((node) => ({ name: lieutenantName(node), node: { others: true } })),
    ],
    [left.divisions, divisions.map((node, index) => ({ name: divisionName(node, index), node }))],
    [left.works, army.works.map((node) => ({ name: node.name || POINTS.works[node.type].name, node }))],
    [left.units, units.map((node) => ({ name: unitName(node), node }))],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, data.cite));
};

/** The army as an order of battle: each division a wing, every stand one unit of it. */
export const toSide: Mustering<Army>['toSide'] = (file: ArmyFile<Army>) => {
  const { army, name } = file;
  const neutral = (unit: Unit) => neutralUnit(unit, army);
  return {
    side: {
      name,
      nation: army.nation,
      ...(army.nation === 'imagi-nation' && army.nationName && { nationName: army.nationName }),
      year: army.year,
      commander: army.general?.name || null,
      formations: army.divisions.map((division, index) => ({
        name: divisionName(division, index),
        kind: 'wing',
        commander: division.commander?.name || null,
        units: division.units.map(neutral),
        children: [],
      })),
      unattached: [...army.direct, ...army.unassigned].map(neutral),
      works: army.works.map(({ type, name: called, count }) => ({
        kind: type === 'redoubt' ? 'redoubt' : 'foot',
        name: called || POINTS.works[type].name,
        count,
      })),
    },
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
