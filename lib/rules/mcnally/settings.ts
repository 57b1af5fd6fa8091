import type { ArmyFile } from '../core/document';
import { pointsReader } from '../core/natural-limit';
import { onOff, settingReader } from '../core/settings';
import type { Setting } from '../core/system';
import { COEFFICIENTS, HOUSE, ruling, section } from './tables';

/** Every setting of an army: costs and limits, the rulings with a switch, the optional rules. */
export const SETTINGS = [
  {
    key: 'points',
    label: 'Costs',
    help: 'The source prints no costs. House costs are ours and can be changed; without points the army has its strength points alone.',
    cite: HOUSE,
    default: 'house',
    options: [
      { value: 'house', label: 'House costs' },
      { value: 'none', label: 'No points' },
    ],
  },
  {
    key: 'budgetType',
    label: 'Limit of the army',
    help: 'What the agreed limit counts: house points, strength points, or standard units (1,200 close order, 600 open order, 400 horse, 12 guns). Without points a limit in points counts strength points.',
    cite: HOUSE,
    default: 'points',
    options: [
      { value: 'points', label: 'Points' },
      { value: 'sp', label: 'Strength' },
      { value: 'unitEquivalents', label: 'Units' },
    ],
  },
  {
    key: 'spMethod',
    label: 'Strength points of weak units',
    help: 'One less for each 20 % under strength, rounded to the nearest, or in proportion to the men, rounded to the nearest. They differ for very weak units only.',
    cite: ruling('R01b'),
    default: 'per20',
    options: [
      { value: 'per20', label: '20 % steps' },
      { value: 'linear', label: 'In proportion' },
    ],
  },
  {
    key: 'brigadeUnits',
    label: 'Units that need a brigadier',
    help: 'Which units count for the ratio of generals: troops with guns, without them, or all with engineers and wagons. The source does not say.',
    cite: ruling('R09'),
    default: 'artillery',
    options: [
      { value: 'artillery', label: 'With guns' },
      { value: 'troops', label: 'Without' },
      { value: 'all', label: 'All' },
    ],
  },
  {
    key: 'fieldworks',
    label: 'Fieldworks',
    help: 'Built by engineers of the army, or given by the scenario.',
    cite: section('Engineering'),
    default: 'engineers',
    options: [
      { value: 'engineers', label: 'Engineers' },
      { value: 'scenario', label: 'Scenario' },
    ],
  },
  {
    key: 'uphillCharge',
    label: 'Charged from below',
    help: 'The factor for a unit uphill of its chargers: +1, as printed, makes that worse; −1 takes it for a slip.',
    cite: ruling('R16'),
    default: 'printed',
    options: [
      { value: 'printed', label: '+1' },
      { value: 'minus', label: '−1' },
    ],
  },
  {
    key: 'engineering',
    label: 'Engineering',
    help: 'The optional rules for building, demolition and bridges. Off, fieldworks come from the scenario only.',
    cite: section('Engineering'),
    default: true,
    options: onOff,
  },
  {
    key: 'roadBonus',
    label: 'Road bonus',
    help: 'Optional: 3 inches more for a full move in column on a road, not within 24 inches of the enemy.',
    cite: section('Movement'),
    default: false,
    options: onOff,
  },
] as const satisfies readonly Setting[];

export type SettingKey = (typeof SETTINGS)[number]['key'];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);

export type BudgetType = 'points' | 'sp' | 'unitEquivalents';

/** True for an army with a total. */
export const hasPoints = pointsReader(COEFFICIENTS);

/** What the limit of an army counts; without points a limit in points counts strength points. */
export const budgetTypeOf = (file: Pick<ArmyFile, 'settings' | 'house'>): BudgetType => {
  const type = settingOf(file, 'budgetType');
  return type === 'points' && !hasPoints(file) ? 'sp' : type;
};
