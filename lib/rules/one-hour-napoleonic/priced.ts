import type { ArmyFile } from '../core/army/document';
import { type Attached, attachedIn } from '../core/check/attached';
import { priceBy } from '../core/contract/assessment';
import { definePriced } from '../core/contract/system';
import { additions, CHOICES, catalogue, newArmy } from './catalogue';
import { factsOf } from './cost';
import { outline } from './outline';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { statsOf, summary } from './summary';
import { POINT_SCALE, SYSTEM, TYPES } from './tables';
import { actions, treeOf, unitName } from './tree';
import { bulk } from './unit-options';

export type { Army, Leader, Unit } from './schema';
export { budgetWord } from './settings';
export { ABILITY_OPTIONS, commandOptions, retyped, unitOptions } from './unit-options';

/** The units that were regiments; allies have no lists of their own. */
const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, label } = TYPES[unit.type];
    return {
      name: unitName(unit),
      troop: label,
      symbol,
      nation: army.nation === 'other' ? null : army.nation,
      alliesUnderArmy: true,
    };
  });

/** One Hour Napoleonic (2024), without its checks. */
export const pricedOneHourNapoleonic = definePriced<Army>({
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
  reader: () => import('./reader'),
});
