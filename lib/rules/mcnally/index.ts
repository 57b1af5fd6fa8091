import { defineSystem } from '../core/contract/system';
import { actions } from './actions';
import { assess } from './assess';
import { attached } from './attached';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { compare } from './compare';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import { RULES } from './rules';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';

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
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  muster: () => import('./muster').then(({ muster }) => muster),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
