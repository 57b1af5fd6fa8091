import { grouped } from '../army/number';
import type { Cite } from '../contract/citation';
import { ceilOf, type Fraction, floorOf, roundHalfUp } from '../price/fraction';
import type { LedgerChoice } from './ledger';
import type { Journal, StepInput } from './muster-journal';
import { nearly } from './muster-measure';
import type { SourcePool } from './muster-pools';
import type { RowChoice } from './order-of-battle';

type Option<T> = { readonly value: T; readonly label: string };

/** What may be chosen, each once, the value taken beside it. */
export const offered = <T extends string>(value: T, options: readonly Option<T>[]): LedgerChoice => ({
  value,
  options: [...new Map(options.map((option) => [option.value, option])).values()],
});

/** A pool's type or class: the one chosen where it is among the options, else the usual; what was chosen is noted. */
export const chosenOf = <T extends string>(
  { units, choice }: SourcePool,
  key: 'type' | 'class',
  usual: T,
  optionsOf: () => readonly Option<T>[],
  { note }: Pick<Journal, 'note'>,
  cite: Cite,
): T => {
  const wish = choice[key];
  if (wish === undefined || wish === usual) return usual;
  const options = optionsOf();
  const option = options.find(({ value }) => value === wish);
  const label = option?.label ?? options.find(({ value }) => value === usual)?.label ?? usual;
  const text = option === undefined ? `“${wish}” is not possible here; ${label} used` : `${label}, as chosen`;
  note(units, { kind: 'type', text, values: { [key]: option?.value ?? usual }, cite, ours: true });
  return option?.value ?? usual;
};

/** A fraction as a whole number: to the nearest, halves up, or as chosen. */
export const wholeOf = (exact: Fraction, { round }: RowChoice): number => {
  if (round === undefined) return roundHalfUp(exact);
  return round === 'up' ? ceilOf(exact) : floorOf(exact);
};

/** "3.6 units rounded to 3½: the last one large". */
export const roundedStep = (
  { round }: RowChoice,
  exact: number,
  [to, text]: readonly [number, string],
  cite: Cite,
  what = 'units',
): StepInput => ({
  kind: 'round',
  text: `${grouped(nearly(exact))} ${what} rounded ${round === undefined ? '' : `${round}, as chosen, `}to ${text}`,
  values: { exact, to },
  cite,
  ours: true,
});
