import { choice, citesOf, settingReader, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { page, ruling } from './tables';

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

/** The optional rules of the book (p. 12, 37-39), in its order. All are off unless the players agree on them. */
const OPTIONAL_RULES = [
  toggle({
    key: 'ratedCommandingGeneral',
    label: 'Rated commanding general',
    help: 'Historical battles rate the commanding general; elsewhere he is unrated and costs nothing.',
    cite: page('12'),
  }),
  toggle({
    key: 'brigadeMorale',
    label: 'Brigade morale',
    help: 'A brigade that has lost more than half its units leaves the field. Printed as a reminder.',
    cite: page('37'),
  }),
  toggle({
    key: 'redDiePoints',
    label: 'Red dice cost army points',
    help: 'A unit that shows a red die at the end of a turn counts as half an army point lost, whatever its size (R44). Printed as a reminder.',
    cite: page('37'),
  }),
  toggle({
    key: 'battalionGunsLost',
    label: 'Battalions without guns',
    help: 'A battalion may lack its guns from the start, or lose them in a retreat. It costs the same (R6). Printed as a reminder.',
    cite: page('37'),
  }),
  toggle({
    key: 'lieutenantGenerals',
    label: 'Lieutenant generals',
    help: 'One lieutenant general for every three brigades.',
    cite: page('37'),
  }),
  toggle({
    key: 'nonStandardUnits',
    label: 'Small and large units',
    help: 'Infantry and cavalry may be small or large.',
    cite: page('38'),
  }),
  toggle({
    key: 'weather',
    label: 'Weather',
    help: 'Two dice before the game decide the weather. The weather table is then on the reference sheet.',
    cite: page('38'),
  }),
  toggle({
    key: 'weatherChanges',
    label: 'Changing weather',
    help: 'With weather: one die each turn may make it better or worse.',
    cite: page('38'),
  }),
  choice({
    key: 'season',
    label: 'Season',
    help: 'With weather: the table to roll on. Rows of winter and summer from 3 to 10 are our reading of a table whose cells run together; see the ruling.',
    cite: ruling('R36'),
    options: { 'spring-autumn': 'Spring, autumn', summer: 'Summer', winter: 'Winter' },
  }),
] as const satisfies readonly Setting[];

/** Every setting of an army: the optional rules, then the rulings with a switch. */
export const SETTINGS = [...OPTIONAL_RULES, ...RULING_SWITCHES] as const;

export type SettingKey = (typeof SETTINGS)[number]['key'];

export const CITES = citesOf(SETTINGS);

/** The value in force: the file's, else the default. */
export const settingOf = settingReader(SETTINGS);
