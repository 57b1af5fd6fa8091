// What several rooms of an event say.

export const lookUpCode = 'Look up a code';
export const openedFromLink = 'Opened from a link';
export const markedLateAfterClosing = 'after closing: marked late';
export const letPassByOrganisers = 'Let pass by the organisers';
export const judgedByText = (version: number): string => `judged by terms ${version}`;
export const moreNoneWorse = (more: number): string => `${more} more, none more serious.`;
export const whatChanged = (from: number, to: number): string => `What changed from ${from} to ${to}`;
export const sayWhatToFix = 'Say what needs fixing.';
export const letFindingPass = 'let a finding pass';
export const letFindingCount = 'let a finding count again';
export const armyWithoutName = 'army without a name';
