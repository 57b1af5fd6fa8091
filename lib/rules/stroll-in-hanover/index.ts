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

export type { Army, Division, Entry, General, Lieutenant, ListMark, Unit, Works } from './schema';
export { unitOptions } from './unit-options';

/** A Stroll in Hanover (2020). */
export const strollInHanover = defineSystem<Army>({
  ...SYSTEM,
  purpose:
    'A battle in an evening: some 20 stands a side in divisions, each stand with its strength and morale.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null, defenderSpent: undefined },
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
