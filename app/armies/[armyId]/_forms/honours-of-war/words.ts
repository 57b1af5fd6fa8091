import type { Unit } from '@/lib/rules/honours-of-war';

// What the forms of Honours of War say.

type Option<V extends string> = { readonly value: V; readonly label: string };

export const CLASSES: readonly Option<Unit['class']>[] = [
  { value: 'superior', label: 'Superior' },
  { value: 'standard', label: 'Standard' },
  { value: 'inferior', label: 'Inferior' },
];

export const SIZES: readonly Option<Unit['size']>[] = [
  { value: 'small', label: 'Small' },
  { value: 'standard', label: 'Standard' },
  { value: 'large', label: 'Large' },
];
