import data from '@/data/one-hour-napoleonic/muster.json';
import {
  commandersOfSide,
  leadersLost,
  namesText,
  unitsOfFormation,
  unitsOfSide,
  worksFrom,
  yearWithin,
} from '../core/carry-over';
import type { Cite } from '../core/citation';
import { compareFractions, type Fraction, floorOf, fraction, roundHalfUp, times } from '../core/fraction';
import { menIn } from '../core/muster-men';
import { fittedNations } from '../core/muster-nations';
import { grouped } from '../core/number';
import type { Assumption, OobType, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { BOUNDS } from './bounds';
import { toSide } from './muster-side';
import { newArmy } from './new-army';
import type { Army, Formation, Unit } from './schema';
import { settingOf } from './settings';
import { isFoot } from './survey';
import { LIMITS, NATIONS, SYSTEM, type TroopTypeId, TYPE_IDS, TYPES } from './tables';

const CITE: Cite = data.cite;

/** What is smaller than half a unit still makes a weak one if it is at least a third. */
const LEAST = fraction(1, 3);

const NEUTRAL: Record<Exclude<OobType, 'wagons'>, TroopTypeId> = {
  ...(Object.fromEntries(TYPE_IDS.map((type) => [TYPES[type].neutral, type])) as Record<
    Exclude<OobType, 'wagons'>,
    TroopTypeId
  >),
  guard: 'guard',
  line: 'line',
  carabinier: 'cuirassiers',
  horse: 'heavy-cavalry',
  chevauleger: 'cavalry',
  'light-guns': 'artillery',
  'medium-guns': 'artillery',
  'heavy-guns': 'artillery',
  howitzers: 'artillery',
  'horse-guns': 'artillery',
};

const USUAL = {
  ...data,
  lightMen: data.battalionMen,
  regimentMen: data.squadronsOfRegiment * data.squadronMen,
};

const NATION_TABLE = {
  nations: NATIONS,
  marches: data.nations,
  rest: 'other',
  contingents: false,
  cite: CITE,
} as const;

/** Units of history of one type and formation: their men, or their guns. */
type Pool = { readonly type: TroopTypeId; readonly sum: number; readonly names: readonly string[] };

const isGuns = (type: TroopTypeId): boolean => TYPES[type].arm === 'artillery';

const gunsIn = ({ guns, strength }: OobUnit): number => guns ?? Math.round(data.batteryGuns * strength);

const poolsOf = (units: readonly OobUnit[], typeOf: (unit: OobUnit) => TroopTypeId | null): Pool[] => {
  const pools = new Map<TroopTypeId, { sum: number; names: string[] }>();
  for (const unit of units) {
    const type = typeOf(unit);
    if (type === null) continue;
    const pool = pools.get(type) ?? { sum: 0, names: [] };
    pool.sum += isGuns(type) ? gunsIn(unit) : menIn(unit, USUAL);
    pool.names.push(unit.name);
    pools.set(type, pool);
  }
  return [...pools].map(([type, pool]) => ({ type, ...pool }));
};

/** How many units a pool is at so many men to a unit of foot, exactly and as taken (step 2 and 3 of the digest). */
const unitsIn = (
  { type, sum }: Pool,
  menPerFoot: number,
): { exact: Fraction; count: number; weak: boolean } => {
  const guns = isGuns(type);
  // a gun reserve is 55 x menPerFoot / 7,000; horse is half of foot
  const exact = guns
    ? fraction(sum * LIMITS.foot.usual, LIMITS.guns.usual * menPerFoot)
    : fraction(sum * (isFoot(TYPES[type].arm) ? 1 : 2), menPerFoot);
  const whole = roundHalfUp(exact);
  const weak = whole === 0 && !guns && compareFractions(exact, LEAST) >= 0;
  return { exact, count: weak ? 1 : whole, weak };
};

/** Men to a unit of foot, nearest to the usual, so that no fewer than six and no more than twelve units come out. */
const eveningMen = (pools: readonly Pool[], usual: number): number => {
  const count = (men: number): number => pools.reduce((sum, pool) => sum + unitsIn(pool, men).count, 0);
  if (pools.every(({ sum }) => sum === 0)) return usual;
  let men = usual;
  // a battalion is never more than one unit
  while (men > data.leastMen && count(men) < data.fewestUnits) men -= data.stepOfMen;
  if (men !== usual) return men;
  while (men + data.stepOfMen <= BOUNDS.foot.max && count(men) > data.mostUnits) men += data.stepOfMen;
  return men;
};

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const nations = fittedNations(side, NATION_TABLE);
  const { year, told: yearTold } = yearWithin(side.year, SYSTEM.years, CITE);
  const heavyDragoons = settingOf({ settings }, 'dragoons') === 'heavy';
  const withTraits = settingOf({ settings }, 'usualTraits') === true;
  const typeOf = ({ type }: OobUnit): TroopTypeId | null => {
    if (type === 'wagons') return null;
    return type === 'dragoon' && heavyDragoons ? 'heavy-cavalry' : NEUTRAL[type];
  };
  const own = side.formations.map((formation) => poolsOf(unitsOfFormation(formation), typeOf));
  const reserve = poolsOf(side.unattached, typeOf);

  // one number fixes all: seven thousand foot in 1815, half of it in a Seven Years War army
  const usual = side.year < LIMITS.fullSize.from ? LIMITS.foot.usual / 2 : LIMITS.foot.usual;
  const menPerFoot =
    factor === null
      ? eveningMen([...own.flat(), ...reserve], usual)
      : Math.min(BOUNDS.foot.max, Math.max(BOUNDS.foot.min, Math.round(data.battalionMen * factor)));

  const assumptions: Assumption[] = [];
  const made = (pools: readonly Pool[]): Unit[] =>
    pools.flatMap((pool) => {
      const { exact, count, weak } = unitsIn(pool, menPerFoot);
      const { type, sum, names } = pool;
      const { hits, conscript, trait, label } = TYPES[type];
      const what = isGuns(type) ? 'guns' : 'men';
      const taken = count === 0 ? 'too few for one: left out' : `taken as ${count}${weak ? ' weak one' : ''}`;
      assumptions.push({
        text:
          sum === 0
            ? `${label} without ${what} (${namesText(names)}): left out.`
            : `${label}: ${grouped(sum)} ${what} (${namesText(names)}) are ${floorOf(times(exact, fraction(100))) / 100} units, ${taken}.`,
        cite: CITE,
      });
      return Array.from({ length: count }, () => ({
        id: newId(),
        type,
        name: names.length === 1 && count === 1 ? (names[0] ?? '') : '',
        hits: weak ? (LIMITS.quality.hits[0] ?? hits) : hits,
        ...(conscript && { conscript }),
        ...(withTraits && trait !== undefined && { [trait]: true }),
      }));
    });
  const formations = side.formations.map(
    (formation, index): Formation => ({ id: newId(), name: formation.name, units: made(own[index] ?? []) }),
  );
  const loose = made(reserve);
  const file = newArmy({ name, nation: nations.main, year, scale, budget: null }, newId);
  const wagons = unitsOfSide(side).flatMap((unit) => (typeOf(unit) === null ? [unit.name] : []));
  const other =
    menPerFoot === usual || factor !== null
      ? ''
      : `, so that ${data.fewestUnits} to ${data.mostUnits} units come out; usual are ${grouped(usual)}`;
  return {
    file: {
      ...file,
      settings,
      origin: { kind: 'order of battle', name: side.name },
      army: {
        ...file.army,
        menPerFoot,
        leaders: file.army.leaders.map((leader) => ({ ...leader, name: side.commander ?? '' })),
        formations: formations.filter(({ units }) => units.length > 0),
        reserve: loose,
      },
    },
    times: 1,
    assumptions: [
      {
        text: `A unit of foot stands for ${grouped(menPerFoot)} men, of horse for ${grouped(menPerFoot / 2)}, a reserve for ${Math.round((LIMITS.guns.usual * menPerFoot) / LIMITS.foot.usual)} guns${other}.`,
        cite: CITE,
      },
      ...yearTold,
      ...nations.told,
      ...assumptions,
      ...(wagons.length === 0
        ? []
        : [
            {
              text: `These rules have no wagons (${wagons.length}): ${namesText(wagons)}; left out.`,
              cite: CITE,
            },
          ]),
      ...worksFrom(side.works, {}, CITE).told,
      ...leadersLost(commandersOfSide(side), [side.commander ?? ''], CITE),
    ],
  };
};

/** To and from an order of battle (s. 7 of the digest), loaded when wanted. */
export const muster: Mustering<Army> = { asks: ['dragoons', 'usualTraits'], fromSide, toSide };
