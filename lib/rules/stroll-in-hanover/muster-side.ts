import data from '@/data/stroll-in-hanover/muster.json';
import type { ArmyFile } from '../core/document';
import type { OobArm, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { divisionName, unitNoun } from './names';
import type { Army, Unit } from './schema';
import { classOf, LIMITS, nationOf, TYPES } from './tables';

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

/** The army as an order of battle: each division a wing, every stand one unit of it. */
export const toSide: Mustering<Army>['toSide'] = (file: ArmyFile<Army>) => {
  const { army, name } = file;
  const neutral = (unit: Unit) => neutralUnit(unit, army);
  return {
    side: {
      name,
      nation: army.nation,
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
    },
    assumptions: [
      {
        text: `One strength point stands for a battalion of ${foot} men or two squadrons of ${horse} together, a battery for ${data.gunsOfBattery} guns, unless the stand says what it was.`,
        cite: data.cite,
      },
    ],
  };
};
