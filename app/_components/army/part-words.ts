// Words of an army that only parts need which come later: the first load of a page goes without them.
import { counted } from '@/lib/rules/core/army/words';

export const noneChosen = 'None chosen';
export const typeNameOrNation = 'Type a name, rules or nation';
export const chance = 'Chance';
export const orMore = 'or more';
export const coatOf = (coat: string, facings: string): string => `Coat ${coat}, facings ${facings}`;
export const whatHappened = 'What happened';
export const row = 'Row';
export const after = 'After';
export const noRowChanged = 'No row was added, removed or changed.';
export const theArmy = 'The army';
export const inDifferentOrder = (formations: string): string => `The ${formations} are in a different order.`;
export const linesWithin = 'lines';
export const rowsInDifferentOrder = 'The rows are in a different order.';
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
export const ruleSystems = 'Rule systems';
export const openOnOtherDevice = 'Open my armies on another device';
export const privateLink = 'Private link';
export const makePrivateLink = 'Make a private link';
export const whatShareLinkAllows =
  'Anyone with the link can read and print the army as it is at that moment, with its findings, and can make a copy. Nobody can change yours.';
export const roster = 'Roster';
export const cards = 'Cards';
export const reference = 'Reference';
export const find = 'Find';
export const packsOfMine = 'Packs of mine';
export const all = 'All';
export const player = 'Player';
export const suggestArmy = 'Suggest an army';
export const notKnown = 'not known';
export const before = 'Before';
export const sameVersions = 'Both versions are the same.';
export const findingsWithin = 'findings';
export const rows = 'rows';
export const unit = 'Unit';
export const equal = 'equal';
export const ourEstimate = 'our estimate';
export const arm = 'Arm';
export const battle = 'Battle';
export const makeMyCopy = 'Make my own copy';
export const pointsAtMost = 'Points at most';
export const pdf = 'PDF';
export const labels = 'Labels';
export const ordreDeBataille = 'Ordre de Bataille';
export const change = 'Change';
export const amountOfUnits = (units: number): string => counted(units, 'unit');
export const worksUntil = (time: string): string => `Works until ${time}, once.`;
export const errors = 'Errors';
export const warnings = 'Warnings';
