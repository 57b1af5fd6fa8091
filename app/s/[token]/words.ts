// What a shared army says.

export const sharedVersion = (revision: number): string => `Shared to read. Version ${revision}, edited`;
export const howToPrintWhole = (link: string): string =>
  `To print the whole roster, press Print on this page or open its PDF: ${link}/roster.pdf`;
export const referenceSheet = 'Reference sheet';
export const drawnInLines = 'The army drawn in its lines';
export const opensNoArmy = 'This link does not open an army';
export const whyOpensNoArmy =
  'Its owner has stopped sharing or deleted the army, or the link is incomplete. Ask for a new link, and copy all of it.';
export const sharedArmy = 'Shared army';
