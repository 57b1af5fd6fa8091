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

export type { Army, Commander, General, Lieutenant, Unit, Works } from './schema';
export { GENERAL_RATING_OPTIONS, RATING_OPTIONS } from './tables';
export { nationalOptions, unitOptions } from './unit-options';

/** Honours of War (2015). */
export const honoursOfWar = defineSystem<Army>({
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
  checks: () => import('./rules').then(({ assess, RULES }) => ({ assess, rules: RULES })),
  compare: () => import('./compare').then(({ compare }) => compare),
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
  reader: () => import('./schema'),
});
