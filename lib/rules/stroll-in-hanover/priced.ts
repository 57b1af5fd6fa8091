import { priceBy } from '../core/contract/assessment';
import { definePriced } from '../core/contract/system';
import { attached } from './attached';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { factsOf } from './cost';
import { actions } from './formations';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { statsOf } from './stats';
import { summary } from './summary';
import { POINT_SCALE, SYSTEM } from './tables';

export type { Army, Division, Entry, General, Lieutenant, ListMark, Unit, Works } from './schema';
export { unitOptions } from './unit-options';

/** A Stroll in Hanover (2020), without its checks. */
export const pricedStrollInHanover = definePriced<Army>({
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
