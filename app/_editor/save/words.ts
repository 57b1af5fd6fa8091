// What is said of edits, and of where they are saved.

export const noConnection = 'no connection';
export const serverDoesNotAnswer = 'the server does not answer';
export const saved = 'Saved';
export const savedAt = (time: string): string => `Saved ${time}`;
export const saving = 'Saving';
export const whatWaitsHere = (why: string): string => `Not sent, kept on this device. ${why}`;
export const cannotBeKept = (why: string): string =>
  `Not sent, and this browser cannot keep it: leave this page open. ${why}`;
export const keptHereFor = (why: string): string => `Not sent: ${why}, kept on this device`;
export const cannotBeKeptFor = (why: string): string =>
  `Not sent: ${why}, and this browser cannot keep it. Leave this page open`;
export const changedElsewhere = 'Changed elsewhere';
export const notSaved = (why: string): string => `Not saved: ${why}`;
export const isDeletedElsewhere = 'Not saved: deleted elsewhere';
export const changesElsewhere = 'Changes made elsewhere';
export const editsInOtherTab = 'Edits in another tab';
export const editsUnreadable =
  'The edits kept on this device could not be read. You see the last saved version.';
export const takeOtherVersion = 'Take the other version';
export const takeBothVersions = 'Take both versions';
export const wasChangedElsewhere = (what: string): string =>
  `This ${what} was changed elsewhere. You see the newest version. Undo brings back yours.`;
export const hasUndone = (deed: string): string => `Undone: ${deed}`;
export const hasRedone = (deed: string): string => `Redone: ${deed}`;
