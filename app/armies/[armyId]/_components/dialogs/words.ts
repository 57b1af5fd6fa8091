// What the dialogs of the builder say.

import { counted } from '@/lib/rules/core/army/words';

export const whereOtherVersionIs =
  'The version you do not choose is kept in the history of this army, or as a copy among your armies.';
export const buildWithoutPack = 'Build without a pack';
export const buildUnderPack = 'Build under a pack';
export const armyUnderOtherRules = 'This army under other rules';
export const whatCarriesOver =
  'Arm, type, size, nation and works carry over where the other rules have them. Everything else is what they usually give such troops. The assumptions list what is changed or left out.';
export const rulesNotLoaded = 'These rules could not be loaded.';
export const inHousePoints = ' (house points)';
export const amountOfAssumptions = (count: number): string => counted(count, 'assumption');
export const keepAsNewArmy = 'Keep as a new army';
export const housePoints = 'House points';
export const whatHousePointsAre =
  'The source gives no points. House points are our estimate: change any of them for this army, and its sheets say so.';
export const resetHousePoints = 'Reset house points';
export const putAllBack = (count: number): string =>
  count === 1 ? 'Reset it to our estimate' : `Reset all ${count} to our estimates`;
export const housePointsOf = (label: string): string => `House points: ${label}`;
export const defaultIs = (text: string): string => `Default: ${text}. `;
export const couldNotRead = (name: string): string => `${name} could not be read.`;
export const notImported = (name: string): string => `${name} was not imported.`;
export const importHouseTables = 'Import house tables';
export const tablesFilledIn = (tables: string, replaced: number): string =>
  `${tables} filled in, ${replaced} replaced.`;
export const nothingNewInTables = 'Nothing new: these tables already say this.';
export const undoReversesIt = 'Undo reverses it.';
export const importTables = 'Import tables';
export const nameOfTablesFile = (fileName: string): string => `${fileName} house tables.json`;
export const exportTables = 'Export tables';
export const houseTables = 'House tables';
export const whatHouseTablesAre =
  'The source has lost these tables. What you fill in is kept with this army and printed on its sheets. Save it as a file to use it in your other armies.';
export const houseTable = (title: string): string => `House table: ${title}`;
export const blankTable = 'blank';
export const tableFilledIn = 'filled in';
export const fillInTable = (label: string): string => `Fill in ${label}`;
export const fillInTableFrom = (label: string, source: string): string => `Fill in ${label} (${source})`;
export const everywhere = 'Everywhere';
export const thisHelp = 'This help';
export const printKeys = 'Ctrl + P';
export const inSearch = 'In the search';
export const addFirstFound = 'Add the first troop type found';
export const inOrderOfBattle = 'In the order of battle';
export const goThroughRows = 'Go through rows and headings';
export const moveRow = 'Move the row, also into the next section';
export const chooseSeveralKeys = 'Ctrl + click, Shift + click';
export const chooseSeveral = 'Choose several; click one to choose it alone';
export const theWordsOf = (name: string): string => `The words of ${name}`;
export const whereWordsStand =
  ', its prices and every check with its page are on its rules page. On a Mac, use Command for Ctrl.';
export const optionalRules = 'Optional rules';
export const whereNotesAreShown = 'Kept in the file; shown on rosters and to organisers';
export const namePlayer = 'Name the player';
export const letOthersRead = 'Let others read this army';
export const makeShareLink = 'Make a share link';
export const endAllLinks = 'End all share links of this army';
export const allLinksEnded = 'All links to this army have ended.';
export const whatPrivateLinkDoes =
  'A private link for your own phone or computer. The first person to open it has all your armies. It works once.';
export const armyAsFile = 'The army as a file, picture or text';
export const discord = 'Discord';
export const whatsApp = 'WhatsApp, plain';
export const readsBack = 'Full, reads back';
export const whatDiscordTextIs = 'Markdown without blank lines, for Discord and Reddit. Notes are left out.';
export const whatChatTextIs = 'Plain text without blank lines, for any chat or mail. Notes are left out.';
export const whatForumTextIs = 'BBCode, for forums.';
export const whatFullTextIs =
  'Everything, as plain text. It can be read back: paste it where armies are imported.';
export const theArmyAsText = 'The army as text';
export const inShort = (formation: string): string => `In short: a line for each ${formation}`;
export const textNotMade = 'The text could not be made: there is no connection. Try again when it is back.';
export const textOfArmy = 'Text of the army';
