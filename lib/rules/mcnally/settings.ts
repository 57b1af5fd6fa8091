import { choice, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { limitReader, pointsReader } from '../core/price/natural-limit';
import { COEFFICIENTS, HOUSE, ruling, section } from './tables';

/** Every setting of an army: costs and limits, the rulings with a switch, the optional rules. */
export const SETTINGS = [
  choice({
    key: 'points',
    label: 'Costs',
    help: 'The source gives no points. House points are our estimate, and you can change them; without points only strength points are counted.',
    cite: HOUSE,
    options: { house: 'House points', none: 'No points' },
  }),
  choice({
    key: 'budgetType',
    label: 'Limit of the army',
    help: 'What the agreed limit counts: house points, strength points, or standard units (1,200 close order, 600 open order, 400 horse, 12 guns). Without points a limit in points counts strength points.',
    cite: HOUSE,
    options: { points: 'Points', sp: 'Strength', unitEquivalents: 'Units' },
  }),
  choice({
    key: 'spMethod',
    label: 'Strength points of weak units',
    help: 'One less for each 20 % under strength, rounded to the nearest, or in proportion to the men, rounded to the nearest. They differ for very weak units only.',
    cite: ruling('R01b'),
    options: { per20: '20 % steps', linear: 'In proportion' },
  }),
  choice({
    key: 'brigadeUnits',
    label: 'Units that need a brigadier',
    help: 'Which units count for the ratio of generals: troops with guns, without them, or all with engineers and wagons. The source does not say.',
    cite: ruling('R09'),
    options: { artillery: 'With guns', troops: 'Without', all: 'All' },
  }),
  choice({
    key: 'fieldworks',
    label: 'Fieldworks',
    help: 'Built by engineers of the army, or given by the scenario.',
    cite: section('Engineering'),
    options: { engineers: 'Engineers', scenario: 'Scenario' },
  }),
  choice({
    key: 'uphillCharge',
    label: 'Charged from below',
    help: 'The factor for a unit uphill of its chargers: +1, as printed, makes defending uphill worse; −1 treats this as a misprint.',
    cite: ruling('R16'),
    options: { printed: '+1', minus: '−1' },
  }),
  toggle({
    key: 'engineering',
    label: 'Engineering',
    help: 'The optional rules for building, demolition and bridges. When off, only the scenario can give fieldworks.',
    cite: section('Engineering'),
    on: true,
  }),
  toggle({
    key: 'roadBonus',
    label: 'Road bonus',
    help: 'Optional: 3 inches more for a full move in column on a road, not within 24 inches of the enemy.',
    cite: section('Movement'),
  }),
] as const satisfies readonly Setting[];

export type SettingKey = (typeof SETTINGS)[number]['key'];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);

/** True for an army with a total. */
export const hasPoints = pointsReader(COEFFICIENTS);

/** What the limit of an army counts; without points a limit in points counts strength points. */
export const budgetTypeOf = limitReader(hasPoints, (file) => settingOf(file, 'budgetType'), 'sp');
