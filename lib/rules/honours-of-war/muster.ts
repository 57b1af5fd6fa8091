import data from '@/data/honours-of-war/muster.json';
import { holdersOf, namesLost, namesText, worksFrom, yearWithin } from '../core/carry-over';
import type { Cite } from '../core/citation';
import { fittedNations } from '../core/muster-nations';
import type { Assumption, OobType, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { counted } from '../core/words';
import { posted } from './muster-loose';
import { toSide } from './muster-side';
import { type Draft, ordered } from './muster-split';
import { newArmy } from './new-army';
import type { Army, Brigade, Unit, Works } from './schema';
import {
  classIn,
  fieldingOf,
  LIMITS,
  NATIONS,
  type NationId,
  SYSTEM,
  type TroopTypeId,
  TYPES,
} from './tables';
import { everyUnit, treeOf } from './tree';

const CITE: Cite = data.cite;
/** What is changed or lost on the way is ours, not the book's. */
const HOUSE: Cite = data.houseCite;

const CANDIDATES = data.types as Record<OobType, TroopTypeId[]>;

const WORKS = data.works as Record<keyof typeof data.works, Works['type']>;

const NATION_TABLE = {
  nations: { ...NATIONS, 'imagi-nation': 'Imagi-nation' },
  marches: data.nations,
  rest: 'imagi-nation',
  contingents: true,
  cite: data.nationsCite,
} as const;

/** Whose troops an imagi-nation copies as long as nobody says otherwise. */
const TEMPLATE: NationId = 'austria';

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

const grouped = <T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Troops of one kind and formation as units of the table; what was rounded and what is strange is told. */
const unitsOf = (
  group: readonly OobUnit[],
  { type, of, strange }: { type: TroopTypeId; of: NationId; strange: boolean },
  { chosen, year, newId, tell }: Conversion,
): Unit[] => {
  const sum = group.reduce((amount, unit) => amount + worth(unit), 0);
  if (sum === 0) {
    tell(`${namesText(group.map((unit) => unit.name))}: nobody in the ranks, left out.`);
    return [];
  }
  const sized = TYPES[type].arm !== 'artillery' && TYPES[type].arm !== 'transport';
  // formed troops are rounded to half units: the last one large, or a single small one
  const half = Math.max(1, Math.round((2 * sum) / chosen));
  const count = sized ? Math.max(1, Math.floor(half / 2)) : Math.max(1, Math.round(sum / chosen));
  const last: Unit['size'] = !sized || half % 2 === 0 ? 'standard' : half === 1 ? 'small' : 'large';
  const made = sized ? half / 2 : count;
  if (made !== sum / chosen) {
    const exact = Math.round((sum / chosen) * 100) / 100;
    tell(`${namesText(group.map((unit) => unit.name))}: ${exact} units rounded to ${made}.`);
  }
  const fielding = fieldingOf(of, type);
  if (fielding === undefined)
    tell(`${NATIONS[of].label} fields no ${TYPES[type].label}; taken all the same.`);
  return Array.from({ length: count }, (_, index) => ({
    id: newId(),
    type,
    name: count === group.length ? (group[index]?.name ?? '') : '',
    class: fielding === undefined ? 'standard' : classIn(fielding, year),
    size: index === count - 1 ? last : 'standard',
    ...(strange && { nation: of }),
  }));
};

type Conversion = {
  readonly chosen: number;
  readonly year: number;
  readonly newId: () => string;
  readonly tell: (text: string) => void;
};

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const assumptions: Assumption[] = [];
  const tell = (text: string, cite: Cite = CITE) => void assumptions.push({ text, cite });
  const nations = fittedNations(side, NATION_TABLE);
  const { year, told: yearTold } = yearWithin(side.year, SYSTEM.years, HOUSE);
  const formations = side.formations.flatMap(holdersOf);
  const all = [...formations.flatMap(({ units }) => units), ...side.unattached];
  const total = all.reduce((sum, unit) => sum + worth(unit), 0);
  // factors in steps of a half, so that the army fits an evening
  const chosen = factor ?? Math.max(1, Math.ceil((2 * total) / data.eveningUnits) / 2);
  tell(
    `One unit stands for ${chosen} real ones (${data.battalionMen} foot, ${data.regimentMen} horse, ${data.batteryGuns} guns each); ${Math.round(total)} make about ${Math.round(total / chosen)} units.`,
  );
  assumptions.push(...yearTold, ...nations.told);

  const typed = (unit: OobUnit): { type: TroopTypeId; of: NationId; strange: boolean } => {
    const nation = nations.of(unit.nation);
    const of = nation === 'imagi-nation' ? TEMPLATE : nation;
    const candidates = CANDIDATES[unit.type];
    const type =
      candidates.find((candidate) => fieldingOf(of, candidate) !== undefined) ?? candidates[0] ?? 'line';
    return { type, of, strange: nation !== nations.main };
  };
  const conversion: Conversion = { chosen, year, newId, tell };
  const built = (units: readonly OobUnit[]): Unit[] =>
    [...grouped(units, (unit) => Object.values(typed(unit)).join('/')).values()].flatMap((group) =>
      group[0] === undefined ? [] : unitsOf(group, typed(group[0]), conversion),
    );

  const file = newArmy({ name, nation: nations.main, year, scale, budget: null }, newId);
  const loose = posted(built(side.unattached));
  if (loose.brigades.length > 0) {
    tell(`Units under no formation are put into ${counted(loose.brigades.length, 'brigade')} by arm.`);
  }
  const drafts = formations.map(
    (formation): Draft => ({
      name: formation.name,
      commander: formation.commander,
      units: built(formation.units),
    }),
  );
  const order = ordered([...drafts, ...loose.brigades], loose.independents.length, (text) =>
    tell(text, LIMITS.brigadeUnits.cite),
  );
  const brigades = order.brigades.map(
    (draft): Brigade => ({
      id: newId(),
      name: draft.name,
      commander: { id: newId(), name: draft.commander ?? '', rating: 'variable' },
      units: [...draft.units],
    }),
  );
  const works = worksFrom(side.works, WORKS, HOUSE);
  const { general, imagiNation } = file.army;
  const army: Army = {
    ...file.army,
    mode: 'scenario',
    ...(imagiNation && { imagiNation: { ...imagiNation, name: side.nationName ?? '' } }),
    general: general && { ...general, name: side.commander ?? '' },
    brigades,
    independents: [...loose.independents, ...order.independents],
    works: works.taken.map((work) => ({ id: newId(), ...work })),
  };
  const nonStandard = everyUnit(army).some(({ size }) => size !== 'standard');
  return {
    file: {
      ...file,
      origin: { kind: 'order of battle', name: side.name },
      settings: nonStandard ? { ...settings, nonStandardUnits: true } : settings,
      army,
    },
    times: chosen,
    assumptions: [
      ...assumptions,
      {
        text: `${counted(brigades.length, 'brigade')}, for ${counted(formations.length, 'formation')} with units.`,
        cite: CITE,
      },
      ...works.told,
      ...namesLost(side, treeOf(army), HOUSE),
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { fromSide, toSide };
