// What the pages of events say to everybody.

export const packs = 'Packs';
export const eventsRun = 'Events I run';
export const eventAsOrganiser = (role: string, toCheck: number, accepted: number): string =>
  `${role}, ${toCheck === 0 ? 'nothing to check' : `${toCheck} to check`}, ${accepted} accepted`;
export const eventsEntered = 'Events I have entered';
export const entryLine = (number: number, list: string, code: string, state: string): string =>
  `Entry ${number}, ${list || 'army without a name'}, ${code}, ${state},`;
export const eventsToEnter = 'Events to enter';
export const listsOpenAt = (time: string): string => `Lists open ${time}. `;
export const listsCloseAt = (time: string): string => `Lists close ${time}. `;
export const listsAreClosed = 'Lists are closed. ';
export const noPublicEvents =
  'No public events at the moment. Most organisers send their players a link, which opens the event, its terms and the form to enter a list.';
export const whatEventsAreFor = 'Set the terms, send one link, and see who has entered.';
export const eventBelongsToBrowser =
  'The event belongs to this browser. An account keeps it on all your devices:';
export const signUp = 'sign up';
export const aboutEvents = 'Events to enter, those I run, and those I have entered.';
