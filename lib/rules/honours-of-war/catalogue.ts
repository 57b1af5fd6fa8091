import type { ArmyFile } from '../core/army/document';
import { everyYear } from '../core/army/years';
import type { CatalogueEntry, CatalogueGroup } from '../core/contract/catalogue';
import type { Choices, SystemDefinition } from '../core/contract/system';
import { sumOf } from '../core/price/costing';
import { addition, formationAddition, leaderAdditions, newFile } from '../core/tree/additions';
import type { Addition } from '../core/tree/outline';
import { unitLines } from './cost';
import type { Army, General, Unit } from './schema';
import { type Survey, survey } from './survey';
import {
  type Arm,
  classIn,
  FIELDINGS,
  type Fielding,
  fieldingOf,
  LIMITS,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINTS,
  page,
  SYSTEM,
  type TroopTypeId,
  TYPES,
  tableNation,
  type UnitClass,
  type WorksType,
  YEARS,
} from './tables';
import { BRIGADES, newCommander } from './tree';

/** The arms as the catalogue groups them. */
export const TROOP_GROUPS: { title: string; note: string; arms: Arm[] }[] = [
  { title: 'Infantry', note: 'close order', arms: ['close-order'] },
  { title: 'Light infantry', note: '', arms: ['light-infantry'] },
  { title: 'Cavalry', note: '', arms: ['cavalry'] },
  { title: 'Artillery', note: '', arms: ['artillery'] },
  { title: 'Transport', note: '', arms: ['transport'] },
];

const IMAGI_CITE = page('51');

const CLASS = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;

/** What a nation calls its troops of a type. */
export const labelOf = ({ type, label, pieces }: Fielding): string => {
  const { label: common, short, kind, horse } = TYPES[type];
  return label ?? (pieces === undefined || kind !== 'gun' || horse ? common : `${short}, ${pieces}`);
};

const dating = ({ from, to, dateCode = 'nat-2' }: Fielding, year: number) => {
  if (from !== undefined && year < from) return { reason: `From ${from}`, code: dateCode };
  if (to !== undefined && year > to) return { reason: `Until ${to}`, code: dateCode };
  return undefined;
};

/** One unit as this nation usually fields it in that year. */
const defaultUnit = (fielding: Fielding, { year, army }: Survey, nation: NationId): Omit<Unit, 'id'> => ({
  type: fielding.type,
  name: '',
  class: classIn(fielding, year),
  size: fielding.size ?? 'standard',
  ...(nation !== tableNation(army) && { nation }),
});

const entry = (fielding: Fielding, facts: Survey, nation: NationId): CatalogueEntry => {
  const node = defaultUnit(fielding, facts, nation);
  const price = sumOf(unitLines({ ...node, id: '' }, facts));
  const unavailable = dating(fielding, facts.year);
  return {
    type: fielding.type,
    label: labelOf(fielding) + (node.size === 'standard' ? '' : `, ${node.size}`),
    symbol: TYPES[fielding.type].symbol,
    note: [CLASS[node.class], fielding.remark].filter(Boolean).join(', '),
    price,
    cite: fielding.cite,
    ...(unavailable && { unavailable }),
    into: 'unit',
    node,
  };
};

const WORKS: CatalogueGroup = {
  title: 'Works',
  note: '',
  entries: (Object.keys(POINTS.works) as WorksType[]).map((type) => {
    const { name, amount, cite, covers } = POINTS.works[type];
    return {
      type,
      label: name,
      symbol: type === 'fortified-block' ? 'block' : 'entrenchment',
      note: covers,
      price: amount,
      cite,
      into: 'works',
      node: { type, name: '', count: 1 },
    } as const;
  }),
};

/**
 * A type of an imagi-nation's own list (p. 51), described as its template or else the rules in general do. That it is
 * on the list is all that counts: the template's dates are its own.
 */
const imagined = (
  { type, class: quality }: { type: TroopTypeId; class: UnitClass },
  template: NationId,
): Fielding => {
  const {
    from: _,
    to: __,
    dateCode: ___,
    ...fielding
  } = fieldingOf(template, type) ?? { type, cite: IMAGI_CITE };
  return { ...fielding, class: quality, classes: [] };
};

/**
 * The troops an army fields, or a contingent of another nation in it, in the order of the book (p. 41-50),
 * with the price of the usual unit in this army. Types out of their dates say so and can still be added.
 */
export const catalogue = (file: ArmyFile<Army>, nation?: string): CatalogueGroup[] => {
  const facts = survey(file);
  const of = nation !== undefined && nation in FIELDINGS ? (nation as NationId) : facts.nation;
  const own = facts.imagi && nation === undefined ? file.army.imagiNation?.troops : undefined;
  const fielded = own === undefined ? FIELDINGS[of] : own.map((troops) => imagined(troops, of));
  const groups = TROOP_GROUPS.map(({ title, note, arms }) => ({
    title,
    note,
    entries: fielded
      .filter(({ type }) => arms.includes(TYPES[type].arm))
      .map((fielding) => entry(fielding, facts, of)),
  }));
  return [...groups.filter(({ entries }) => entries.length > 0), WORKS];
};

/** What the new-army form offers; the book sets no limit of points, 1,500 makes an evening's game of a dozen units. */
export const CHOICES: Choices = {
  nations: [
    ...NATION_IDS.map((value) => ({ value, label: NATIONS[value].label })),
    { value: 'imagi-nation', label: 'Imagi-nation' },
  ],
  years: everyYear(YEARS),
  scales: ['28', '20', '15', '10', '6'].map((value) => ({ value, label: `${value} mm` })),
  budget: LIMITS.budget.usual,
  budgetStep: 1,
};

const scaleOf = (scale: string): Army['scale'] =>
  (CHOICES.scales.find(({ value }) => value === scale)?.value ?? '28') as Army['scale'];

const nationOf = (nation: string): Army['nation'] =>
  (CHOICES.nations.find(({ value }) => value === nation)?.value ?? 'prussia') as Army['nation'];

const newGeneral = (newId: () => string): General => ({ id: newId(), name: '', rating: 'unrated' });

/** An army file with a commanding general and one empty brigade, ready for troops. */
export const newArmy: SystemDefinition<Army>['newArmy'] = ({ name, nation, year, scale, budget }, newId) =>
  newFile(SYSTEM, name, {
    nation: nationOf(nation),
    year,
    scale: scaleOf(scale),
    mode: 'points',
    budget,
    ...(nation === 'imagi-nation' && {
      imagiNation: { name: '', template: 'austria', band: 'Z', commanderBand: '0' },
    }),
    general: newGeneral(newId),
    lieutenants: [],
    brigades: [BRIGADES.create(newId, '', [], { brigades: [] })],
    independents: [],
    works: [],
    unassigned: [],
  });

/** What can be added besides troops and works. */
export const additions = ({ army }: ArmyFile<Army>, newId: () => string): Addition[] => {
  const { lieutenants, general } = army;
  return [
    formationAddition(BRIGADES, 'Brigade', army, newId),
    ...leaderAdditions(BRIGADES, 'commander', 'Commander', army, () => newCommander(newId, army)),
    addition('lieutenant', 'Lieutenant general', ['lieutenants', lieutenants.length], {
      id: newId(),
      name: '',
      rating: 'dependable',
      brigades: [],
    }),
    ...(general === null
      ? [addition('general', 'Commanding general', ['general'], newGeneral(newId), 'set')]
      : []),
  ];
};
