import type { FormLine } from '@/app/_editor/fields/lines';

type Option = { readonly value: string; readonly label: string };

export const RATINGS: readonly Option[] = ['0', '1', '2'].map((value) => ({ value, label: value }));

export const MORALES: readonly Option[] = ['1', '2', '3', '4', '5', '6'].map((value) => ({
  value,
  label: value,
}));

export const LISTS: readonly Option[] = [
  { value: 'core', label: 'Core' },
  { value: 'plus-10', label: '+10 %' },
  { value: 'plus-30', label: '+30 %' },
  { value: 'both', label: 'Both' },
];

/** The list that a unit or commander belongs to. */
export const LIST: FormLine = {
  kind: 'segments',
  key: 'list',
  label: 'List',
  options: LISTS,
  usual: 'core',
};

export const ENTRIES: readonly Option[] = [
  { value: 'table', label: 'Deploys on the table' },
  { value: 'reinforcement', label: 'Reinforcement' },
  { value: 'flank-march', label: 'Flank march' },
];

export const SIDES: readonly Option[] = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
];

export const WORKS_LISTS: readonly Option[] = [
  { value: 'defender', label: 'Defence only' },
  { value: 'any', label: 'Any role' },
];

export const ROLES: readonly Option[] = [
  { value: 'open', label: 'Not rolled yet' },
  { value: 'attacker', label: 'Attacker' },
  { value: 'defender', label: 'Defender' },
];

export const BATTLES: readonly Option[] = [
  { value: 'open', label: 'Not rolled yet' },
  { value: 'attack', label: 'Attack' },
  { value: 'pitched', label: 'Pitched' },
];
