import { byHouseCosts } from '../core/contract/comparison';
import { type Comparison, defineSystem, type Judged } from '../core/contract/system';
import { assess } from './assess';
import { attached } from './attached';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { actions } from './formations';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import { RULES } from './rules';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { summary } from './summary';
import { HOUSE, POINT_SCALE, SYSTEM } from './tables';

export type { Army, Commander, Unit } from './schema';
export { budgetWord } from './settings';
export { commanderOptions, DIE_OPTIONS, retyped, unitOptions } from './unit-options';

/** Two armies beside each other, by house costs. */
const compare = (a: Judged<Army>, b: Judged<Army>): Comparison =>
  byHouseCosts(a, b, HOUSE, [
    { label: 'Units', stat: 'units' },
    { label: 'Figures', stat: 'figures' },
    { label: 'Stands', stat: 'stands' },
  ]);

/** Hal Thinglum's rules for 25 mm figures (1997). */
export const thinglum = defineSystem<Army>({
  ...SYSTEM,
  purpose:
    'Big battalions of 37 figures in 25 mm, in brigades of three to five, with shooting dice to roll by hand.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null, maxUnits: undefined, maxFigures: undefined },
  newArmy,
  catalogue,
  assess,
  attached,
  outline,
  additions,
  actions,
  bulk,
  summary,
  compare,
  rules: RULES,
  matchUp: () => import('./match-up').then(({ matchUp }) => matchUp),
  muster: () => import('./muster').then(({ muster }) => muster),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
