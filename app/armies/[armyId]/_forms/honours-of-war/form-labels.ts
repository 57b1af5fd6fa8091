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
