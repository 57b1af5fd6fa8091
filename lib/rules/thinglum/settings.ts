import { choice, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { limitReader, limitSettings, pointsReader } from '../core/price/natural-limit';
import { COEFFICIENTS, HOUSE, ruling, section } from './tables';

const LIMIT_WORDS = { points: 'Points', units: 'Units', figures: 'Figures' };

/** Rulings with a switch and choices of ours. */
export const SETTINGS = [
  ...limitSettings(HOUSE, LIMIT_WORDS, 'units or figures'),
  choice({
    key: 'chips',
    label: 'Chips',
    help: 'Each commander rolls for his chips, or the players buy them with points.',
    cite: section('VI.F'),
    options: { dice: 'Diced for', bought: 'Bought' },
  }),
  choice({
    key: 'dragoonClass',
    label: 'Dragoons',
    help: 'The source has only heavy and light cavalry.',
    cite: ruling('R12'),
    options: { 'heavy-cavalry': 'Heavy cavalry', 'light-cavalry': 'Light cavalry' },
  }),
  choice({
    key: 'guardClass',
    label: 'Guards',
    help: 'The source has no guards: they are played as grenadiers or as line.',
    cite: ruling('R13'),
    options: { grenadier: 'Grenadiers', line: 'Line infantry' },
  }),
  choice({
    key: 'lightStandPenalty',
    label: 'Light infantry in melee',
    help: 'Two stands of three fight as one of six, or each alone at −3.',
    cite: ruling('R04'),
    options: { paired: 'Stands in pairs', strict: 'Each stand −3' },
  }),
  choice({
    key: 'extraStands',
    label: 'Extra stands in melee',
    help: 'How many neighbouring stands join a melee.',
    cite: ruling('R17'),
    options: { perSide: 'One on each side', one: 'One in all' },
  }),
  choice({
    key: 'movedFireSave',
    label: 'Saves against a firer that moved',
    help: 'As printed, the save becomes one harder, which helps the firer; reversed, it becomes one easier.',
    cite: ruling('R15'),
    options: { harder: 'One harder', easier: 'One easier' },
  }),
  toggle({
    key: 'heavyCavExempt',
    label: 'Heavy cavalry needs no command',
    help: 'Heavy cavalry, like light troops, takes no +1 on morale for being out of command.',
    cite: ruling('R11'),
  }),
  toggle({
    key: 'pool',
    label: 'Troops of an order of battle are pooled',
    help: 'When an army is mustered, troops of one kind within a brigade form units together. When off, each battalion and regiment forms at least one unit by itself.',
    cite: HOUSE,
    on: true,
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
