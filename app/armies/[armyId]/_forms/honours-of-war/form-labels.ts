import type { Unit } from '@/lib/rules/honours-of-war/priced';
import * as words from './words';

type Option<V extends string> = { readonly value: V; readonly label: string };

export const CLASSES: readonly Option<Unit['class']>[] = [
  { value: 'superior', label: words.superior },
  { value: 'standard', label: words.standard },
  { value: 'inferior', label: words.inferior },
];

export const SIZES: readonly Option<Unit['size']>[] = [
  { value: 'small', label: words.small },
  { value: 'standard', label: words.standard },
  { value: 'large', label: words.large },
];
