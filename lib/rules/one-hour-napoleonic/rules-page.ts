import checkTexts from '@/data/one-hour-napoleonic/check-texts.json';
import NOTES from '@/data/one-hour-napoleonic/notes.json';
import rulings from '@/data/one-hour-napoleonic/rulings.json';
import words from '@/data/one-hour-napoleonic/terms.json';
import { grouped, signed } from '../core/army/number';
import type { RulesPage, RulesTable } from '../core/contract/rules-page';
import { sumOf } from '../core/price/costing';
import { coefficientsOf } from '../core/price/house';
import { pointsText, printedPoints } from '../core/price/points';
import { unitLines } from './cost';
import type { Unit } from './schema';
import {
  ABILITIES,
  ARMS,
  type Arm,
  COEFFICIENTS,
  HOUSE,
  HOUSE_TABLES,
  LIMITS,
  NATIONS,
  type NationId,
  POINT_SCALE,
  qualityOf,
  TRAIT_IDS,
  TRAITS,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
} from './tables';

const K = coefficientsOf(COEFFICIENTS, {});
const QUALITIES = [...LIMITS.quality.hits, LIMITS.quality.elite];

const priceOf = (unit: Omit<Unit, 'id' | 'name'>): string =>
  pointsText(printedPoints(sumOf(unitLines({ id: '', name: '', ...unit }, K)), POINT_SCALE));

/** The plainest type of each arm: its price depends on the arm alone. */
const PLAIN: Record<Arm, TroopTypeId> = {
  line: 'line',
  light: 'light',
  cavalry: 'cavalry',
  'heavy-cavalry': 'heavy-cavalry',
  artillery: 'artillery',
};

const worked: RulesTable = {
  title: 'Units, worked out',
  note: 'By hits, without traits, at our coefficients.',
  cite: HOUSE,
  columns: [
    { title: 'Arm' },
    ...QUALITIES.map((hits) => ({ title: `${qualityOf(hits)}, ${hits}`, align: 'right' as const })),
  ],
  rows: (Object.keys(ARMS) as Arm[]).map((arm) => ({
    cells: [ARMS[arm].label, ...QUALITIES.map((hits) => priceOf({ type: PLAIN[arm], hits }))],
  })),
};

const coefficients: RulesTable = {
  title: 'Coefficients',
  note: 'Ours, and yours to change.',
  cite: HOUSE,
  columns: [{ title: 'Coefficient' }, { title: 'Value', align: 'right' }, { title: 'Why' }],
  rows: COEFFICIENTS.map(({ label, default: normal, exact, derivation }) => ({
    cells: [label, exact === undefined ? grouped(normal) : exact.join('/'), derivation],
  })),
};

const arms: RulesTable = {
  title: 'Arms',
  note: 'The unit table is lost in the original post and taken from another copy.',
  columns: [
    { title: 'Arm' },
    { title: 'Move, boxes', align: 'right' },
    { title: 'Dice' },
    { title: 'Notes' },
  ],
  rows: Object.values(ARMS).map(({ label, move, dice, charge, notes, cite }) => ({
    cells: [
      label,
      `${move}`,
      charge === null
        ? dice.map(({ to, dice: count }) => `${count} to ${to}`).join(', ')
        : `${charge} charging`,
      `${notes.join('. ')}.`,
    ],
    cite,
  })),
};

const traits: RulesTable = {
  title: 'Traits',
  columns: [
    { title: 'Trait' },
    { title: 'Letter' },
    { title: 'Effect' },
    { title: 'Points', align: 'right' },
  ],
  rows: TRAIT_IDS.map((trait) => {
    const { label, letter, effect, cite } = TRAITS[trait];
    const points = COEFFICIENTS.find(({ key }) => key === trait)?.default ?? 0;
    return { cells: [label, letter, effect, signed(points)], cite };
  }),
};

const abilities: RulesTable = {
  title: 'Abilities of leaders',
  columns: [{ title: 'Ability' }, { title: 'Effect' }],
  rows: Object.values(ABILITIES).map(({ label, effect, cite }) => ({ cells: [label, effect], cite })),
};

const troops: RulesTable = {
  title: 'Types of troops',
  note: 'The source names arms, not troops of the eighteenth century: types, nations and usual quality are ours.',
  cite: HOUSE,
  columns: [
    { title: 'Troops' },
    { title: 'Arm' },
    { title: 'Hits', align: 'right' },
    { title: 'Nations' },
    { title: 'Points', align: 'right' },
  ],
  rows: TYPE_IDS.map((type) => {
    const { label, arm, hits, nations, conscript } = TYPES[type];
    return {
      cells: [
        conscript ? `${label}, conscript` : label,
        ARMS[arm].label,
        `${hits}`,
        nations === undefined ? 'all' : nations.map((nation) => NATIONS[nation as NationId]).join(', '),
        priceOf({ type, hits, ...(conscript && { conscript }) }),
      ],
    };
  }),
};

/** The tables to fill in, with what is known in them. */
const blanks: readonly RulesTable[] = HOUSE_TABLES.map(({ title, cite, columns, rows }) => ({
  title,
  cite,
  columns: [{ title: '' }, ...columns.map((column) => ({ title: column }))],
  rows: rows.map(({ label, given = [] }) => ({
    cells: [label, ...columns.map((_, index) => given[index] ?? '')],
  })),
}));

/**
 * The rules page: words, house points, troops, rulings and printed notes, from the same tables that price and check.
 */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'prices',
      title: 'House points',
      lede: 'The source prints no points. A unit costs what it can be expected to inflict plus what it can take, rounded to a whole point.',
      tables: [worked, coefficients],
    },
    { id: 'arms', title: 'Arms and traits', tables: [arms, traits, abilities] },
    { id: 'troops', title: 'Troops', tables: [troops] },
    {
      id: 'lost',
      title: 'Lost tables',
      lede: 'Blanks are values the source has lost. Fill in what you play with; it is printed on the reference sheet and used in no sum.',
      tables: blanks,
    },
  ],
  checkTexts,
  // rows of the digest that can never fail: said on paper too
  notes: NOTES,
  rulings,
};
