import { defineSystem } from '../core/contract/system';
import { assess } from './assess';
import { attached } from './attached';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { compare } from './compare';
import { actions } from './formations';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import { RULES } from './rules';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';

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
