import type { Unit } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, NATIONS, type NationId, SYSTEM, type TroopTypeId, TYPES } from './tables';

/** Words of the text form and the values they stand for; each pair of lists is one-to-one (tested). */
export const TYPE_BY_LABEL = new Map(
  Object.entries(TYPES).map(([type, { label }]) => [label.toLowerCase(), type as TroopTypeId]),
);

export const NATION_BY_LABEL = new Map(
  Object.entries(NATIONS).map(([nation, { label }]) => [label.toLowerCase(), nation as NationId] as const),
);

export const SETTING_BY_LABEL = new Map(SETTINGS.map((setting) => [setting.label.toLowerCase(), setting]));

export const COEFFICIENT_KEYS: ReadonlySet<string> = new Set(COEFFICIENTS.map(({ key }) => key));

/** Flags of a unit as words. */
export const FLAGS = [
  { word: 'regimental guns', field: 'regimentalGuns', value: true },
  { word: 'no regimental guns', field: 'regimentalGuns', value: false },
  { word: 'fire bonus', field: 'fireBonus', value: true },
  { word: 'no fire bonus', field: 'fireBonus', value: false },
  { word: 'tools', field: 'tools', value: true },
  { word: 'no tools', field: 'tools', value: false },
  { word: 'pontoons', field: 'pontoons', value: true },
  { word: 'no pontoons', field: 'pontoons', value: false },
] as const satisfies readonly { word: string; field: keyof Unit; value: boolean }[];

/** Numbers of a unit: the field and the word after (or before) its number. */
export const NUMBERS = [
  { field: 'men', one: 'man', many: 'men' },
  { field: 'guns', one: 'gun', many: 'guns' },
  { field: 'sp', one: 'strength point', many: 'strength points' },
  { field: 'bases', one: 'base', many: 'bases' },
  { field: 'explosives', one: 'charge', many: 'charges' },
] as const satisfies readonly { field: keyof Unit; one: string; many: string }[];

/** The line that says how the header of a text reads. */
export const HEADER = `${SYSTEM.name}; nation; year; figures; limit`;
