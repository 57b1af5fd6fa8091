import { choice, citesOf, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { OPTIONAL_RULES } from './optional-rules';
import { ruling } from './tables';

/** Our rulings that players may decide otherwise, in the order of their numbers. */
const RULING_SWITCHES = [
  choice({
    key: 'priceDates',
    label: 'Dates of prices',
    help: 'Prices change in 1760 as printed, or with the national table (Russia in 1759).',
    cite: ruling('R1'),
    options: { printed: 'As printed', table: 'With the national table' },
  }),
  choice({
    key: 'frenchLimber',
    label: 'French artillery before 1760',
    help: 'A full move to limber in all years, as in the priced example, or half a move before 1760, as in the table.',
    cite: ruling('R3'),
    options: { full: 'Full move', half: 'Half a move' },
  }),
  choice({
    key: 'contingentPrices',
    label: 'Allied contingents',
    help: 'A contingent uses the prices of its own nation, or those of the main army.',
    cite: ruling('R12'),
    options: { own: 'Own nation', main: 'Main army' },
  }),
  toggle({
    key: 'britishFire',
    label: 'British line superior when firing',
    help: 'A British line battalion of standard class may be bought as superior in firing only, for half the price of the class. No price is printed.',
    cite: ruling('R14'),
  }),
  toggle({
    key: 'transportCounts',
    label: 'Transport counts as a unit',
    help: 'Normally transport adds nothing to the breaking point; a scenario may make it an objective.',
    cite: ruling('R24'),
  }),
  toggle({
    key: 'mixedBrigades',
    label: 'Mixed legions',
    help: 'Cavalry and close order infantry may share a brigade; then it is only a warning.',
    cite: ruling('R27'),
  }),
  choice({
    key: 'smallScales',
    label: 'Distances at smaller scales',
    help: 'For distances that the book prints for 28 mm only: in proportion, rounded, or as in the printed row with the same 28 mm distance.',
    cite: ruling('R37'),
    options: { proportion: 'In proportion', 'printed-rows': 'As printed rows' },
  }),
  choice({
    key: 'basing',
    label: 'Basing',
    help: 'The book\u2019s basing fixes how many bases a small, standard or large unit has; with your own, you say which size a unit is.',
    cite: ruling('R41'),
    options: { book: 'The book\u2019s', own: 'Our own' },
  }),
] as const satisfies readonly Setting[];

/** Every setting of an army: the optional rules, then the rulings with a switch. */
export const SETTINGS = [...OPTIONAL_RULES, ...RULING_SWITCHES] as const;

export type SettingKey = (typeof SETTINGS)[number]['key'];

export const CITES = citesOf(SETTINGS);

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);
