// What the print page of an army says.

import { counted } from '@/lib/rules/core/army/words';

export const labelForEachBase = 'One for each base or stand';
export const hideFormations = 'Hide formations';
export const unitsOnly = 'Units only, no commanders';
export const showPoints = 'Show points';
export const cuttingEdges = 'Edges for cutting plain paper';
export const stock = 'Stock';
export const stockSize = (name: string, columns: number, rows: number, total: number): string =>
  `${name}, ${columns} × ${rows} = ${total} a sheet`;
export const stockWithoutMargin =
  'This stock has no margin. The first label names the army and its rules, and says whether it is ready.';
export const firstFreeLabel = 'First free label';
export const placeOfLabel = (row: number, column: number, columns: number): string =>
  `Row ${row}, label ${column} of ${columns}`;
export const labelsForUnit = 'Labels for a unit';
export const noteDoesNotFit = 'note does not fit';
export const notesDoNotFit = 'notes do not fit';
export const noteCutShort = 'note is cut short';
export const notesCutShort = 'notes are cut short';
export const qrDoesNotFit = 'QR code does not fit';
export const qrsDoNotFit = 'QR codes do not fit';
export const lineCutShort = 'line is cut short';
export const linesCutShort = 'lines are cut short';
export const labelDetailDoesNotFit = 'detail of a label does not fit';
export const labelDetailsDoNotFit = 'details of labels do not fit';
export const namedOnPage = (named: string, page: number): string => `${named} (page ${page})`;
export const oddsNeedLargerCard = 'Odds that do not fit need the larger card.';
export const forward = 'Forward';
export const linesAndWings = 'Lines and wings';
export const howToPlaceFormations = 'Drag a formation, or choose one to move it.';
export const placeByRule = 'Place all by rule again';
export const a4 = 'A4';
export const letter = 'Letter';
export const sleeveSize = '63 by 88 millimetres, for sleeves';
export const largeCardSize = '70 by 120 millimetres';
export const quarter = 'Quarter';
export const quarterOfPaper = 'A quarter of the paper';
export const forTheseArmies = 'For these armies';
export const inFull = 'In full';
export const whereAlike = 'Where alike';
export const whereUnitsAlike = 'Where units are alike';
export const allUnits = 'All units';
export const hidePoints = 'Hide points';
export const hideNotes = 'Hide notes';
export const hideRatings = 'Hide ratings of commanders';
export const combineIdentical = 'Combine identical units';
export const blackAndWhite = 'Black and white';
export const formationPerPage = 'One formation per page';
export const onLargePaper = 'On A3 or Tabloid';
export const withBacks = 'Backs, to print on both sides';
export const smallType = 'Small type, on fewer sides';
export const kindsOnPaper = (kinds: string, paper: string | undefined): string => `${kinds} on ${paper}`;
export const nothingChosen = 'Nothing chosen';
export const sheets = 'Sheets';
export const paper = 'Paper';
export const choicesAreRemembered = 'These choices are remembered in this browser.';
export const reset = 'Reset';
export const whatIsPrinted = 'What is printed';
export const numberUnits = 'Number units';
export const sizeInMillimetres = 'Size, in millimetres';
export const oddsNeedLargerCards = 'Odds need the larger card.';
export const otherArmies = 'Other armies in this job';
export const findArmy = 'Find an army';
export const noArmyOfThatName = 'None of your armies has that name.';
export const mostArmies = (most: number): string => `Print at most ${most} armies at once.`;
export const armyNotLoaded = 'That army could not be loaded. Try again when there is a connection.';
export const svg = 'SVG';
export const png = 'PNG';
export const pdfShowsSavedArmy = 'The PDF shows the saved army. Your latest edits are not sent yet.';
export const sheetsNotLoaded =
  'The sheets could not be loaded: there is no connection. Try again when it is back.';
export const qrOpensShareLink = 'The QR code opens the share link you just made.';
export const makeLinkAndQr = 'Make a share link and print its QR code';
export const sheetsOnBothSides = (sheets: string, both: number): string =>
  `${sheets}, or ${both} printed on both sides`;
export const blanksToFillIn = (count: number): string =>
  `The reference sheet has ${counted(count, 'blank')} to fill in: the source has lost these tables. To print your own values, enter them under Army settings, House tables.`;
export const chooseWhatToPrint =
  'Choose what to print: roster, Ordre de Bataille, cards, labels or reference.';
export const changedSinceEntered = (code: string, version: number, event: string): string =>
  `Changed since it was entered as ${code}, version ${version}, for ${event}. Its sheets say so. To print it with a code of the event, send it again.`;
export const printedAsListOf = 'Printed as the list of';
export const enteredAtSeveral =
  'The army is entered at several events. Its sheets carry the code and verdict of one of them.';
export const printedAsEntered = (code: string, version: number, event: string): string =>
  `Printed as ${code}, version ${version}, of ${event}, with its code and verdict there.`;
export const lettersOnPage = (text: string, page: number): string => `“${text}” (page ${page})`;
export const lettersNotInFonts = (count: number, named: string): string =>
  `No font of the PDF has the letters of ${counted(count, 'place')}, which print as [?]: ${named}`;
export const browserMayPrintThem = '. The browser can print them if this device has the font.';
export const eventCodeAndVersion = (event: string, code: string, version: number): string =>
  `${event}: ${code}, version ${version}`;
