import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'setValue'>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Takes into a form what the server has made of `sent`. What was typed in a field while the answer was on its way
 * stays, as a change that is yet to be sent.
 * @param sent a copy of the values of the form, taken when it was sent
 */
export const takeAnswer = <T extends FieldValues>(
  { getValues, reset, setValue }: Form<T>,
  sent: T,
  answer: T,
): void => {
  const typed = structuredClone(getValues());
  reset(answer as DefaultValues<T> & T);
  for (const field of Object.keys(sent) as Path<T>[]) {
    if (isSame(typed[field], sent[field])) continue;
    setValue(field, typed[field] as PathValue<T, Path<T>>, { shouldDirty: true });
  }
};
