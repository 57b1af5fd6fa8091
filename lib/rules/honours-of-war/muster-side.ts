import data from '@/data/honours-of-war/muster.json';
import { leftBehind } from '../core/army/carry-over';
import type { ArmyFile } from '../core/army/document';
import type { Cite } from '../core/contract/citation';
import { sideOf } from '../core/muster/muster-side';
import type {
  Assumption,
  OobArm,
  OobSide,
  OobType,
  OobUnit,
  OobWorksKind,
} from '../core/muster/order-of-battle';
import type { Army, Unit, Works } from './schema';
import { type Arm, POINTS, type TroopTypeId, TYPES } from './tables';
import { brigadeName, everyUnit, type Leader, leaderName, treeOf, unitName } from './tree';

const CITE: Cite = data.cite;

const ARM: Record<Arm, OobArm> = {
  'close-order': 'infantry',
  'light-infantry': 'light-infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  transport: 'transport',
};

const STRENGTH = { small: 0.5, standard: 1, large: 1.5 } as const;

const NEUTRAL = data.neutral as Partial<Record<TroopTypeId, OobType>>;

/** What a unit of the table stood for (p. 8-9): a battalion of 600, a regiment of 400 horse, a battery of four guns. */
const neutralUnit = (unit: Unit, main: string): OobUnit => {
  const { arm, label } = TYPES[unit.type];
  const strength = STRENGTH[unit.size];
  const foot = arm === 'close-order' || arm === 'light-infantry';
  return {
    name: unit.name || label,
    ...(unit.regiment !== undefined && { regiment: unit.regiment }),
    nation: unit.nation ?? main,
    arm: ARM[arm],
    type: NEUTRAL[unit.type] ?? (unit.class === 'inferior' ? 'second-rate' : 'line'),
    battalions: foot ? 1 : null,
    squadrons: arm === 'cavalry' ? data.squadronsOfRegiment : null,
    guns: arm === 'artillery' ? data.batteryGuns : null,
    men: foot ? data.battalionMen * strength : arm === 'cavalry' ? data.regimentMen * strength : null,
    strength,
  };
};

const WORKS: Record<Works['type'], OobWorksKind> = {
  'infantry-entrenchment': 'foot',
  'gun-entrenchment': 'guns',
  'fortified-block': 'block',
};

const HOUSE: Cite = data.houseCite;

const left = data.leftBehind;

/** What an order of battle does not hold, field by field. */
const leftOf = (file: ArmyFile<Army>): Assumption[] => {
  const { army } = file;
  const { command, groups } = treeOf(army);
  const named = (leaders: readonly Leader[]) =>
    leaders.map((led) => ({ name: leaderName(led), node: led.leader }));
  const lieutenants = named(command.filter(({ kind }) => kind === 'lieutenant'));
  const nodes = [
    [left.file, [{ name: '', node: file }]],
    [left.army, [{ name: '', node: army }]],
    [left.general, named(command.filter(({ kind }) => kind === 'general'))],
    [left.leaders, named(groups.flatMap(({ leaders }) => leaders))],
    [left.brigades, army.brigades.map((node, index) => ({ name: brigadeName(node, index), node }))],
    [left.units, everyUnit(army).map((node) => ({ name: unitName(node), node }))],
    [
      { lieutenants: { label: 'Lieutenant generals without a post' } },
      lieutenants.map(({ name }) => ({ name, node: { lieutenants: true } })),
    ],
  ] as const;
  return nodes.flatMap(([labels, own]) => leftBehind(labels, own, HOUSE));
};

/** The army as an order of battle: each brigade a formation. */
export const toSide = (file: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => {
  const { army } = file;
  const side = sideOf(file, treeOf(army), {
    kind: 'brigade',
    groupName: brigadeName,
    unit: (unit) => neutralUnit(unit, army.nation),
    commander: army.general,
    nationName: army.nation === 'imagi-nation' ? army.imagiNation?.name : undefined,
    work: ({ type, name, count }) => ({ kind: WORKS[type], name: name || POINTS.works[type].name, count }),
  });
  return {
    side,
    assumptions: [
      {
        text: `Each unit stands for a battalion of ${data.battalionMen} men, a regiment of ${data.regimentMen} horse or a battery of ${data.batteryGuns} guns; small units half of that, large ones half as much again.`,
        cite: CITE,
      },
      ...leftOf(file),
    ],
  };
};
