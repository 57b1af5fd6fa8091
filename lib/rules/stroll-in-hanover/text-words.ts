import { SETTINGS } from './settings';
import { NATIONS, type NationId, POINTS, type TroopTypeId, TYPES, type WorksType } from './tables';

/** Words of the text form and the values they stand for; each pair of lists is one-to-one (tested). */
export const TYPE_BY_LABEL = new Map(
  Object.entries(TYPES).map(([type, { label }]) => [label.toLowerCase(), type as TroopTypeId]),
);

export const NATION_BY_LABEL = new Map(
  Object.entries(NATIONS).map(([nation, { label }]) => [label.toLowerCase(), nation as NationId] as const),
);

export const WORKS_BY_LABEL = new Map(
  Object.entries(POINTS.works).map(([type, { name }]) => [name.toLowerCase(), type as WorksType]),
);

export const SETTING_BY_LABEL = new Map(SETTINGS.map((setting) => [setting.label.toLowerCase(), setting]));

/** Flags of a stand as words after its strength and Morale. */
export const FLAGS = [
  { word: 'shock', field: 'shock', value: true },
  { word: 'without shock', field: 'shock', value: false },
  { word: 'no grenadiers', field: 'noGrenadiers', value: true },
  { word: 'with grenadiers', field: 'noGrenadiers', value: false },
  { word: 'second line', field: 'secondLine', value: true },
  { word: 'first line', field: 'secondLine', value: false },
] as const;

/** Marks of the lists of R19, as words. */
export const MARKS = [
  { word: 'core', mark: 'core' },
  { word: '+10 %', mark: 'plus-10' },
  { word: '+30 %', mark: 'plus-30' },
  { word: '+10 % and +30 %', mark: 'both' },
] as const;

/** What a stand stands for, in the order in which it is written. */
export const SIZES = [
  { field: 'battalions', one: 'battalion', many: 'battalions' },
  { field: 'squadrons', one: 'squadron', many: 'squadrons' },
  { field: 'guns', one: 'gun', many: 'guns' },
  { field: 'men', one: 'man', many: 'men' },
] as const;
