import { holdersOf, namesLost, unitsOfSide, worksFrom, yearWithin } from '../core/carry-over';
import { fittedNations } from '../core/muster-nations';
import type { Assumption, OobSide, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { type Draft, footBrigades, type Holder, horseBrigades } from './muster-brigades';
import { batteries, MUSTER, mannedUnits, pools, typeOf } from './muster-pools';
import { toSide } from './muster-side';
import { newArmy } from './new-army';
import type { Army, Brigade, Unit } from './schema';
import { settingOf } from './settings';
import { type Arm, CLASSES, HOUSE, LIMITS, NATIONS, SYSTEM, type TroopTypeId, TYPES } from './tables';
import { treeOf } from './tree';

const NATION_TABLE = {
  nations: NATIONS,
  marches: MUSTER.nations,
  rest: 'other',
  contingents: false,
  cite: HOUSE,
} as const;

const armOf = (type: TroopTypeId): Arm => CLASSES[TYPES[type].class].arm;

/** One brigade of history as a brigade of foot and one of horse, either of which may be empty. */
const parted = (
  { name, commander, units }: Holder,
  factor: number,
  newId: () => string,
  pooled: boolean,
  assumptions: Assumption[],
): { foot: Draft; horse: Draft } => {
  const draft = (): Draft => ({ name, commander: commander ?? '', units: [] });
  const both = { foot: draft(), horse: draft() };
  for (const [type, pool] of pools(units)) {
    const arm = armOf(type);
    if (arm === 'guns') continue;
    for (const together of pooled ? [pool] : pool.map((unit) => [unit])) {
      const { units: made, assumption } = mannedUnits(together, type, factor, newId);
      both[arm].units.push(...made);
      assumptions.push(assumption);
    }
  }
  return both;
};

const isGuns = ({ type }: OobUnit): boolean => {
  const known = typeOf(type);
  return known !== undefined && armOf(known) === 'guns';
};

type Mustered = { brigades: Draft[]; direct: Unit[]; assumptions: Assumption[] };

const musterBy = (side: OobSide, factor: number, pooled: boolean, newId: () => string): Mustered => {
  const assumptions: Assumption[] = [];
  const wings: Holder[][] = [
    ...side.formations.map(holdersOf),
    // units under nobody form a wing of their own
    [{ name: '', commander: null, units: side.unattached }],
  ];
  const brigades = wings.flatMap((wing) => {
    const drafts = wing.map((holder) => parted(holder, factor, newId, pooled, assumptions));
    return [
      ...footBrigades(drafts.map(({ foot }) => foot)),
      ...horseBrigades(drafts.map(({ horse }) => horse)),
    ];
  });
  const guns = wings.flat().flatMap(({ units }) => units.filter(isGuns));
  const direct = [...pools(guns)].flatMap(([type, pool]) => {
    const { units, assumption } = batteries(pool, type, factor, newId);
    assumptions.push(assumption);
    return units;
  });
  return { brigades, direct, assumptions };
};

const sizeOf = ({ brigades, direct }: Mustered): number =>
  brigades.reduce((sum, { units }) => sum + units.length, direct.length);

/** More than this is no evening's game: the search for a factor ends there. */
const MOST_FACTOR = 20;

/** The least whole factor that gives an army for an evening. */
const eveningFactor = (side: OobSide, pooled: boolean): number => {
  for (let factor = 1; factor < MOST_FACTOR; factor++) {
    if (sizeOf(musterBy(side, factor, pooled, () => 'x')) <= MUSTER.eveningUnits) return factor;
  }
  return MOST_FACTOR;
};

const fromSide: Mustering<Army>['fromSide'] = (side, { name, scale, factor, settings = {} }, newId) => {
  const pooled = settingOf({ settings }, 'pool') === true;
  const used = factor ?? eveningFactor(side, pooled);
  const { brigades, direct, assumptions } = musterBy(side, used, pooled, newId);
  const nations = fittedNations(side, NATION_TABLE);
  const { year, told: yearTold } = yearWithin(side.year, SYSTEM.years, HOUSE);
  const file = newArmy({ name, nation: nations.main, year, scale, budget: null }, newId);
  const wagons = unitsOfSide(side).filter(({ type }) => typeOf(type) === undefined);
  const army: Army = {
    ...file.army,
    chiefs: file.army.chiefs.map((chief) => ({ ...chief, name: side.commander ?? '' })),
    brigades: brigades.map(
      ({ commander, ...brigade }): Brigade => ({
        ...brigade,
        id: newId(),
        commanders: [{ id: newId(), name: commander, die: 'open' }],
      }),
    ),
    direct,
  };
  return {
    file: {
      ...file,
      settings,
      origin: { kind: 'order of battle', name: side.name },
      army,
    },
    times: used,
    assumptions: [
      {
        text: `A figure stands for ${LIMITS.menPerFigure.value * used} men; one unit on the table for ${used} of a battalion of ${MUSTER.battalionMen} men or of a regiment of ${MUSTER.horseMen}.`,
        cite: LIMITS.menPerFigure.cite,
      },
      {
        text: `The model of a gun stands for ${MUSTER.gunsPerModel * used} guns; all batteries are directly under the commander in chief, battalion guns are left out.`,
        cite: HOUSE,
      },
      {
        text: `${pooled ? 'Troops of one kind are pooled within a brigade' : 'Each battalion and regiment is taken by itself'}; brigades of foot have three to five battalions, brigades of horse two regiments, merged and split within their wing.`,
        cite: LIMITS.footBrigade.cite,
      },
      ...yearTold,
      ...nations.told,
      ...assumptions,
      ...worksFrom(side.works, {}, HOUSE).told,
      ...namesLost(side, treeOf(army), HOUSE),
      ...brigades.flatMap(({ name: odd, units }) =>
        units.length === 1 && armOf(units[0]?.type ?? 'line') === 'horse'
          ? [
              {
                text: `${odd || 'A brigade of horse'} has one regiment: the odd one of its wing.`,
                cite: LIMITS.horseBrigade.cite,
              },
            ]
          : [],
      ),
      ...(wagons.length === 0
        ? []
        : [
            {
              text: `${wagons.map((unit) => unit.name).join(', ')}: the rules have no wagons of their own; left out.`,
              cite: HOUSE,
            },
          ]),
    ],
  };
};

/** To and from an order of battle, loaded when wanted. */
export const muster: Mustering<Army> = { asks: ['pool'], fromSide, toSide };
