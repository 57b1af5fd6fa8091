import checkTexts from '@/data/stroll-in-hanover/check-texts.json';
import NOTES from '@/data/stroll-in-hanover/notes.json';
import rulings from '@/data/stroll-in-hanover/rulings.json';
import words from '@/data/stroll-in-hanover/terms.json';
import { grouped } from '../core/army/number';
import { yearsText } from '../core/army/years';
import { blankTables, type RulesPage, type RulesTable } from '../core/contract/rules-page';
import { sumOf } from '../core/price/costing';
import { pointsText, printedPoints } from '../core/price/points';
import { unitLines } from './cost';
import { passText } from './morale';
import type { Unit } from './schema';
import {
  CLASSES,
  FIELDINGS,
  HOUSE,
  HOUSE_TABLES,
  LIMITS,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINT_SCALE,
  POINTS,
  type TroopTypeId,
  TYPES,
  type UnitClass,
  YEARS,
} from './tables';

const troops = (nation: NationId): RulesTable => ({
  title: NATIONS[nation].label,
  cite: HOUSE,
  columns: [
    { title: 'Troops' },
    { title: 'Class' },
    { title: 'SP', align: 'right' },
    { title: 'Morale', align: 'right' },
    { title: 'Years' },
    { title: 'Notes' },
  ],
  rows: FIELDINGS[nation].map((fielding) => {
    const { label, sp, morale, class: unitClass, noGrenadiers } = TYPES[fielding.type];
    return {
      cells: [
        fielding.label ?? label,
        CLASSES[unitClass].label,
        String(sp),
        String(fielding.morale ?? morale),
        yearsText(YEARS, fielding.from, fielding.to),
        noGrenadiers ? 'no grenadiers' : '',
      ],
    };
  }),
});

/** What each nation fields, by our defaults; an imagi-nation fields everything. */
const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);

const AMOUNT = { title: 'Points', align: 'right' } as const;

const { artillery, works, generalInChief, lieutenantGeneral } = POINTS;

const list: RulesTable = {
  title: 'Price list',
  note: 'In this order. Nothing costs less than 0.',
  columns: [{ title: 'What' }, { title: 'Of' }, AMOUNT],
  rows: [
    { cells: ['Stand', 'all but artillery', 'SP × Morale'], cite: POINTS.cite },
    {
      cells: ['Light troops', 'light infantry, light cavalry', 'half, rounded up'],
      cite: POINTS.lightTroops.cite,
    },
    { cells: ['Medium cavalry', 'for each SP', '−1'], cite: POINTS.mediumCavalry.cite },
    { cells: ['No grenadiers', 'for each SP', '−½'], cite: POINTS.noGrenadiers.cite },
    { cells: ['Shock', 'for each SP', '+2'], cite: POINTS.shock.cite },
    ...Object.entries(artillery).map(([calibre, points]) => ({
      cells: [CLASSES[calibre as UnitClass].label, 'whatever its SP and Morale', grouped(points)],
      cite: POINTS.cite,
    })),
    ...Object.values(works).map(({ name, covers, points, cite }) => ({
      cells: [name, covers, grouped(points)],
      cite,
    })),
  ],
};

const generals: RulesTable = {
  title: 'Generals',
  columns: [
    { title: 'Rating' },
    { title: 'General in chief', align: 'right' },
    { title: 'Lieutenant general', align: 'right' },
  ],
  rows: (['0', '1', '2'] as const).map((rating) => ({
    cells: [rating, grouped(generalInChief[rating]), grouped(lieutenantGeneral[rating])],
    cite: POINTS.cite,
  })),
};

const STRENGTHS = [1, 2, 3, 4];
const MORALES = Array.from({ length: LIMITS.morale.max }, (_, index) => index + 1);

const priceOf = (type: TroopTypeId, sp: number, morale: number): string => {
  const stand: Unit = { id: 'x', type, name: '', sp, morale };
  return pointsText(printedPoints(sumOf(unitLines(stand, 'keep')), POINT_SCALE));
};

const workedOut = (title: string, type: TroopTypeId, note: string): RulesTable => ({
  title,
  note,
  columns: [
    { title: 'Strength points' },
    ...MORALES.map((morale) => ({ title: `Morale ${morale}`, align: 'right' as const })),
  ],
  rows: STRENGTHS.map((sp) => ({
    cells: [String(sp), ...MORALES.map((morale) => priceOf(type, sp, morale))],
  })),
});

const tests: RulesTable = {
  title: 'Morale tests',
  note: 'Die and modifier no more than Morale. A demoralised division has Morale one lower.',
  cite: LIMITS.morale.cite,
  columns: [
    { title: 'Modifier' },
    ...MORALES.map((morale) => ({ title: `Morale ${morale}`, align: 'right' as const })),
  ],
  rows: [-1, 0, 1, 2].map((modifier) => ({
    cells: [
      modifier < 0 ? '−1' : modifier === 0 ? 'none' : `+${modifier}`,
      ...MORALES.map((morale) => passText(morale, modifier)),
    ],
  })),
};

/** Every price (s. 18): as printed, then worked out by the same code that prices an army; and the odds of a test. */
const priceTables: readonly RulesTable[] = [
  list,
  generals,
  workedOut(
    'Line infantry and heavy cavalry, worked out',
    'line',
    'Without grenadiers ½ less, with Shock 2 more for each SP.',
  ),
  workedOut('Medium cavalry, worked out', 'dragoons', 'With Shock 2 more for each SP.'),
  workedOut('Light infantry and light cavalry, worked out', 'hussars', 'With Shock 2 more for each SP.'),
  tests,
];

/** The rules page: words, prices, troops, rulings and printed notes, from the same tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'prices',
      title: 'Prices',
      lede: 'A stand costs its strength points times its Morale. Artillery costs by its calibre, generals by their rating; the defender may buy works.',
      tables: priceTables,
    },
    {
      id: 'troops',
      title: 'Troops',
      lede: 'The official lists are lost. Classes and prices are the book’s; names, years, strength and Morale are ours, and you can change them all.',
      tables: troopTables,
    },
    {
      id: 'lost',
      title: 'Lost tables',
      lede: 'Blanks are values the source has lost. Fill in what your copy of the magazine says; it is printed on the reference sheet and used in no sum.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  // rows of the digest that no army can break alone: printed, not checked
  notes: NOTES,
  rulings,
};
