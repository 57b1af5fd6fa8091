// What the codes of sheets say.

export const compareWithSheet = 'Compare with the sheet';
export const hashOfAccepted = (signs: string): string => `The hash of the accepted list is ${signs}.`;
export const sameCharacters =
  'The sheet has the same 16 characters at its foot. If they differ, someone changed the sheet.';
export const openVersion = (version: number, code: string): string => `Open version ${version}, ${code}`;
export const listAsEntered = 'The list as entered';
export const storedOn = (day: string): string => `Stored ${day}`;
export const dataWas = (data: string, before: string): string => `data ${data}, was ${before}`;
export const canNotBeRead = 'can no longer be read';
export const theSame = 'the same';
export const ofThem = (of: string): string => `of ${of}`;
export const breakingPoint = 'Breaking point';
export const byOrganiser = 'by an organiser';
export const codeFromSheet = 'Code from a sheet';
export const deletedEvent = 'A deleted event';
export const typeItAgain = 'Check it and type it again here.';
export const entryOfEvent = (event: string, number: number, name: string): string =>
  `${event}, entry ${number}, ${name}`;
export const termsOfEvent = 'The event’s terms';
export const untilNothing = (day: string): string => `Until ${day} nothing`;
export const whatCodeBelongsTo = (accepted: boolean, until: string): string =>
  `The code belongs to ${accepted ? 'an accepted' : 'a'} list of this event. ${until} else is shown: no name, army, points or hash.`;
export const whoSeesEverything =
  'Its player can see everything on the receipt, through the private link given when the list was sent. Organisers see it here once they are signed in.';
export const exampleOfCode = 'AM-3HF2-QN';
export const whereCodeStands = 'You find it under the hash. Small letters without dashes work too.';
export const lookUp = 'Look up';
export const aboutCode = 'What the code on the sheet of an entered list means.';
export const whatCodesShow =
  'The sheet of every list entered at an event carries a code. It shows whether the sheet matches the list as entered, and whether that list was accepted.';
