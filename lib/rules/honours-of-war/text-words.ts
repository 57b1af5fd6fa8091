import { SETTINGS } from './settings';
import { NATIONS, type NationId, POINTS, type TroopTypeId, TYPES, type WorksType } from './tables';

/** Words of the text form and the values they stand for; each pair of lists is one-to-one (tested). */
export const TYPE_BY_LABEL = new Map(
  Object.entries(TYPES).map(([type, { label }]) => [label.toLowerCase(), type as TroopTypeId]),
);

export const NATION_BY_LABEL = new Map([
  ...Object.entries(NATIONS).map(([nation, { label }]) => [label.toLowerCase(), nation as NationId] as const),
  ['imagi-nation', 'imagi-nation'] as const,
]);

export const WORKS_BY_LABEL = new Map(
  Object.entries(POINTS.works).map(([type, { name }]) => [name.toLowerCase(), type as WorksType]),
);

export const SETTING_BY_LABEL = new Map(SETTINGS.map((setting) => [setting.label.toLowerCase(), setting]));

export const nationWord = (nation: NationId | 'imagi-nation'): string =>
  nation === 'imagi-nation' ? 'Imagi-nation' : NATIONS[nation].label;

/** Flags of a unit as words after its class, size and nation. */
export const FLAGS = [
  { word: 'rifles', field: 'rifles', value: true },
  { word: 'muskets', field: 'rifles', value: false },
  { word: 'battalion guns', field: 'battalionGuns', value: 'present' },
  { word: 'no battalion guns', field: 'battalionGuns', value: 'absent' },
  { word: 'quick-firing battalion guns', field: 'battalionGuns', value: 'quick-firing' },
  { word: 'extra gun base', field: 'extraGunBase', value: true },
  { word: 'no extra gun base', field: 'extraGunBase', value: false },
  { word: 'superior when firing', field: 'superiorFire', value: true },
  { word: 'not superior when firing', field: 'superiorFire', value: false },
] as const;
