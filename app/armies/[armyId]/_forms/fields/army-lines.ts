import { SPREAD } from '@/app/_components/ui/segments';
import type { FormLine } from '@/app/_editor/fields/lines';
import { MAX_NAME } from '@/lib/rules/core/army/name';
import type { Choices } from '@/lib/rules/core/contract/system';

/** The years of one century, after the first, by their last two digits; a year of another century in full. */
const yearOptions = (years: readonly number[], chosenYear: number) => {
  const [first = chosenYear] = years;
  const all = years.includes(chosenYear) ? years : [...years, chosenYear].toSorted((a, b) => a - b);
  return all.map((year) => ({
    value: `${year}`,
    label: year !== first && Math.trunc(year / 100) === Math.trunc(first / 100) ? `${year % 100}` : `${year}`,
    longLabel: `${year}`,
  }));
};

export const nationLine = ({ nations }: Choices): FormLine => ({
  kind: 'choice',
  key: 'nation',
  label: 'Nation',
  options: nations,
});

/** What an imagi-nation is called. */
export const NATION_NAME: FormLine = {
  kind: 'text',
  key: 'nationName',
  label: 'Its name',
  longest: MAX_NAME,
};

export const yearLine = ({ years }: Choices, year: number, className: string = SPREAD.tight): FormLine => ({
  kind: 'segments',
  key: 'year',
  label: 'Year',
  className,
  options: yearOptions(years, year),
  numeric: true,
});

export const scaleLine = ({ scales }: Choices): FormLine => ({
  kind: 'segments',
  key: 'scale',
  label: 'Figures',
  className: SPREAD.tight,
  options: scales,
});

/** The agreed limit, in points as the book prints them. */
export const budgetLine = ({ budgetStep }: Choices, label: string): FormLine => ({
  kind: 'points',
  key: 'budget',
  label,
  step: budgetStep,
  placeholder: 'None',
  empty: null,
});
