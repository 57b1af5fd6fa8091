import { choice, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { limitReader, limitSettings, pointsReader } from '../core/price/natural-limit';
import { COEFFICIENTS, HOUSE, ruling } from './tables';

const LIMIT_WORDS = { points: 'Points', units: 'Units', hits: 'Hits' };

/** Rulings with a switch and choices of ours. */
export const SETTINGS = [
  ...limitSettings(HOUSE, LIMIT_WORDS, 'units or hits'),
  toggle({
    key: 'eliteHits',
    label: 'Eight hits for others',
    help: 'Units other than the Old Guard may have eight hits.',
    cite: ruling('R04'),
  }),
  toggle({
    key: 'leaderVariant',
    label: 'Leaders as announced later',
    help: 'Every leader re-rolls one combat die and gives no extra hit, as the author means to change it.',
    cite: ruling('R05'),
  }),
  toggle({
    key: 'noFreeFacing',
    label: 'No free turn to face a charge',
    help: 'Charged line infantry does not turn by itself, as the author means to change it.',
    cite: ruling('R06'),
  }),
  choice({
    key: 'lightCavDouble',
    label: 'Cavalry against light infantry',
    help: 'The same doubling is described twice: apply it once, or to dice and to hits.',
    cite: ruling('R10'),
    options: { once: 'Once', twice: 'Twice' },
  }),
  toggle({
    key: 'armyBreak',
    label: 'Army breaks at half its units',
    help: 'The source gives no breaking point. With ours, an army breaks when half its units, rounded up, have routed.',
    cite: HOUSE,
  }),
  choice({
    key: 'dragoons',
    label: 'Dragoons of an order of battle',
    help: 'When an army is mustered, dragoons become cavalry or heavy cavalry.',
    cite: HOUSE,
    options: { cavalry: 'Cavalry', heavy: 'Heavy cavalry' },
  }),
  toggle({
    key: 'usualTraits',
    label: 'Traits of an order of battle',
    help: 'When an army is mustered, guards and grenadiers are steadfast, cuirassiers have shock, hussars are impetuous.',
    cite: HOUSE,
  }),
] as const satisfies readonly Setting[];

export type SettingKey = (typeof SETTINGS)[number]['key'];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);

/** True for an army with a total. */
export const hasPoints = pointsReader(COEFFICIENTS);

/** What the agreed limit counts; units where an army without points is limited by points. */
export const budgetOf = limitReader(hasPoints, (file) => settingOf(file, 'budgetType'), 'units');

/** The same as a word. */
export const budgetWord = (file: Parameters<typeof budgetOf>[0]): string => LIMIT_WORDS[budgetOf(file)];
