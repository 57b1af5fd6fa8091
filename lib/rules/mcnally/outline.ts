import type { ArmyFile } from '../core/army/document';
import { grouped, signed } from '../core/army/number';
import { counted } from '../core/army/words';
import type { Choice, Outline } from '../core/tree/outline';
import { type Placed, placedUnits, type UnitList } from '../core/tree/tree';
import { outlineOf } from '../core/tree/tree-outline';
import type { Army, Fieldwork, Unit } from './schema';
import { settingOf } from './settings';
import { ARMS, coverOf, isFort, LIMITS, TYPES } from './tables';
import { modifierOf, type Tariff, tariffOf } from './tariff';
import {
  brigadeName,
  fieldworkName,
  type Leader,
  leaderName,
  ledBrigades,
  RANKS,
  rankBeside,
  treeOf,
  unitName,
} from './tree';
import { strengthPoints, type UnitFacts, unitFactsOf } from './unit-facts';

const RANK_OPTIONS: Choice['options'] = Object.entries(RANKS).map(([value, label]) => ({ value, label }));

/** "1,200", "12 guns"; nothing for wagons or a unit of which only the strength is known. */
const countText = ({ unit, arm }: UnitFacts): string => {
  if (arm === 'artillery') return unit.guns === undefined ? '' : counted(unit.guns, 'gun');
  return unit.men === undefined ? '' : grouped(unit.men);
};

const unitWords = (facts: UnitFacts, tariff: Tariff, factor: number) => {
  const { unit, sp, morale, modifier, arm } = facts;
  const { symbol, noun } = TYPES[unit.type];
  const usual = modifierOf({ type: unit.type }, tariff);
  const full = ARMS[arm].men ?? ARMS[arm].guns;
  const count = arm === 'artillery' ? unit.guns : unit.men;
  return {
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : noun,
    cells: [
      { text: `${grouped(sp)} SP`, odd: sp !== LIMITS.strength.full },
      {
        text: `BM ${grouped(morale)}${modifier === usual ? '' : ` (${signed(modifier)})`}`,
        odd: modifier !== usual,
      },
      { text: countText(facts), odd: count !== undefined && full !== null && count !== full * factor },
    ],
  };
};

const leaderWords = (led: Leader, army: Army) => {
  const { kind, leader } = led;
  const name = leaderName(led);
  if (kind === 'commander') return { name, type: rankBeside(led) };
  const brigades = ledBrigades(led, army);
  return {
    name,
    type: brigades.length === 0 ? '' : `of ${brigades.join(', ')}`,
    choice: { label: `Rank of ${name}`, field: 'rank', value: leader.rank, options: RANK_OPTIONS },
  };
};

const workWords = (work: Fieldwork) => ({
  symbol: isFort(work.sp) ? ('block' as const) : ('entrenchment' as const),
  name: fieldworkName(work),
  type: `${counted(work.sp, 'strength point')}, ${coverOf(work.sp)}`,
  count: { label: 'Strength points', field: 'sp', value: work.sp },
});

/** The army as the builder shows it: generals, brigades, fieldworks, units without a brigade. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const { nation, factor } = army;
  const tariff = tariffOf(file);
  const method = settingOf(file, 'spMethod');
  const tree = treeOf(army);
  const spOf = (units: readonly Placed<Unit>[]): number =>
    units.reduce((sum, { unit }) => sum + strengthPoints(unit, method, factor), 0);
  const detail = ({ units }: UnitList<Unit>) =>
    `${counted(units.length, 'unit')}, ${grouped(spOf(units))} SP`;
  return outlineOf(tree, {
    columns: ['Strength', 'Morale', 'Men'],
    detail: (units) => `${counted(units, 'unit')}, ${grouped(spOf(placedUnits(tree)))} strength points`,
    command: 'Command',
    term: 'unit',
    groupName: brigadeName,
    groupDetail: (_, list) => detail(list),
    unassignedDetail: detail,
    leader: (led) => leaderWords(led, army),
    unit: ({ unit }) => unitWords(unitFactsOf(unit, nation, tariff, method, factor), tariff, factor),
    works: { title: 'Fieldworks', work: workWords },
    unassigned: 'Without a brigade',
  });
};
