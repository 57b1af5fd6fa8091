import { choice, toggle } from '../core/contract/settings';
import type { Setting } from '../core/contract/system';
import { page, ruling } from './tables';

/** The optional rules of the book (p. 12, 37-39), in its order. All are off unless the players agree on them. */
export const OPTIONAL_RULES = [
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
