import { priceBy } from '../core/contract/assessment';
import { definePriced } from '../core/contract/system';
import { actions } from './actions';
import { attached } from './attached';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { factsOf } from './cost';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { statsOf } from './stats';
import { summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';

export type { Army, Fieldwork, General, Unit } from './schema';
export { budgetTypeOf } from './settings';
export { unitOptions } from './unit-options';

/** Will McNally's rules for the 18th century (MWAN 104, 2000), without its checks. */
export const pricedMcnally = definePriced<Army>({
  ...SYSTEM,
  purpose: 'Regiments and battalions that fight to their last strength point; losses are kept on paper.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null },
  newArmy,
  catalogue,
  price: priceBy({ factsOf, statsOf }),
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
  reader: () => import('./reader'),
});
