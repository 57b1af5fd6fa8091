// What tables, sheets and dialogs of armies say in every room.

export const noneChosen = 'None chosen';
export const typeNameOrNation = 'Type a name, rules or nation';
export const chance = 'Chance';
export const orMore = 'or more';
export const coatOf = (coat: string, facings: string): string => `Coat ${coat}, facings ${facings}`;
export const howPointsAreMadeUp = (points: string): string => `How ${points} points are made up`;
export const whatHappened = 'What happened';
export const row = 'Row';
export const after = 'After';
export const noRowChanged = 'No row was added, removed or changed.';
export const theArmy = 'The army';
export const inDifferentOrder = (formations: string): string => `The ${formations} are in a different order.`;
export const linesWithin = 'lines';
export const rowsInDifferentOrder = 'The rows are in a different order.';
export const showMore = (more: number, left: number): string => `Show ${more} more of ${left}`;
export const addressOfThisComputer = (host: string): string =>
  `You opened Muster as ${host}, an address that works on this computer only. To make a link for other devices, open Muster at the network address it printed when it started.`;
export const chatAppsShowPicture =
  'Chat apps show a picture with the link. They may keep it after you end the link.';
export const savePicture = 'Save as picture';
export const makeBothArmies = 'Make both armies';
export const onlyOneSide = (label: string): string => `Only ${label}`;
export const makeThisArmy = 'Make this army';
export const hasNoUnits = 'It has no units.';
export const totalOfArmy = 'Total of the army';
export const continued = (detail: string): string => `${detail}, continued`;
export const pointsForNamed = (name: string): string => `points for ${name}: how`;
export const partsOf = (what: string): string => `Parts of the ${what}`;
export const partOfAll = (what: string, from: string, to: string, all: string): string =>
  `${what} ${from} to ${to} of ${all}`;
export const earlierPart = (what: string): string => `Earlier ${what}`;
export const nextPart = (what: string): string => `More ${what}`;
export const lastPart = (what: string): string => `Last ${what}`;
export const pointsAndLimits = 'Points and limits';
export const infantry = 'Infantry';
export const lightInfantry = 'Light infantry';
export const cavalry = 'Cavalry';
export const command = 'Command';
export const works = 'Works';
export const key = 'Key';
export const ruleSystems = 'Rule systems';
