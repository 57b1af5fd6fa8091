import { priceBy } from '../core/contract/assessment';
import { defineSystem } from '../core/contract/define-system';
import { additions, CHOICES, catalogue, newArmy } from './catalogue';
import { factsOf } from './cost';
import { attached, outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { statsOf, summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';
import { actions } from './tree';
import { bulk } from './unit-options';

export type { Army, Leader, Unit } from './schema';
export { budgetWord } from './settings';
export { ABILITY_OPTIONS, commandOptions, retyped, unitOptions } from './unit-options';

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
  price: priceBy({ factsOf, statsOf }),
  checks: () => import('./rules').then(({ assess, RULES }) => ({ assess, rules: RULES })),
  compare: () => import('./compare').then(({ compare }) => compare),
  attached,
  outline,
  additions,
  actions,
  bulk,
  summary,
  matchUp: () => import('./match-up').then(({ matchUp }) => matchUp),
  muster: () => import('./muster').then(({ muster }) => muster),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./schema'),
});
