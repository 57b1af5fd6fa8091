import scenarios from '@/data/honours-of-war/scenarios.json';
import type { Cite } from '../core/contract/citation';
import type { Judged } from '../core/contract/system';
import type { Army } from './schema';
import { NATIONS, page } from './tables';

/** Two forces of one printed scenario, with the numbers of units the book prints for them (p. 58-61). */
export type ScenarioPair = {
  readonly name: string;
  readonly cite: Cite;
  /** quality is left to the players, who balance by points (p. 58) */
  readonly generic: boolean;
  readonly units: readonly [number, number];
};

const unitsOf = ({ assessment }: Judged<Army>): number => Number(assessment.stats.units ?? 0);

const isSide = ({ file }: Judged<Army>, side: string): boolean => {
  const { nation } = file.army;
  const label = nation === 'imagi-nation' ? file.army.imagiNation?.name : NATIONS[nation].label;
  return file.name.includes(side) || label === side;
};

/** The pair that two armies are, if both come from the same scenario and are not of the same side; else undefined. */
export const scenarioPair = (a: Judged<Army>, b: Judged<Army>): ScenarioPair | undefined => {
  const { origin } = a.file;
  if (origin?.kind !== 'scenario' || b.file.origin?.name !== origin.name) return undefined;
  const scenario = scenarios.find(({ name }) => name === origin.name);
  const [first, second] = scenario?.forces ?? [];
  if (scenario === undefined || first === undefined || second === undefined) return undefined;
  // by name or nation where these tell; else whose number of units is nearer, for armies are renamed
  const matches = (x: Judged<Army>, y: Judged<Army>) =>
    Number(isSide(x, first.side)) + Number(isSide(y, second.side));
  const distance = (x: Judged<Army>, y: Judged<Army>) =>
    Math.abs(unitsOf(x) - first.units) + Math.abs(unitsOf(y) - second.units);
  const straight = matches(a, b) - matches(b, a) || distance(b, a) - distance(a, b);
  const units =
    straight >= 0 ? ([first.units, second.units] as const) : ([second.units, first.units] as const);
  return {
    name: scenario.name,
    cite: page(scenario.page),
    generic: scenario.generic,
    units,
  };
};
