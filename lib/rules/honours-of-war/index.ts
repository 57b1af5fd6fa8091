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

export { GENERAL_RATING_OPTIONS, RATING_OPTIONS } from './ratings';
export type { Army, Commander, General, Lieutenant, Unit, Works } from './schema';
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
  assess,
  attached,
  outline,
  additions,
  actions,
  bulk,
  summary,
  compare,
  matchUp: () => import('./match-up').then(({ matchUp }) => matchUp),
  game: () => import('./game').then(({ tableGame }) => tableGame),
  rules: RULES,
  muster: () => import('./muster').then(({ muster }) => muster),
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  reasons: () => import('./reasons').then(({ reasons }) => reasons),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  census: () => import('./census').then(({ census }) => census),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
