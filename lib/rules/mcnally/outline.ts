import type { ArmyFile } from '../core/army/document';
import { grouped, signed } from '../core/army/number';
import { type Path, pathKey } from '../core/army/path';
import { counted } from '../core/army/words';
import { attachedIn, type RegimentUnits } from '../core/check/attached';
import { formationActions } from '../core/tree/formations';
import type { Addition, Choice, Outline } from '../core/tree/outline';
import { placedUnits, type UnitAtPath, type UnitList } from '../core/tree/tree';
import { outlineOf } from '../core/tree/tree-outline';
import type { Army, Fieldwork, Unit } from './schema';
import { settingOf } from './settings';
import { combinedStrength, combineFix, combines, keepsNotes, partsOf, splitUnit } from './split-and-combine';
import { type Survey, survey } from './survey';
import { ARMS, coverOf, isFort, LIMITS, TYPES } from './tables';
import { modifierOf, type Tariff, tariffOf } from './tariff';
import {
  BRIGADES,
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

/** The units that were regiments: each a battalion at least, unless the scale of the army makes it less (Scales). */
export const attached = ({ army }: ArmyFile<Army>): RegimentUnits =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: Math.min(1, army.factor),
    };
  });

const { max } = LIMITS.strength;

const brigadeActions = formationActions(BRIGADES);

const splitAction = (unit: UnitFacts, facts: Survey, newId: () => string): Addition[] => {
  if (unit.sp < 2) return [];
  const shares = partsOf(unit.sp, Math.max(2, Math.ceil(unit.sp / max)));
  const path = ['army', ...unit.at];
  return [
    {
      id: 'split',
      label:
        shares.length > 3 ? `Split into ${shares.length} units` : `Split into ${shares.join(' and ')} SP`,
      ops: splitUnit(unit, facts, newId, shares).map((part, index) =>
        index === 0
          ? { op: 'set' as const, path, value: part }
          : { op: 'insert' as const, path: ['army', ...unit.list, unit.index + index], value: part },
      ),
      select: unit.at,
    },
  ];
};

const combineActions = (unit: UnitFacts, facts: Survey): Addition[] =>
  unit.mates.flatMap((mate): Addition[] => {
    if (mate.index === unit.index || !combines(unit, mate) || !keepsNotes(unit, mate)) return [];
    const sp = combinedStrength(unit, mate, facts);
    return sp > max
      ? []
      : [
          {
            id: `combine-${mate.unit.id}`,
            label: `Combine with ${unitName(mate.unit)} (${sp} SP)`,
            ops: combineFix(unit, mate, facts).ops,
            select: [...unit.list, Math.min(unit.index, mate.index)],
          },
        ];
  });

/**
 * What can be done with a brigade or a unit as a whole: split it, merge it into another, combine it with one of its
 * class in the same brigade.
 */
export const actions = (file: ArmyFile<Army>, at: Path, newId: () => string): Addition[] => {
  const facts = survey(file);
  const unit = facts.units.find((own) => pathKey(own.at) === pathKey(at));
  return unit === undefined
    ? brigadeActions(file, at, newId)
    : [...splitAction(unit, facts, newId), ...combineActions(unit, facts)];
};

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
  const spOf = (units: readonly UnitAtPath<Unit>[]): number =>
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
