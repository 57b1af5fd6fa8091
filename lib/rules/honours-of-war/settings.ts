import type { Cite } from '../core/citation';
import type { ArmyFile } from '../core/document';
import type { Setting } from '../core/system';
import { SYSTEM } from './tables';

const page = (number: string): Cite => ({ source: SYSTEM.id, page: number });
const ruling = (number: string): Cite => ({ source: SYSTEM.id, ruling: number });

const onOff = [
  { value: true, label: 'On' },
  { value: false, label: 'Off' },
] as const;

/** Optional rules (p. 37-39) and rulings with a switch, in the order of the book. */
export const SETTINGS = [
  {
    key: 'nonStandardUnits',
    label: 'Small and large units',
    help: 'Optional rule: infantry and cavalry may be small or large.',
    cite: page('38'),
    default: false,
    options: onOff,
  },
  {
    key: 'basing',
    label: 'Basing',
    help: 'The book\u2019s basing fixes how many bases a small, standard or large unit has; with your own, you say which size a unit is.',
    cite: ruling('R41'),
    default: 'book',
    options: [
      { value: 'book', label: 'The book\u2019s' },
      { value: 'own', label: 'Our own' },
    ],
  },
  {
    key: 'lieutenantGenerals',
    label: 'Lieutenant generals',
    help: 'Optional rule: one lieutenant general for every three brigades.',
    cite: page('37'),
    default: false,
    options: onOff,
  },
  {
    key: 'ratedCommandingGeneral',
    label: 'Rated commanding general',
    help: 'Historical battles rate the commanding general; elsewhere he is unrated and costs nothing.',
    cite: page('12'),
    default: false,
    options: onOff,
  },
  {
    key: 'mixedBrigades',
    label: 'Mixed legions',
    help: 'Cavalry and close order infantry may share a brigade; then it is only a warning.',
    cite: ruling('R27'),
    default: false,
    options: onOff,
  },
  {
    key: 'priceDates',
    label: 'Dates of prices',
    help: 'Prices change in 1760 as printed, or with the national table (Russia in 1759).',
    cite: ruling('R1'),
    default: 'printed',
    options: [
      { value: 'printed', label: 'As printed' },
      { value: 'table', label: 'With the national table' },
    ],
  },
  {
    key: 'frenchLimber',
    label: 'French artillery before 1760',
    help: 'Takes a full move to limber in all years, as the priced example has it, or half before 1760, as the table has it.',
    cite: ruling('R3'),
    default: 'full',
    options: [
      { value: 'full', label: 'Full move' },
      { value: 'half', label: 'Half a move' },
    ],
  },
  {
    key: 'contingentPrices',
    label: 'Allied contingents',
    help: 'A contingent pays by its own nation, or by the main army.',
    cite: ruling('R12'),
    default: 'own',
    options: [
      { value: 'own', label: 'Own nation' },
      { value: 'main', label: 'Main army' },
    ],
  },
  {
    key: 'transportCounts',
    label: 'Transport counts as a unit',
    help: 'Normally transport adds nothing to the breaking point; a scenario may make it an objective.',
    cite: ruling('R24'),
    default: false,
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
