// What links to pages say where they are pasted, and what is said where a picture is not made.

export const forcesWithin = 'forces of a printed scenario';
export const forces = 'Forces of a printed scenario';
export const orderOfBattleOf = (name: string, what: string): string => `${name}, ${what}: order of battle`;
export const whatOrderHolds = 'Order of battle with strengths, commanders and sources.';
export const sideNumber = (number: number): string => `Side ${number}`;
export const codeNamed = (code: string): string => `Code ${code}`;
export const listsCloseOn = (time: string): string => `Lists close on ${time}`;
export const busyWithPictures = 'Muster is busy with other pictures. Try again in a few seconds.';
export const pictureNotMade = 'The picture could not be made. Try again.';
export const unitNoun = (units: number): string => (units === 1 ? 'unit' : 'units');
