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

export type { Army, Division, Entry, General, Lieutenant, ListMark, Unit, Works } from './schema';
export { unitOptions } from './unit-options';

/** The stands that were regiments, with the battalions or squadrons they stand for where that is said (s. 1). */
const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: unit.battalions,
      squadrons: unit.squadrons,
    };
  });

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
