import type { ArmyFile } from '../core/document';
import { pointsReader } from '../core/natural-limit';
import { onOff, settingReader } from '../core/settings';
import type { Setting } from '../core/system';
import { COEFFICIENTS, HOUSE, ruling } from './tables';

/** Rulings with a switch and choices of ours. */
export const SETTINGS = [
  {
    key: 'points',
    label: 'Points',
    help: 'The source prints no points. House costs are ours; without them the army is limited by units or hits.',
    cite: HOUSE,
    default: 'house',
    options: [
      { value: 'house', label: 'House costs' },
      { value: 'none', label: 'No points' },
    ],
  },
  {
    key: 'budgetType',
    label: 'The limit counts',
    help: 'What the agreed limit of the army is a number of.',
    cite: HOUSE,
    default: 'points',
    options: [
      { value: 'points', label: 'Points' },
      { value: 'units', label: 'Units' },
      { value: 'hits', label: 'Hits' },
    ],
  },
  {
    key: 'eliteHits',
    label: 'Eight hits for others',
    help: 'Units other than the Old Guard may have eight hits.',
    cite: ruling('R04'),
    default: false,
    options: onOff,
  },
  {
    key: 'leaderVariant',
    label: 'Leaders as announced later',
    help: 'Every leader re-rolls one combat die and gives no extra hit, as the author means to change it.',
    cite: ruling('R05'),
    default: false,
    options: onOff,
  },
  {
    key: 'noFreeFacing',
    label: 'No free turn to face a charge',
    help: 'Charged line infantry does not turn by itself, as the author means to change it.',
    cite: ruling('R06'),
    default: false,
    options: onOff,
  },
  {
    key: 'lightCavDouble',
    label: 'Cavalry against light infantry',
    help: 'The same doubling is described twice: apply it once, or to dice and to hits.',
    cite: ruling('R10'),
    default: 'once',
    options: [
      { value: 'once', label: 'Once' },
      { value: 'twice', label: 'Twice' },
    ],
  },
  {
    key: 'armyBreak',
    label: 'Army breaks at half its units',
    help: 'The source gives no breaking point. Ours: when half the units, rounded up, have routed.',
    cite: HOUSE,
    default: false,
    options: onOff,
  },
  {
    key: 'dragoons',
    label: 'Dragoons of an order of battle',
    help: 'Taken as cavalry or as heavy cavalry when an army is mustered.',
    cite: HOUSE,
    default: 'cavalry',
    options: [
      { value: 'cavalry', label: 'Cavalry' },
      { value: 'heavy', label: 'Heavy cavalry' },
    ],
  },
  {
    key: 'usualTraits',
    label: 'Traits of an order of battle',
    help: 'When an army is mustered, guards and grenadiers are steadfast, cuirassiers have shock, hussars are impetuous.',
    cite: HOUSE,
    default: false,
    options: onOff,
  },
] as const satisfies readonly Setting[];

export type SettingKey = (typeof SETTINGS)[number]['key'];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);

const BUDGET_WORDS = { points: 'Points', units: 'Units', hits: 'Hits' } as const;

/** True for an army with a total. */
export const hasPoints = pointsReader(COEFFICIENTS);

export type Budget = keyof typeof BUDGET_WORDS;

/** What the agreed limit counts; units where an army without points is limited by points. */
export const budgetOf = (file: Pick<ArmyFile, 'settings' | 'house'>): Budget => {
  const type = settingOf(file, 'budgetType');
  return type === 'points' && !hasPoints(file) ? 'units' : type;
};

/** The same as a word. */
export const budgetWord = (file: Pick<ArmyFile, 'settings' | 'house'>): string =>
  BUDGET_WORDS[budgetOf(file)];
