import { grouped } from '../army/number';
import type { Cite } from '../contract/citation';
import type { Journal, StepInput } from './muster-journal';
import { gathered } from './muster-pools';
import type { SourceUnit } from './muster-source';

/** What source units are counted in. */
export type MeasureUnit = 'men' | 'battalions' | 'squadrons' | 'guns' | 'units';

/** So many of something, and how many of it make a unit of the table. */
export type Measure = {
  readonly what: MeasureUnit;
  readonly amount: number;
  readonly by: number;
  /** the source is silent: this is what is usual */
  readonly usual?: true;
  /** what it is taken from: "battalions of 740" */
  readonly basis?: string;
};

const ONE: Record<MeasureUnit, string> = {
  men: 'man',
  battalions: 'battalion',
  squadrons: 'squadron',
  guns: 'gun',
  units: 'unit',
};

/** "1 battalion", "18 squadrons". */
export const countText = (amount: number, what: MeasureUnit): string =>
  `${grouped(amount)} ${amount === 1 ? ONE[what] : what}`;

/** Hundredths are enough beside an exact sum. */
export const nearly = (value: number): number => Math.round(value * 100) / 100;

/** "3½": halves as the eye knows them. */
export const halfText = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? grouped(whole) : `${whole === 0 ? '' : grouped(whole)}½`;
};

/** "14½" of 14.5; other fractions as they are. */
export const unitsText = (units: number): string =>
  Number.isInteger(2 * units) ? halfText(2 * units) : grouped(nearly(units));

/** Measures of one kind as one, in the order in which they first occur. */
const summed = (measures: readonly Measure[]): Measure[] => {
  const sums = new Map<string, Measure>();
  for (const measure of measures) {
    const key = `${measure.what} ${measure.by}`;
    const before = sums.get(key);
    sums.set(key, { ...measure, amount: (before?.amount ?? 0) + measure.amount });
  }
  return [...sums.values()];
};

const partText = ({ amount, by, what }: Measure): string =>
  by === 1 ? countText(amount, what) : `${grouped(amount)} ÷ ${grouped(by)} ${what}`;

/** "18 ÷ 5 squadrons ÷ 2 = 1.8": what some units are worth at a factor, as a step that takes nothing for granted. */
export const dividedStep = (
  measures: readonly Measure[],
  factor: number,
  exact: number,
  cite: Cite,
): StepInput => {
  const parts = summed(measures);
  const sum = parts.map(partText).join(' + ');
  const scaled = factor === 1 ? sum : `${parts.length > 1 ? `(${sum})` : sum} ÷ ${grouped(factor)}`;
  return {
    kind: 'divide',
    text: `${scaled} = ${grouped(nearly(exact))}`,
    values: {
      ...Object.fromEntries(parts.flatMap(({ what, amount }) => [[what, amount]])),
      factor,
      exact,
    },
    cite,
    plain: true,
  };
};

const usualText = ({ what, amount, basis }: Measure, each: boolean): string => {
  const sentence = `number of ${what} unknown: ${countText(amount, what)} assumed${each ? ' each' : ''}`;
  return basis === undefined ? sentence : `${sentence}, ${basis}`;
};

/** Tells of the units of a pool whose size the source does not give what is taken instead. */
export const noteUsual = (
  { note }: Pick<Journal, 'note'>,
  units: readonly SourceUnit[],
  measureOf: (unit: SourceUnit) => Measure,
  cite: Cite,
): void => {
  const silent = units.filter((unit) => measureOf(unit).usual);
  for (const own of gathered(silent, (unit) => usualText(measureOf(unit), false))) {
    const [first] = own;
    if (first === undefined) continue;
    const measure = measureOf(first);
    const text = usualText(measure, own.length > 1);
    note(own, { kind: 'default', text, values: { [measure.what]: measure.amount }, cite, ours: true });
  }
};

/** `least`, and so on in steps, up to `most`. */
export const inSteps = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);

/** The nearest step of a factor within its bounds. */
export const inBounds = (
  factor: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): number => Math.min(max, Math.max(min, Math.round(factor / step) * step));
