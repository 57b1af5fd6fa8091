import type { ArmyFile } from '../core/document';
import { pointsReader } from '../core/natural-limit';
import { onOff, settingReader } from '../core/settings';
import type { Setting } from '../core/system';
import { COEFFICIENTS, HOUSE, ruling, section } from './tables';

/** Rulings with a switch and choices of ours. */
export const SETTINGS = [
  {
    key: 'points',
    label: 'Points',
    help: 'The source prints no points. House costs are ours; without them the army is limited by units or figures.',
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
      { value: 'figures', label: 'Figures' },
    ],
  },
  {
    key: 'chips',
    label: 'Chips',
    help: 'Each commander dices for his chips, or the players buy them with points.',
    cite: section('VI.F'),
    default: 'dice',
    options: [
      { value: 'dice', label: 'Diced for' },
      { value: 'bought', label: 'Bought' },
    ],
  },
  {
    key: 'dragoonClass',
    label: 'Dragoons',
    help: 'The source knows heavy and light cavalry only.',
    cite: ruling('R12'),
    default: 'heavy-cavalry',
    options: [
      { value: 'heavy-cavalry', label: 'Heavy cavalry' },
      { value: 'light-cavalry', label: 'Light cavalry' },
    ],
  },
  {
    key: 'guardClass',
    label: 'Guards',
    help: 'The source has no guards: they are played as grenadiers or as line.',
    cite: ruling('R13'),
    default: 'grenadier',
    options: [
      { value: 'grenadier', label: 'Grenadiers' },
      { value: 'line', label: 'Line infantry' },
    ],
  },
  {
    key: 'lightStandPenalty',
    label: 'Light infantry in melee',
    help: 'Two stands of three fight as one of six, or each alone at −3.',
    cite: ruling('R04'),
    default: 'paired',
    options: [
      { value: 'paired', label: 'Stands in pairs' },
      { value: 'strict', label: 'Each stand −3' },
    ],
  },
  {
    key: 'extraStands',
    label: 'Extra stands in melee',
    help: 'Neighbours of the stands in contact that join in.',
    cite: ruling('R17'),
    default: 'perSide',
    options: [
      { value: 'perSide', label: 'One on each side' },
      { value: 'one', label: 'One in all' },
    ],
  },
  {
    key: 'movedFireSave',
    label: 'Saves against a firer that moved',
    help: 'As printed the save becomes one harder, which helps the firer; the reverse makes it one easier.',
    cite: ruling('R15'),
    default: 'harder',
    options: [
      { value: 'harder', label: 'One harder' },
      { value: 'easier', label: 'One easier' },
    ],
  },
  {
    key: 'heavyCavExempt',
    label: 'Heavy cavalry needs no command',
    help: 'Heavy cavalry, like light troops, takes no +1 on morale for being out of command.',
    cite: ruling('R11'),
    default: false,
    options: onOff,
  },
  {
    key: 'pool',
    label: 'Troops of an order of battle are pooled',
    help: 'When an army is mustered, men of one kind within a brigade make units together; off, each battalion and regiment by itself, at least one unit.',
    cite: HOUSE,
    default: true,
    options: onOff,
  },
] as const satisfies readonly Setting[];

export type SettingKey = (typeof SETTINGS)[number]['key'];

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);

const BUDGET_WORDS = { points: 'Points', units: 'Units', figures: 'Figures' } as const;

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
