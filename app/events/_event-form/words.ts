// What the form of an event says.

export const fiveMinutes = '5 minutes';
export const quarterOfHour = '15 minutes';
export const anHour = 'an hour';
export const aDay = 'a day';
export const acceptedLate = 'accepted but marked late';
export const notPossible = 'not possible';
export const anyoneWithLink = 'anyone with the player link';
export const anyoneOnPage = 'anyone who opens the event’s page';
export const whenListsClose = 'when lists close';
export const atAnotherTime = 'at another time';
export const neverPublic = 'never: only organisers read them';
export const secondsOfGrace = (seconds: string): string => `${seconds} seconds`;
export const theEvent = 'The event';
export const exampleOfHours = '10:00 to 18:00';
export const whatPlayersShouldKnow = 'What players should know';
export const shownOnPage = 'Shown on the event’s page, exactly as you write it.';
export const whenListsAreSent = 'When lists can be sent';
export const extraTime = 'Extra time after closing';
export const sendingLaterIs = 'Sending later is';
export const onceFull = 'Once they are full, no more lists can be sent.';
export const whoCanEnterAndRead = 'Who can enter and read';
export const whoCanEnter = 'Who can enter a list';
export const listsBecomePublic = 'Lists become public';
export const publicFrom = 'Public from';
export const listHereForEveryone = 'List this event here for everyone; otherwise people need a link';
export const whoSeesYourName = 'Shown to players and other organisers.';
export const askBookAlone = 'The book alone: no points limit, any nation. Is that what you want?';
export const whatBookAloneMeans =
  'Without a pack, lists are checked against the book only. You can add terms later.';
export const yesBookAlone = 'Yes, the book alone';
export const makingEvent = 'Making the event';
export const makeEvent = 'Make the event';
export const timeZone = 'Time zone of the event';
export const whatTimeZoneIsFor = 'Type a city. All times below, and all times players see, are in this zone.';
