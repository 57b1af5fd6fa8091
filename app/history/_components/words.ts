// What the parts of the history’s pages say.

import { amountOf } from '@/lib/rules/core/army/number';

export const filters = 'Filters';
export const filtersSet = (filters: number): string => `, ${filters} set`;
export const commander = 'Commander';
export const allCommanders = 'All commanders';
export const allYears = '1756 to 1762';
export const allTheatres = 'All theatres';
export const howMuchIsKnown = 'How much is known';
export const anyDepth = 'Any depth';
export const howMuchBySides = 'How much is known, by sides';
export const withoutDate = 'Without a date';
export const amountOfBattalions = (amount: string): string => `${amount} bns`;
export const commanders = 'Commanders';
export const firstSide = ', first side';
export const secondSide = ', second side';
export const depthHead = 'Known';
export const notNamed = 'not named';
export const againstBetween = ' against ';
export const against = 'against';
export const makingCopy = 'Making the copy';
export const resultsFor = (question: string): string => `Found for “${question}”`;
export const nothingMatches = 'No battle, commander or regiment matches.';
export const theWar = 'The Seven Years War';
export const whatHistoryHolds = (battles: number, regiments: string, nations: number): string =>
  `${amountOf(battles, 'battle')}, ${regiments} regiments, ${nations} nations. Every fact gives its source or says that it has none. What is unknown is left blank.`;
export const noCommanderCalled = (name: string): string => `No commander is called “${name}” here.`;
export const battlesOfAll = 'You see the battles of all commanders.';
export const allBattles = (count: number): string => `All ${count}`;
export const noBattleMatches = 'No battle matches.';
export const enteredByPlayers = 'Entered by players';
export const newestFirst = (count: number): string => `${count}, newest first; none by Muster`;
export const enteredByPlayersWithin = 'entered by players';
export const battleCommanderOrRegiment = 'Battle, commander or regiment';
export const partsOfPage = 'Parts of this page';
export const byNumberOfRegiments = (count: number): string => `${count}, by number of regiments`;
export const allOwn = (count: number): string => `All ${count}`;
export const enterOrder = 'Enter an order of battle';
export const importOne = 'Import one';
export const proportions = 'Proportions';
export const amountChanged = (changed: number): string => `, ${changed} changed`;
export const asRecorded = 'as recorded';
export const otherKinds = 'Other kinds';
export const usually = (usual: number): string => `usually ${usual}`;
export const severalOf = (type: string): string => `several, ${type}`;
export const rowsOfSeveral = (several: number): string =>
  `, and ${several === 1 ? '1 row that stands' : `${several} rows that each stand`} for several`;
export const nameNumberOrChief = 'Name, number or chief';
export const nationOfRegiments = 'Nation of the regiments';
export const armOfRegiments = 'Arm of the regiments';
export const allArms = 'All arms';
export const noRegimentMatches = 'No regiment matches.';
export const pagesOfRegiments = 'Pages of regiments';
export const earlierRegiments = 'Earlier regiments';
export const pageOfPages = (page: number, pages: number): string => `Page ${page} of ${pages}`;
export const moreRegiments = 'More regiments';
export const shareOf = (some: string, about: boolean, all: string, what: string): string =>
  `${some} of ${about ? 'about ' : ''}${all} ${what}`;
export const noStrengthOfSide = 'No source gives the strength of this side.';
export const namedBySources = (strengths: string): string => `Named by the sources: ${strengths}.`;
export const noSource = 'No source: general knowledge of the period, not verified.';
export const alliesAbove = 'Allies above,';
export const franceBelow = 'France below';
export const prussiaAbove = 'Prussia above,';
export const austriaBelow = 'Austria below';
export const russiaBelow = 'Russia below';
export const britishAbove = 'British above,';
export const frenchBelow = 'French below';
export const frenchOr = 'French or';
export const bengalBelow = 'Bengal below';
export const whatTimelineShows = 'Battles by year and theatre, the strengths of both sides as bars';
export const whatBarShows = 'The length of a bar shows the army’s strength';
export const strengthOfBar = '50,000 men';
export const strengthNotKnown = 'strength not known';
export const winter = 'winter, December to February';
export const uniformOf = (coat: string, facings: string, breeches: string): string =>
  `Coat ${coat}, facings ${facings}, breeches ${breeches}`;
