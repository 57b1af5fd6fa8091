// Words of an army that only parts need which come later: the first load of a page goes without them.
import { counted } from '@/lib/rules/core/army/words';

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
export const rows = 'rows';
export const unit = 'Unit';
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
