import { counted } from '../core/army/words';
import { amount, labelled, limit, scaled, wordDetail, year } from '../core/text/details';
import type { TextForm } from '../core/text/text';
import { textForm } from '../core/text/text-form';
import { labelsOf } from '../core/text/vocabulary';
import { type Army, type Brigade, parse, type Unit } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, HOUSE_TABLES, NATIONS, POINT_SCALE, SYSTEM, TYPES } from './tables';
import { unitName } from './tree';

const COMMANDER = {
  many: true,
  parts: [
    wordDetail(
      'die',
      ['1', '2', '3', '4', '5', '6'].map((face) => [face, `die ${face}`] as const),
    ),
    amount('couriers', { one: 'courier' }),
    amount('chips', { one: 'chip' }),
    amount('given', { one: 'given', many: 'given' }),
  ],
  id: 'c',
  example: 'Write a commander as "Name; die 4; 1 courier"',
} as const;

/** The human text form, loaded when an army is written or read as text. */
export const text: TextForm<Army> = textForm<Army, Brigade, Unit>({
  system: { ...SYSTEM, pointScale: POINT_SCALE },
  parse,
  profile: { settings: SETTINGS, coefficients: COEFFICIENTS, houseTables: HOUSE_TABLES },
  header: [
    labelled('nation', '', labelsOf(NATIONS), 'nation'),
    year,
    scaled(),
    limit(),
    amount('maxUnits', { before: 'at most', one: 'unit', many: 'units', parted: true }),
    amount('maxFigures', { before: 'at most', one: 'figure', many: 'figures', parted: true }),
  ],
  headerExample: 'nation; year; scale; limit',
  leaders: [{ key: 'chiefs', words: { 'In chief': {} }, unnamed: 'Commander in chief', ...COMMANDER }],
  formation: {
    key: 'brigades',
    word: 'Brigade',
    id: 'b',
    leaders: [{ key: 'commanders', words: { Commander: {} }, ...COMMANDER }],
  },
  lists: [{ key: 'direct', head: 'Under the commander in chief' }],
  unit: {
    types: labelsOf(TYPES),
    details: [
      amount('figures', { one: 'figure', missing: 'The figures are missing' }),
      amount('guns', { one: 'gun' }),
    ],
    example: 'Write a unit as "Name: Type; 37 figures" or "Name: Type; 10 figures, 2 guns"',
    one: 'a unit',
    short: (unit, { safe }) => `${safe(unitName(unit))} ${unit.figures}`,
    counted: false,
  },
  total: (points, { stats }) =>
    points === null ? counted(Number(stats.figures), 'figure') : `${points} (house points)`,
});
