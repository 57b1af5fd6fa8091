import checkTexts from '@/data/mcnally/check-texts.json';
import notes from '@/data/mcnally/notes.json';
import rulings from '@/data/mcnally/rulings.json';
import words from '@/data/mcnally/terms.json';
import { grouped, signed } from '../core/army/number';
import { yearsText } from '../core/army/years';
import type { Cite } from '../core/contract/citation';
import { blankTables, type RulesPage, type RulesTable } from '../core/contract/rules-page';
import { sumOf } from '../core/price/costing';
import { pointsText, printedPoints } from '../core/price/points';
import { equalParts } from './split-and-combine';
import {
  ARMS,
  type ArmId,
  COEFFICIENTS,
  FIELDINGS,
  HOUSE,
  HOUSE_TABLES,
  LIMITS,
  NATION_IDS,
  NATIONS,
  type NationId,
  POINT_SCALE,
  type TroopTypeId,
  TYPE_IDS,
  TYPES,
  YEARS,
} from './tables';
import { modifierOf, tariffOf } from './tariff';
import { unitLines } from './unit-cost';
import { strengthOf, unitFactsOf } from './unit-facts';

/** Rows of the digest that no army can break: printed, not checked. */
const NOTES: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[] = notes;

const fires = (nation: NationId, { arm, british }: (typeof TYPES)[keyof typeof TYPES]): string =>
  arm === 'close-order' && (british === true || NATIONS[nation].fireBonus === true) ? '+1 when firing' : '';

const troops = (nation: NationId): RulesTable => ({
  title: NATIONS[nation].label,
  cite: HOUSE,
  columns: [{ title: 'Troops' }, { title: 'Arm' }, { title: 'Years' }, { title: 'Notes' }],
  rows: FIELDINGS[nation].map((fielding) => {
    const type = TYPES[fielding.type];
    return {
      cells: [
        fielding.label ?? type.label,
        ARMS[type.arm].short,
        yearsText(YEARS, fielding.from, fielding.to),
        type.pieces ?? fires(nation, type),
      ],
    };
  }),
});

/** What each nation fields, by our lists; an imagi-nation fields everything. */
const troopTables: readonly RulesTable[] = NATION_IDS.map(troops);

const TARIFF = tariffOf({ house: {} });

const coefficients: RulesTable = {
  title: 'House points',
  note: 'A unit costs its strength points times (b0 + q times its modifier) times the factor of its arm, and for each +1 of fire its strength points times the bonus; rounded to whole points, halves up, at least 1.',
  cite: HOUSE,
  columns: [{ title: 'What' }, { title: 'Ours', align: 'right' }, { title: 'Why' }],
  rows: COEFFICIENTS.map(({ label, default: value, derivation }) => ({
    cells: [label, grouped(value), derivation],
  })),
};

const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const MODIFIERS = [-2, -1, 0, 1, 2] as const;

/** A type of each arm to price by its modifier. */
const SAMPLE: Partial<Record<ArmId, TroopTypeId>> = {
  'close-order': 'line',
  'open-order': 'light-infantry',
  'heavy-cavalry': 'dragoons',
  artillery: 'medium-battery',
};

const priceOf = (type: TroopTypeId, sp: number, modifier: number): string => {
  const unit = { id: '', name: '', type, sp, modifier };
  return pointsText(
    printedPoints(sumOf(unitLines(unitFactsOf(unit, 'austria', TARIFF, 'per20', 1), TARIFF)), POINT_SCALE),
  );
};

const worked = (arm: ArmId, type: TroopTypeId): RulesTable => ({
  title: ARMS[arm].label,
  note: 'Points by strength and modifier, without regimental guns or national fire.',
  cite: HOUSE,
  columns: [
    { title: 'Modifier' },
    ...STRENGTHS.map((sp) => ({ title: `${sp} SP`, align: 'right' as const })),
  ],
  rows: MODIFIERS.map((modifier) => ({
    cells: [signed(modifier), ...STRENGTHS.map((sp) => priceOf(type, sp, modifier))],
  })),
});

/** What everything costs by our coefficients. */
const priceTables: readonly RulesTable[] = [
  coefficients,
  ...Object.entries(SAMPLE).map(([arm, type]) => worked(arm as ArmId, type)),
];

const MEN = [1800, 1600, 1400, 1200, 1100, 1080, 1000, 900, 800, 700, 600, 500, 400, 300, 200] as const;

const { men: STANDARD } = ARMS['close-order'];

/** "9 (5 and 4)": a strength that must be split says into what. */
const strengthText = (sp: number): string =>
  sp > LIMITS.strength.max ? `${sp} (${equalParts(sp).join(' and ')})` : String(sp);

/** Strength points from men by both methods. */
const strengthTable: RulesTable = {
  title: 'Strength points from men',
  note: 'Open order has half the men, cavalry a third; two guns are a point.',
  cite: LIMITS.understrength.cite,
  columns: [
    { title: 'Close order men', align: 'right' },
    { title: 'By steps of 20 %', align: 'right' },
    { title: 'In proportion', align: 'right' },
  ],
  rows: MEN.map((men) => ({
    cells: [
      grouped(men),
      strengthText(strengthOf(men, STANDARD ?? 0, 'per20')),
      strengthText(strengthOf(men, STANDARD ?? 0, 'linear')),
    ],
  })),
};

/** Full strength, bases and figures of each arm. */
const armTable: RulesTable = {
  title: 'Standard units',
  columns: [
    { title: 'Arm' },
    { title: 'Full strength', align: 'right' },
    { title: 'For a strength point', align: 'right' },
    { title: 'Bases', align: 'right' },
    { title: 'Evades, inches', align: 'right' },
  ],
  rows: Object.values(ARMS).map(({ label, men, guns, bases, evades, cite }) => {
    const full = men ?? guns;
    return {
      cells: [
        label,
        full === null ? '' : `${grouped(full)} ${men === null ? 'guns' : 'men'}`,
        full === null ? '' : grouped(Math.round((full * 10) / LIMITS.strength.full) / 10),
        String(bases),
        evades === 0 ? '' : String(evades),
      ],
      cite,
    };
  }),
};

/** Morale modifiers: from the text, or ours. */
const moraleTable: RulesTable = {
  title: 'Morale modifiers',
  columns: [{ title: 'Type' }, { title: 'Arm' }, { title: 'Modifier', align: 'right' }],
  rows: TYPE_IDS.map((type) => {
    const { label, arm, levies, modifierCite } = TYPES[type];
    const modifier = signed(modifierOf({ type }, TARIFF));
    return {
      cells: [label, ARMS[arm].short, levies === undefined ? modifier : `${modifier} or ${signed(levies)}`],
      cite: modifierCite,
    };
  }),
};

/** The rules page: words, units, our costs, troops, rulings and printed notes, from the tables that price and check. */
export const rulesPage: RulesPage = {
  words,
  sections: [
    {
      id: 'units',
      title: 'Units',
      lede: 'A unit at full strength has six strength points. Its basic morale is what is left of them and its modifier.',
      tables: [armTable, strengthTable, moraleTable],
    },
    {
      id: 'prices',
      title: 'House points',
      lede: 'The source gives no points. House points are our estimate. You can change each one for an army, or switch them all off.',
      tables: priceTables,
    },
    {
      id: 'troops',
      title: 'Troops',
      lede: 'The source has no lists of armies: names and years are ours.',
      tables: troopTables,
    },
    {
      id: 'lost',
      title: 'Lost tables',
      lede: 'Blanks are values the source has lost. Fill in what your copy says, or take the values of the sibling rules for the American War of Independence, marked as theirs. They are printed on the reference sheet and used in no sum.',
      tables: blankTables(HOUSE_TABLES),
    },
  ],
  checkTexts,
  notes: NOTES,
  rulings,
};
