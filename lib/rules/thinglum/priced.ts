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

export type { Army, Commander, Unit } from './schema';
export { budgetWord } from './settings';
export { commanderOptions, DIE_OPTIONS, retyped, unitOptions } from './unit-options';

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

/** Hal Thinglum's rules for 25 mm figures (1997), without its checks. */
export const pricedThinglum = definePriced<Army>({
  ...SYSTEM,
  purpose:
    'Big battalions of 37 figures in 25 mm, in brigades of three to five, with shooting dice to roll by hand.',
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  noLimits: { budget: null, maxUnits: undefined, maxFigures: undefined },
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
