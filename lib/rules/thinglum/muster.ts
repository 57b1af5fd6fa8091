import type { ArmyFile } from '../core/document';
import type { Assumption, OobSide, OobUnit } from '../core/order-of-battle';
import type { Mustering } from '../core/system';
import { type Draft, footBrigades, type Holder, holders, horseBrigades } from './muster-brigades';
import { batteries, HOUSE, MUSTER, mannedUnits, pools, typeOf } from './muster-pools';
import { brigadeName } from './names';
import { newArmy } from './new-army';
import type { Army, Brigade, Unit } from './schema';
import { settingOf } from './settings';
import { type Arm, CLASSES, LIMITS, NATIONS, type TroopTypeId, TYPES } from './tables';
import { unitFacts } from './unit-facts';

const armOf = (type: TroopTypeId): Arm => CLASSES[TYPES[type].class].arm;

const neutralUnit = (unit: Unit, file: ArmyFile<Army>): OobUnit => {
  const { neutral, label } = TYPES[unit.type];
  const { of, men, guns, classId } = unitFacts(unit, file);
  return {
    name: unit.name || label,
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

const toSide: Mustering<Army>['toSide'] = (file) => {
  const { army, name } = file;
  const side: OobSide = {
    name,
    nation: army.nation,
    year: army.year,
    commander: army.chiefs[0]?.name || null,
    formations: army.brigades.map((brigade, index) => ({
      name: brigadeName(brigade, index),
      kind: 'brigade',
      commander: brigade.commanders[0]?.name || null,
      units: brigade.units.map((unit) => neutralUnit(unit, file)),
      children: [],
    })),
    unattached: army.direct.map((unit) => neutralUnit(unit, file)),
  };
  return {
    side,
    assumptions: [
      {
        text: `A figure stands for ${LIMITS.menPerFigure.value} men, a squadron for ${MUSTER.squadronMen}.`,
        cite: LIMITS.menPerFigure.cite,
      },
      { text: `The model of a gun stands for ${MUSTER.gunsPerModel} guns.`, cite: HOUSE },
    ],
  };
};

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
    ...side.formations.map(holders),
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
  const nation = side.nation in NATIONS ? side.nation : 'other';
  const file = newArmy({ name, nation, year: side.year, scale, budget: null }, newId);
  const wagons = [
    ...side.formations.flatMap(holders).flatMap(({ units }) => units),
    ...side.unattached,
  ].filter(({ type }) => typeOf(type) === undefined);
  return {
    file: {
      ...file,
      settings,
      origin: { kind: 'order of battle', name: side.name },
      army: {
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
      },
    },
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
      ...assumptions,
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
