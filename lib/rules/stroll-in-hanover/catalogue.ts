import type { ArmyFile } from '../core/army/document';
import { everyYear } from '../core/army/years';
import type { CatalogueEntry, CatalogueGroup } from '../core/contract/catalogue';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { sumOf } from '../core/price/costing';
import { addition, formationAddition, leaderAdditions, newFile } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import { unitLines, worksLines } from './cost';
import type { Army, Unit } from './schema';
import { settingOf } from './settings';
import type { HalfPoints } from './survey';
import {
  FIELDINGS,
  type Fielding,
  HOUSE,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINTS,
  SYSTEM,
  TYPES,
  type UnitClass,
  type WorksType,
  YEARS,
} from './tables';
import { DIVISIONS, newLieutenant } from './tree';

const GROUPS: { title: string; note: string; classes: UnitClass[] }[] = [
  { title: 'Infantry', note: 'line', classes: ['line-infantry'] },
  { title: 'Heavy cavalry', note: 'line', classes: ['heavy-cavalry'] },
  { title: 'Medium cavalry', note: 'line', classes: ['medium-cavalry'] },
  { title: 'Light troops', note: 'foot and horse', classes: ['light-infantry', 'light-cavalry'] },
  {
    title: 'Artillery',
    note: 'strength and Morale cost nothing',
    classes: ['light-artillery', 'medium-artillery', 'heavy-artillery'],
  },
];

/** Dates of troops are ours: out of them a type can still be added. */
const dating = ({ from, to }: Fielding, year: number) => {
  if (from !== undefined && year < from) return { reason: `From ${from}`, code: 'house' };
  if (to !== undefined && year > to) return { reason: `Until ${to}`, code: 'house' };
  return undefined;
};

/** One stand as this nation usually fields it, by our defaults. */
export const usualStand = (
  { type, morale }: Fielding,
  nation: NationId,
  main: NationId,
): Omit<Unit, 'id'> => {
  const usual = TYPES[type];
  return {
    type,
    name: '',
    sp: usual.sp,
    morale: morale ?? usual.morale,
    ...(usual.noGrenadiers && { noGrenadiers: true }),
    ...(nation !== main && { nation }),
  };
};

const entry = (
  fielding: Fielding,
  { army }: ArmyFile<Army>,
  of: NationId,
  rule: HalfPoints,
): CatalogueEntry => {
  const { type, label } = fielding;
  const node = usualStand(fielding, of, army.nation);
  const unavailable = dating(fielding, army.year);
  return {
    type,
    label: label ?? TYPES[type].label,
    symbol: TYPES[type].symbol,
    note: `SP ${node.sp}, M ${node.morale}${node.noGrenadiers ? ', no grenadiers' : ''}`,
    price: sumOf(unitLines({ ...node, id: '' }, rule)),
    cite: HOUSE,
    ...(unavailable && { unavailable }),
    into: 'unit',
    node,
  };
};

const works = (type: WorksType, { army }: ArmyFile<Army>): CatalogueEntry => {
  const { name, covers, cite } = POINTS.works[type];
  // bought while the role is open they are kept for the case of defence (R19)
  const node = {
    type,
    name: '',
    count: 1,
    ...(army.role === 'open' && { list: 'defender' as const }),
  };
  const unavailable =
    army.role === 'attacker'
      ? { reason: 'For the defender only', code: 'v11' }
      : type === 'redoubt' && army.battle === 'pitched'
        ? { reason: 'Not in a pitched battle', code: 'v12' }
        : undefined;
  return {
    type,
    label: name,
    symbol: type === 'redoubt' ? 'block' : 'entrenchment',
    note: covers,
    price: sumOf(worksLines(node)),
    cite,
    ...(unavailable && { unavailable }),
    into: 'works',
    node,
  };
};

/**
 * The troops of a nation, or of a contingent in its army, with the price of the usual stand. The classes and prices
 * are the book's; names, dates, strength and Morale are ours, because the official lists are lost.
 */
export const catalogue = (file: ArmyFile<Army>, nation?: string): CatalogueGroup[] => {
  const of = nation !== undefined && nation in FIELDINGS ? (nation as NationId) : file.army.nation;
  const rule = settingOf(file, 'halfPoints');
  const groups = GROUPS.map(({ title, note, classes }) => ({
    title,
    note,
    entries: FIELDINGS[of]
      .filter(({ type }) => classes.includes(TYPES[type].class))
      .map((fielding) => entry(fielding, file, of, rule)),
  }));
  return [
    ...groups.filter(({ entries }) => entries.length > 0),
    { title: 'Works', note: 'for the defender', entries: [works('works', file), works('redoubt', file)] },
  ];
};

const WIDTHS = ['50', '20', '25', '30', '40', '60', '80', '100'] as const satisfies Army['scale'][];

/** What the new-army form offers; the budget is our proposal for an army of about twenty stands (R20). */
export const CHOICES: Choices = {
  nations: NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
  years: everyYear(YEARS),
  scales: WIDTHS.map((value) => ({ value, label: `${Number(value) / 10} cm stands` })),
  budget: POINTS.usualBudget.points,
  budgetStep: 0.5,
};

const widthOf = (scale: string): Army['scale'] => WIDTHS.find((width) => width === scale) ?? '50';

const nationOf = (nation: string): Army['nation'] => NATION_IDS.find((id) => id === nation) ?? 'france';

/** An army file with a general in chief and one empty division under a lieutenant general, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: widthOf(scale),
    role: 'open',
    battle: 'open',
    budget,
    general: { id: newId(), name: '', rating: '1' },
    divisions: [DIVISIONS.create(newId, '', [], { divisions: [] })],
    direct: [],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { general } = army;
  return [
    formationAddition(DIVISIONS, 'Division', army, newId),
    ...leaderAdditions(DIVISIONS, 'commander', 'Lieutenant general', army, () => newLieutenant(newId)),
    ...(general === null
      ? [addition('general', 'General in chief', ['general'], newLieutenant(newId), 'set')]
      : []),
  ];
};
