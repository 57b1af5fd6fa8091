import type { ArmyFile } from '../core/army/document';
import { grouped } from '../core/army/number';
import { everyYear } from '../core/army/years';
import type { CatalogueEntry, CatalogueGroup } from '../core/contract/catalogue';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { sumOf } from '../core/price/costing';
import { addition, formationAddition, leaderAdditions, newFile } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import { fieldworkLines } from './cost';
import type { Army, General, Unit } from './schema';
import { hasPoints, settingOf } from './settings';
import {
  ARMS,
  type ArmId,
  coverOf,
  FIELDINGS,
  type Fielding,
  HOUSE,
  LIMITS,
  NATION_IDS,
  NATIONS,
  type NationId,
  SYSTEM,
  TYPES,
  YEARS,
} from './tables';
import { tariffOf } from './tariff';
import { BRIGADES } from './tree';
import { unitLines } from './unit-cost';
import { unitFactsOf } from './unit-facts';

const GROUPS: { title: string; short: string; note: string; arms: ArmId[] }[] = [
  { title: 'Close order infantry', short: 'Infantry', note: '', arms: ['close-order'] },
  { title: 'Open order infantry', short: 'Open order', note: '', arms: ['open-order'] },
  { title: 'Heavy cavalry', short: 'Heavy', note: '', arms: ['heavy-cavalry'] },
  { title: 'Light cavalry', short: 'Light', note: '', arms: ['light-cavalry'] },
  { title: 'Artillery', short: 'Artillery', note: '', arms: ['artillery'] },
  { title: 'Engineers and wagons', short: 'Trains', note: '', arms: ['engineers', 'wagons'] },
];

/** Dates of troops are ours: out of them a type can still be added. */
const dating = ({ from, to }: Fielding, year: number) => {
  if (from !== undefined && year < from) return { reason: `From ${from}`, code: 'house' };
  if (to !== undefined && year > to) return { reason: `Until ${to}`, code: 'house' };
  return undefined;
};

/** A unit of the type at full strength; engineers with their train of two wagons. */
export const usualUnit = (
  { type }: Pick<Fielding, 'type'>,
  nation: NationId,
  { nation: main, factor }: Pick<Army, 'nation' | 'factor'>,
): Omit<Unit, 'id'> => {
  const { men, guns } = ARMS[TYPES[type].arm];
  return {
    type,
    name: '',
    ...(men !== null && { men: Math.round(men * factor) }),
    ...(guns !== null && { guns: Math.round(guns * factor) }),
    ...(TYPES[type].arm === 'engineers' && { explosives: LIMITS.charges.max, tools: true }),
    ...(nation !== main && { nation }),
  };
};

const entry = (fielding: Fielding, file: ArmyFile<Army>, of: NationId): CatalogueEntry => {
  const { army } = file;
  const { type, label } = fielding;
  const node = usualUnit(fielding, of, army);
  const tariff = tariffOf(file);
  const method = settingOf(file, 'spMethod');
  const facts = unitFactsOf({ ...node, id: '' }, army.nation, tariff, method, army.factor);
  const { pieces, symbol } = TYPES[type];
  const size = node.men ?? node.guns;
  const unavailable = dating(fielding, army.year);
  return {
    type,
    label: label ?? TYPES[type].label,
    symbol,
    note: [
      pieces,
      size === undefined ? undefined : `${grouped(size)} ${node.guns === undefined ? 'men' : 'guns'}`,
      `BM ${facts.morale}`,
    ]
      .filter(Boolean)
      .join(', '),
    price: hasPoints(file) ? sumOf(unitLines(facts, tariff)) : null,
    cite: HOUSE,
    ...(unavailable && { unavailable }),
    into: 'unit',
    node,
  };
};

const WORKS = [
  { label: 'Fieldwork', sp: 4, symbol: 'entrenchment' },
  { label: 'Strong fieldwork', sp: 6, symbol: 'entrenchment' },
  { label: 'Fort', sp: 9, symbol: 'block' },
] as const;

/**
 * The troops of a nation, or of a contingent in its army, at full strength. The source has no lists of armies: names
 * and dates are ours, as are the prices.
 */
export const catalogue = (file: ArmyFile<Army>, nation?: string): CatalogueGroup[] => {
  const of = nation !== undefined && nation in FIELDINGS ? (nation as NationId) : file.army.nation;
  const groups = GROUPS.map(({ title, short, note, arms }) => ({
    title,
    short,
    note,
    entries: FIELDINGS[of]
      .filter(({ type }) => arms.includes(TYPES[type].arm))
      .map((fielding) => entry(fielding, file, of)),
  }));
  return [
    ...groups.filter(({ entries }) => entries.length > 0),
    {
      title: 'Fieldworks',
      short: 'Works',
      note: 'for one unit each',
      entries: WORKS.map(({ label, sp, symbol }) => ({
        type: `fieldwork-${sp}`,
        label,
        symbol,
        note: `${sp} SP, ${coverOf(sp)}`,
        price: hasPoints(file) ? sumOf(fieldworkLines({ sp }, tariffOf(file))) : null,
        cite: HOUSE,
        into: 'works',
        node: { name: '', sp },
      })),
    },
  ];
};

const SCALES = ['25', '20', '15'] as const satisfies Army['scale'][];

/** What the new-army form offers; the budget is ours, for about ten units. */
export const CHOICES: Choices = {
  nations: NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
  years: everyYear(YEARS),
  scales: SCALES.map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 0.5,
};

/** Figures of other sizes play by the nearer of the two scales of the source (R18). */
export const scaleOf = (scale: string): Army['scale'] =>
  SCALES.find((candidate) => candidate === scale) ?? (Number.parseFloat(scale) < 18 ? '15' : '25');

const nationOf = (nation: string): Army['nation'] => NATION_IDS.find((id) => id === nation) ?? 'prussia';

/** An army file with one empty brigade under a brigadier, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: scaleOf(scale),
    factor: 1,
    budget,
    generals: [],
    brigades: [BRIGADES.create(newId, '', [], { brigades: [] })],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { generals } = army;
  const general = (rank: General['rank'], label: string): Addition =>
    addition(rank, label, ['generals', generals.length], { id: newId(), name: '', rank, brigades: [] });
  return [
    formationAddition(BRIGADES, 'Brigade', army, newId),
    ...leaderAdditions(BRIGADES, 'brigadier', 'Brigadier', army, () => ({ id: newId(), name: '' })),
    general('senior', 'Senior general'),
    ...(generals.some(({ rank }) => rank === 'cinc') ? [] : [general('cinc', 'Commander in chief')]),
  ];
};
