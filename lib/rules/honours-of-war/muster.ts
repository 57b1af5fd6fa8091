import data from '@/data/honours-of-war/muster.json';
import type { Cite } from '../core/citation';
import type { ArmyFile } from '../core/document';
import type { Assumption, OobArm, OobFormation, OobSide, OobType, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { posted } from './muster-loose';
import { brigadeName, counted } from './names';
import { newArmy } from './new-army';
import type { Army, Brigade, Unit } from './schema';
import {
  type Arm,
  classIn,
  fieldingOf,
  NATION_IDS,
  NATIONS,
  type NationId,
  type TroopTypeId,
  TYPES,
  tableNation,
} from './tables';

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
const CANDIDATES = data.types as Record<OobType, TroopTypeId[]>;

/** What a unit of the table stood for (p. 8-9): a battalion of 600, a regiment of 400 horse, a battery of four guns. */
const neutralUnit = (unit: Unit, main: NationId): OobUnit => {
  const { arm, label } = TYPES[unit.type];
  const strength = STRENGTH[unit.size];
  const foot = arm === 'close-order' || arm === 'light-infantry';
  return {
    name: unit.name || label,
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

const toSide = (file: ArmyFile<Army>): { side: OobSide; assumptions: Assumption[] } => {
  const { army, name } = file;
  const nation = tableNation(army);
  const neutral = (unit: Unit) => neutralUnit(unit, nation);
  return {
    side: {
      name,
      nation,
      year: army.year,
      commander: army.general?.name || null,
      formations: army.brigades.map((brigade, index) => ({
        name: brigadeName(brigade, index),
        kind: 'brigade',
        commander: brigade.commander?.name || null,
        units: brigade.units.map(neutral),
        children: [],
      })),
      unattached: [...army.independents, ...army.unassigned].map(neutral),
    },
    assumptions: [
      {
        text: `Each unit stands for a battalion of ${data.battalionMen} men, a regiment of ${data.regimentMen} horse or a battery of ${data.batteryGuns} guns; small units half of that, large ones half as much again.`,
        cite: CITE,
      },
    ],
  };
};

/** How many units of the table a historical unit makes at factor 1, before rounding. */
const worth = ({ arm, battalions, squadrons, guns, men, strength }: OobUnit): number => {
  if (arm === 'artillery') return guns === null ? 1 : guns / data.batteryGuns;
  if (arm === 'cavalry') {
    if (men !== null) return men / data.regimentMen;
    return squadrons === null ? strength : squadrons / data.squadronsOfRegiment;
  }
  if (arm === 'transport') return 1;
  if (men !== null) return men / data.battalionMen;
  return (battalions ?? 1) * strength;
};

const leaves = (formations: readonly OobFormation[]): OobFormation[] =>
  formations.flatMap((formation) => [
    ...(formation.units.length > 0 ? [formation] : []),
    ...leaves(formation.children),
  ]);

const grouped = <T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const nationOf = (id: string, fallback: NationId): NationId =>
  NATION_IDS.find((nation) => nation === id) ?? fallback;

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const assumptions: Assumption[] = [];
  const nation = nationOf(side.nation, 'austria');
  const formations = leaves(side.formations);
  const all = [...formations.flatMap(({ units }) => units), ...side.unattached];
  const total = all.reduce((sum, unit) => sum + worth(unit), 0);
  // factors in steps of a half, so that the army fits an evening
  const chosen = factor ?? Math.max(1, Math.ceil((2 * total) / data.eveningUnits) / 2);
  assumptions.push({
    text: `One unit stands for ${chosen} real ones (${data.battalionMen} foot, ${data.regimentMen} horse, ${data.batteryGuns} guns each); ${Math.round(total)} make about ${Math.round(total / chosen)} units.`,
    cite: CITE,
  });

  const typed = (unit: OobUnit): { type: TroopTypeId; of: NationId } => {
    const of = nationOf(unit.nation, nation);
    const candidates = CANDIDATES[unit.type];
    const type =
      candidates.find((candidate) => fieldingOf(of, candidate) !== undefined) ?? candidates[0] ?? 'line';
    return { type, of };
  };
  let nonStandard = false;
  const built = (units: readonly OobUnit[]): Unit[] => {
    const groups = grouped(units, (unit) => Object.values(typed(unit)).join('/'));
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { type, of } = typed(first);
      const sum = group.reduce((amount, unit) => amount + worth(unit), 0);
      const sized = TYPES[type].arm !== 'artillery' && TYPES[type].arm !== 'transport';
      // formed troops are rounded to half units: the last one large, or a single small one
      const half = Math.max(1, Math.round((2 * sum) / chosen));
      const count = sized ? Math.max(1, Math.floor(half / 2)) : Math.max(1, Math.round(sum / chosen));
      const last: Unit['size'] = !sized || half % 2 === 0 ? 'standard' : half === 1 ? 'small' : 'large';
      nonStandard ||= last !== 'standard';
      const made = sized ? half / 2 : count;
      if (made !== sum / chosen) {
        assumptions.push({
          text: `${group.map((unit) => unit.name).join(', ')}: ${Math.round((sum / chosen) * 100) / 100} units rounded to ${made}.`,
          cite: CITE,
        });
      }
      const fielding = fieldingOf(of, type);
      if (fielding === undefined) {
        assumptions.push({
          text: `${NATIONS[of].label} fields no ${TYPES[type].label}; taken all the same.`,
          cite: CITE,
        });
      }
      return Array.from({ length: count }, (_, index) => ({
        id: newId(),
        type,
        name: count === group.length ? (group[index]?.name ?? '') : '',
        class: fielding === undefined ? 'standard' : classIn(fielding, side.year),
        size: index === count - 1 ? last : 'standard',
        ...(of !== nation && { nation: of }),
      }));
    });
  };

  const file = newArmy({ name, nation, year: side.year, scale, budget: null }, newId);
  const brigades = formations.map(
    (formation): Brigade => ({
      id: newId(),
      name: formation.name,
      commander: { id: newId(), name: formation.commander ?? '', rating: 'variable' },
      units: built(formation.units),
    }),
  );
  const loose = posted(built(side.unattached), newId);
  if (loose.brigades.length > 0) {
    assumptions.push({
      text: `Units under no formation are put into ${counted(loose.brigades.length, 'brigade')} by arm.`,
      cite: CITE,
    });
  }
  const { general } = file.army;
  return {
    file: {
      ...file,
      origin: { kind: 'order of battle', name: side.name },
      settings: nonStandard ? { ...settings, nonStandardUnits: true } : settings,
      army: {
        ...file.army,
        mode: 'scenario',
        general: general && { ...general, name: side.commander ?? '' },
        brigades: [...brigades, ...loose.brigades],
        independents: [...loose.independents],
      },
    },
    assumptions: [
      ...assumptions,
      { text: `${counted(brigades.length, 'brigade')}, one for each formation with units.`, cite: CITE },
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { fromSide, toSide };
