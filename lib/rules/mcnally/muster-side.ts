import data from '@/data/mcnally/muster.json';
import { commandersOfSide, leadersLost, leftBehind, namesText } from '../core/army/carry-over';
import type { ArmyFile } from '../core/army/document';
import { grouped } from '../core/army/number';
import type {
  Assumption,
  OobArm,
  OobFormation,
  OobSide,
  OobType,
  OobUnit,
} from '../core/muster/order-of-battle';
import { MUSTER_CITE } from './muster-units';
import type { Army } from './schema';
import { gunsOf, menOf } from './summary';
import { survey } from './survey';
import { ARMS, type ArmId, LIMITS, type TroopTypeId, TYPES } from './tables';
import { brigadeName, everyUnit, fieldworkName, leaderName, treeOf, unitName } from './tree';
import type { UnitFacts } from './unit-facts';

const left = data.leftBehind;

const NEUTRAL = data.neutral as Record<TroopTypeId, OobType>;

const OOB_ARM: Record<ArmId, OobArm> = {
  'close-order': 'infantry',
  'open-order': 'light-infantry',
  'heavy-cavalry': 'cavalry',
  'light-cavalry': 'cavalry',
  artillery: 'artillery',
  engineers: 'light-infantry',
  wagons: 'transport',
};

/** What a unit of the table stood for: its men or guns, battalions of 600 and squadrons of 120 to the nearest. */
const neutralUnit = (
  { unit, arm, nation, sp }: UnitFacts,
  men: number | null,
  guns: number | null,
): OobUnit => ({
  name: unit.name || TYPES[unit.type].label,
  ...(unit.regiment !== undefined && { regiment: unit.regiment }),
  // only British troops fire with the bonus in HBM Army
  nation: TYPES[unit.type].british === true ? 'britain' : nation,
  arm: OOB_ARM[arm],
  type: NEUTRAL[unit.type],
  battalions:
    (arm === 'close-order' || arm === 'open-order') && men !== null
      ? Math.max(1, Math.round(men / data.battalionMen))
      : null,
  squadrons:
    (arm === 'heavy-cavalry' || arm === 'light-cavalry') && men !== null
      ? Math.max(1, Math.round(men / data.squadronMen))
      : null,
  guns,
  men,
  strength: sp / LIMITS.strength.full,
});

const engineersOf = (army: Army): Assumption[] => {
  const names = everyUnit(army).flatMap((unit) =>
    TYPES[unit.type].arm === 'engineers' ? [unitName(unit)] : [],
  );
  if (names.length === 0) return [];
  const text = `Other rules count engineers as light infantry (${names.length}): ${namesText(names)}.`;
  return [{ text, cite: MUSTER_CITE }];
};

/** What an order of battle does not hold, field by field. */
const leftOf = (file: ArmyFile<Army>): Assumption[] => {
  const { army } = file;
  const { command, groups } = treeOf(army);
  const leaders = [...command, ...groups.flatMap((group) => group.leaders)];
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.leaders, leaders.map((led) => ({ name: leaderName(led), node: led.leader }))],
    [left.brigades, army.brigades.map((node, index) => ({ name: brigadeName(node, index), node }))],
    [left.works, army.works.map((node) => ({ name: fieldworkName(node), node }))],
    [left.units, everyUnit(army).map((node) => ({ name: unitName(node), node }))],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, MUSTER_CITE));
};

/** The army as an order of battle: brigades by the wings of their generals. */
export const toSide = (file: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => {
  const { army, name } = file;
  const facts = survey(file);
  const neutral = (unit: UnitFacts) => neutralUnit(unit, menOf(unit, army.factor), gunsOf(unit, army.factor));
  const brigades = army.brigades.map(
    (brigade, index): OobFormation => ({
      name: brigadeName(brigade, index),
      kind: 'brigade',
      commander: brigade.brigadier?.name || null,
      units: (facts.lists[index] ?? []).map(neutral),
      children: [],
    }),
  );
  const led = new Set<string>();
  const wings = army.generals.flatMap((general, index): OobFormation[] => {
    const own = army.brigades.flatMap(({ id }, place) => {
      const brigade = brigades[place];
      if (brigade === undefined || led.has(id) || !general.brigades.includes(id)) return [];
      led.add(id);
      return [brigade];
    });
    return own.length === 0
      ? []
      : [
          {
            name: general.name || `Wing ${index + 1}`,
            kind: 'wing',
            commander: general.name || null,
            units: [],
            children: own,
          },
        ];
  });
  const cinc = army.generals.find(({ rank }) => rank === 'cinc');
  const side: OobSide = {
    name,
    nation: army.nation,
    ...(army.nation === 'imagi-nation' && army.nationName && { nationName: army.nationName }),
    year: army.year,
    commander: cinc?.name || null,
    formations: [...wings, ...brigades.filter((_, index) => !led.has(army.brigades[index]?.id ?? ''))],
    unattached: (facts.lists.at(-1) ?? []).map(neutral),
    works: army.works.map((work) => ({ kind: 'foot', name: fieldworkName(work), count: 1 })),
  };
  return {
    side,
    assumptions: [
      {
        text: `Men and guns as entered; where only strength points are known, a sixth of ${grouped((ARMS['close-order'].men ?? 0) * army.factor)} close order, ${grouped((ARMS['open-order'].men ?? 0) * army.factor)} open order, ${grouped((ARMS['heavy-cavalry'].men ?? 0) * army.factor)} horse or ${grouped((ARMS.artillery.guns ?? 0) * army.factor)} guns for each.`,
        cite: MUSTER_CITE,
      },
      ...engineersOf(army),
      ...leftOf(file),
      ...leadersLost(
        [
          ...army.generals.map((general) => general.name),
          ...army.brigades.map(({ brigadier }) => brigadier?.name ?? ''),
        ],
        commandersOfSide(side),
        MUSTER_CITE,
      ),
    ],
  };
};
