type Option = { readonly value: string; readonly label: string };

export const CLASSES: readonly Option[] = [
  { value: 'superior', label: 'Superior' },
  { value: 'standard', label: 'Standard' },
  { value: 'inferior', label: 'Inferior' },
];

export const SIZES: readonly Option[] = [
  { value: 'small', label: 'Small' },
  { value: 'standard', label: 'Standard' },
  { value: 'large', label: 'Large' },
];

const FIXED: readonly Option[] = [
  { value: 'dithering', label: 'Dithering' },
  { value: 'dependable', label: 'Dependable' },
  { value: 'dashing', label: 'Dashing' },
];

export const RATINGS: readonly Option[] = [{ value: 'variable', label: 'Variable' }, ...FIXED];

export const GENERAL_RATINGS: readonly Option[] = [{ value: 'unrated', label: 'Unrated' }, ...FIXED];
