// What several pages of the history say.

export const myOrdersOfBattle = 'My orders of battle';
export const battleWithoutName = 'Battle without a name';
export const templateOfOrder = 'Order of battle, template';

/** Whether a source says it. */
export const provenanceText = (provenance: string): string =>
  provenance === 'sourced' ? 'sourced' : 'general knowledge, not verified';
