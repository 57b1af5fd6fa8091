import type { Cite } from '../core/citation';
import type { ArmyFile } from '../core/document';
import { coefficientsBeyond } from '../core/house';
import type { Setting } from '../core/system';
import { COEFFICIENTS, SYSTEM } from './tables';

const ruling = (number: string): Cite => ({ source: SYSTEM.id, ruling: number });
const HOUSE = ruling('house');

const onOff = [
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
] as const;

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
    cite: { source: SYSTEM.id, section: 'VI.F' },
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

const DEFAULTS = Object.fromEntries(SETTINGS.map(({ key, default: normal }) => [key, normal])) as Record<
  SettingKey,
  string | boolean
>;

/** The value in force: the file's, else the default. */
export const settingOf = ({ settings }: Pick<ArmyFile, 'settings'>, key: SettingKey) =>
  settings[key] ?? DEFAULTS[key];

const BUDGET_WORDS = { points: 'Points', units: 'Units', figures: 'Figures' } as const;

/** True for an army with a total: points are on, and no house cost is beyond its bounds. */
export const hasPoints = (file: Pick<ArmyFile, 'settings' | 'house'>): boolean =>
  settingOf(file, 'points') !== 'none' && coefficientsBeyond(COEFFICIENTS, file.house).length === 0;

/** What the agreed limit counts, as a word; without points it is never points. */
export const budgetWord = (file: Pick<ArmyFile, 'settings' | 'house'>): string => {
  const type = settingOf(file, 'budgetType');
  if (type === 'points' && !hasPoints(file)) return BUDGET_WORDS.units;
  return BUDGET_WORDS[type as keyof typeof BUDGET_WORDS];
};
