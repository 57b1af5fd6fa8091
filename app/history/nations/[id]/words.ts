// What the page of a nation says.

import { counted } from '@/lib/rules/core/army/words';

export const coats = 'Coats';
export const byArm = 'by arm';
export const amountOfPieces = (count: number): string => counted(count, 'piece');
export const generalKnowledge = 'general knowledge';
export const itsTroops = 'Its troops in each rule system';
export const byYear = 'by year, with pages';
export const hasNoLists = 'has no lists for it';
export const kindsOfTroops = (army: string, count: number): string =>
  `as ${army}, ${counted(count, 'kind')} of troops`;
export const troopsIn = (name: string): string => `Troops in ${name}`;
export const years = 'Years';
export const confidenceAndProvenance = (confidence: string, provenance: string): string =>
  `${confidence} confidence, ${provenance === 'sourced' ? 'sourced' : 'general knowledge, not verified'}`;
export const flag = 'Flag.';
export const allRegiments = (total: string): string => `All ${total}`;
export const noSuchNation = 'No such nation';
export const nationInWar = (name: string): string => `${name} in the Seven Years War`;
export const aboutNation = (name: string): string =>
  `${name}: regiments, coats and guns, battles, and its troops by year in five rule systems, with pages.`;
