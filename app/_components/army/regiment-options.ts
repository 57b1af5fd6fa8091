import type { SymbolName } from '@/lib/rules/core/symbol';

/** What is known of a regiment that its name and its arm may follow from. */
export type Regiment = { readonly name: string; readonly number: string | null; readonly arm: string };

const FOOT = ['infantry', 'light-infantry'];
const LIGHT = ['light-infantry', 'infantry'];
const HORSE = ['cavalry'];

/** Arms whose names suit a unit of that symbol, the likeliest first. Batteries were not named. */
const ARMS: Partial<Record<SymbolName, readonly string[]>> = {
  line: FOOT,
  grenadier: FOOT,
  guard: FOOT,
  militia: FOOT,
  light: LIGHT,
  jaeger: LIGHT,
  'heavy-cavalry': HORSE,
  'medium-cavalry': HORSE,
  'light-cavalry': HORSE,
};

/** "IR 24" was used in its time; plain figures are a later count, or another nation's. */
const PERIOD_NUMBER = /^[A-Z]{2}\s\w+$/;

/** Its name with its number, where the name does not say it: "Garrison Regiment VI" is GR VI. */
const calledBy = ({ name, number }: Regiment): string => {
  if (number === null || !PERIOD_NUMBER.test(number)) return name;
  const [, count = ''] = number.split(' ');
  return name.split(/[\s()]/).includes(count) ? name : `${name}, ${number}`;
};

/** True if a unit of that symbol can have been named after a regiment. */
export const hasRegiments = (symbol: SymbolName): boolean => ARMS[symbol] !== undefined;

/** Names for a unit of that symbol, each once, its own arm first. */
export const regimentOptions = (regiments: readonly Regiment[], symbol: SymbolName): string[] => [
  ...new Set(
    (ARMS[symbol] ?? []).flatMap((arm) => regiments.filter((regiment) => regiment.arm === arm).map(calledBy)),
  ),
];
