// What the desk of an event says.

export const importLists = 'Import lists';
export const organisers = 'Organisers';
export const auditTrail = 'Audit trail';
export const playerLink = 'Player link';
export const notSentYet = 'Not sent yet';
export const acceptAnyway = 'Accept anyway';
export const returnIt = 'Return';
export const accept = 'Accept';
export const firstSent = 'first sent';
export const loadingLink = 'Loading the link.';
export const acceptAmount = (count: number): string => `Accept ${count}`;
export const files = 'Files';
