import { defineSystem } from '../core/system';
import { actions } from './actions';
import { assess } from './assess';
import { bulk } from './bulk';
import { catalogue } from './catalogue';
import { compare } from './compare';
import { HOUSE_TABLES } from './house-tables';
import { additions, CHOICES, newArmy } from './new-army';
import { outline } from './outline';
import { RULES } from './rules';
import type { Army } from './schema';
import { SETTINGS } from './settings';
import { summary } from './summary';
import { COEFFICIENTS, POINT_SCALE, SYSTEM, YEARS } from './tables';

export type { Army, Fieldwork, General, Unit } from './schema';
export { budgetTypeOf } from './settings';
export { unitOptions } from './unit-options';

/** Will McNally's rules for the 18th century (MWAN 104, 2000). */
export const mcnally = defineSystem<Army>({
  id: SYSTEM.id,
  name: SYSTEM.name,
  edition: SYSTEM.edition,
  dataVersion: SYSTEM.dataVersion,
  source: SYSTEM.source,
  purpose: 'Regiments and battalions that fight to their last strength point; losses are kept on paper.',
  years: YEARS,
  terms: {
    formation: 'brigade',
    formations: 'brigades',
    unit: 'unit',
    units: 'units',
    points: 'house points',
    breakingPoint: 'breaking point',
  },
  pointScale: POINT_SCALE,
  settings: SETTINGS,
  choices: CHOICES,
  newArmy,
  catalogue,
  assess,
  outline,
  additions,
  actions,
  bulk,
  summary,
  compare,
  checks: RULES.map(({ code, title, scope, severity, cite }) => ({ code, title, scope, severity, cite })),
  coefficients: COEFFICIENTS,
  houseTables: HOUSE_TABLES,
  rulesPage: () => import('./rules-page').then(({ rulesPage }) => rulesPage),
  muster: () => import('./muster').then(({ muster }) => muster),
  sheets: () => import('./sheets').then(({ sheets }) => sheets),
  text: () => import('./text').then(({ text }) => text),
  reader: () => import('./reader'),
});
