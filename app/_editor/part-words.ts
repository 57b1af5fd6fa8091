// Words of an editor that only parts need which come later: its first load goes without them.

export const thisDevice = 'This device';
export const changedElsewhere = (what: string): string => `This ${what} was changed elsewhere`;
export const takeOther = 'Take the other, keep this as a copy';
export const keepThisOne = 'Keep this one';
export const takeBoth = 'Take both';
export const savedNewer = (other: string | undefined, place: string): string =>
  `${other ?? 'Another device'} saved a newer version while you were editing here. ${place}`;
export const nowOnThisDevice = 'now, on this device';
export const deletedElsewhere = (what: string): string => `This ${what} was deleted elsewhere`;
export const keepAsNew = (what: string): string => `Keep it as a new ${what}`;
export const editsOnThisDevice = (what: string): string =>
  `Your edits are still on this device. You can keep them as a new ${what}.`;
export const needsJavaScript =
  'The editor needs JavaScript. Turn it on in this browser, then open the page again.';
export const pickedUp = (name: string): string => `Picked up ${name}.`;
export const isOver = (name: string, target: string, within: string): string =>
  `${name} is over ${target}, in ${within}.`;
export const putDown = (name: string, over: string): string => `Put ${name} down${over}.`;
export const atNamed = (name: string): string => ` at ${name}`;
export const stays = (name: string): string => `${name} stays where it was.`;
export const move = 'Move';
export const bothCanBeTaken = ' The changes do not touch: you can take both.';
export const moveTo = 'Move to';
export const eventPack = 'Event pack';
export const nationsWithin = 'nations';
export const counts = 'Counts';
export const onePerLine = 'One per line';
