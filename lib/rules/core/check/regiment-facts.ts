/** What the history knows of a regiment, as far as a check or a card asks for it; null is not known. */
export type RegimentFact = {
  readonly name: string;
  /** "IR 13", or a count of another time or nation */
  readonly number: string | null;
  /** the state that raised it: "Hanover" */
  readonly nation: string;
  readonly nationId: string;
  /** the army of the rules in which its state fights: hbma; null where the rules have none */
  readonly army: string | null;
  readonly arm: string;
  readonly type: string;
  readonly battalions: number | null;
  readonly squadrons: number | null;
  /** first and last year in the field */
  readonly from: number | null;
  readonly to: number | null;
  readonly facings: string | null;
  /** colour of the coat in words; absent or null where it is not known */
  readonly coat?: string | null;
  /** who says so; empty for general knowledge of the period */
  readonly sources: readonly string[];
};

/** Facts by the ids of regiments; null where it is known that the history has none of that id. */
export type RegimentFacts = Readonly<Record<string, RegimentFact | null>>;

/** "IR 24" was used in its time; plain figures are a later count, or another nation's. */
const PERIOD_NUMBER = /^[A-Z]{2}\s\w+$/;

/** Its name with its number, where the name does not say it: "Garrison Regiment VI" is GR VI. */
export const regimentCalled = ({ name, number }: Pick<RegimentFact, 'name' | 'number'>): string => {
  if (number === null || !PERIOD_NUMBER.test(number)) return name;
  const [, count = ''] = number.split(' ');
  return name.split(/[\s()]/).includes(count) ? name : `${name}, ${number}`;
};

/** Whether it was in the field in a year, as far as its years are known. */
export const stoodIn = ({ from, to }: Pick<RegimentFact, 'from' | 'to'>, year: number): boolean =>
  (from === null || from <= year) && (to === null || year <= to);

/** Whether its troops fight under a nation of the rules: its own, or the army in which its state fights. */
export const isOf = ({ nationId, army }: Pick<RegimentFact, 'nationId' | 'army'>, nation: string): boolean =>
  nation === nationId || nation === army;
