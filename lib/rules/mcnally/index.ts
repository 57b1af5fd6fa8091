import { priceBy } from '../core/contract/assessment';
import { defineSystem } from '../core/contract/define-system';
import { additions, CHOICES, catalogue, newArmy } from './catalogue';
import { factsOf } from './cost';
import { actions, attached, outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { statsOf, summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';
import { bulk } from './unit-options';

export type { Army, Fieldwork, General, Unit } from './schema';
export { budgetTypeOf } from './settings';
export { unitOptions } from './unit-options';

/** Will McNally's rules for the 18th century (MWAN 104, 2000). */
export const mcnally = defineSystem<Army>({
  ...SYSTEM,
  purpose: 'Regiments and battalions that fight to their last strength point; losses are kept on paper.',
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
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  muster: () => import('./muster').then(({ muster }) => muster),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./schema'),
});
