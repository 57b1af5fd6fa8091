import { counted } from '@/lib/rules/core/army/words';
import type { Unit } from '@/lib/rules/honours-of-war/priced';

// What the forms of Honours of War say.

export const priceDependsOnSize = (footprint: string): string =>
  `${footprint} The price depends on the size.`;
export const amountOfFigures = (figures: number): string => counted(figures, 'figure');
export const wideInLine = (frontage: number): string => `${frontage} cm wide in line`;
export const contingentPrice = (label: string, price: number): string => `${label}, ${price} points`;
export const contingentWouldMove =
  'As an allied contingent it would change formation, move and limber by its own nation’s table.';
export const contingentMovesAs = 'Allied contingent: moves and limbers as';
export const contingentCommanders = '; commanders and initiative are the army’s.';
export const contingentPaysAs = 'It pays as';
export const theArmy = 'the army';
export const asTemplate = (template: string): string => `As ${template}`;
export const allotBrigades = 'Allot brigades';
export const asTemplateWithin = (template: string): string => `as ${template}`;
export const sizesAreOff = 'Small and large are off for this army.';
export const switchSizesOn = 'Switch small and large units on';
export const switchOn = 'Switch on';
export const rifles = 'Rifles';
export const battalionGuns = 'Battalion guns';
export const quickFiringGuns = 'Quick-firing guns';
export const superiorWhenFiring = 'Superior when firing';
export const extraBaseForGun = 'Extra base for a gun model, free';
export const moreChoices = 'More choices';
export const labelAsTemplate = (label: string, template: string): string => `${label}: as ${template}`;

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
