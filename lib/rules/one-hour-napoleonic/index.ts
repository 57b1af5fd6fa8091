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

export { ABILITY_OPTIONS, commandOptions } from './leader-options';
export type { Army, Leader, Unit } from './schema';
export { budgetWord } from './settings';
export { retyped, unitOptions } from './unit-options';

/** Two armies beside each other, by house costs. */
const compare = (a: Judged<Army>, b: Judged<Army>): Comparison =>
  byHouseCosts(a, b, HOUSE, [
    { label: 'Units', stat: 'units' },
    { label: 'Hits', stat: 'hits' },
  ]);

/** One Hour Napoleonic (2024). */
export const oneHourNapoleonic = defineSystem<Army>({
  ...SYSTEM,
  purpose:
    'A great battle in about an hour: a unit stands for thousands of men, its hits are its whole story.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null },
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
  matchUp: () => import('./match-up').then(({ matchUp }) => matchUp),
  rules: RULES,
  muster: () => import('./muster').then(({ muster }) => muster),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
