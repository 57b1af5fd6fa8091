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
import { POINT_SCALE, SYSTEM, TYPES, weightOf } from './tables';
import { actions, treeOf, unitName } from './tree';
import { bulk } from './unit-options';

export { GENERAL_RATING_OPTIONS, RATING_OPTIONS } from './ratings';
export type { Army, Commander, General, Lieutenant, Unit, Works } from './schema';
export { nationalOptions, unitOptions } from './unit-options';

/** The units that were regiments: of foot each a battalion, a small one half of it, a large one half as much again (p. 8). */
const attached = ({ army }: ArmyFile<Army>): Attached =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: weightOf(unit) / 2,
    };
  });

/** Honours of War (2015), without its checks. */
export const pricedHonoursOfWar = definePriced<Army>({
  ...SYSTEM,
  purpose:
    'Battalions and regiments in brigades, with the points of the book: from an outpost to a whole army.',
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
  game: () => import('./game').then(({ tableGame }) => tableGame),
  muster: () => import('./muster').then(({ muster }) => muster),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
