/** The message if a resource does not exist, or not for this user. */
export const NOT_FOUND_MESSAGES = {
  account: 'You are not signed in to that account.',
  army: 'There is no such army here.',
  battle: 'There is no such order of battle here.',
  code: 'No list has this code.',
  device: 'This device can no longer open your armies.',
  'device link': 'This link was used, is too old or never existed. Make a new one on the other device.',
  entrance: 'This link no longer opens an event. Ask the organiser for a new one.',
  event: 'There is no such event here.',
  game: 'There is no such game here, or you have left it.',
  'game code':
    'These letters open no game: they were used, are older than ten minutes, or one is wrong. Ask for new ones.',
  'game link': 'This link no longer opens a game. Ask the player who opened it to show it again.',
  invitation: 'This invitation was used or cancelled. Ask the organiser for a new one.',
  link: 'This link does not open an army.',
  pack: 'There is no such pack here.',
  'ready-made army': 'There is no such ready-made army here.',
  receipt: 'There is no such receipt here.',
  'rule system': 'There is no such rule system here.',
  version: 'There is no such version here.',
} as const;

/** The resource behind an address of the API. */
export type Resource = keyof typeof NOT_FOUND_MESSAGES;

/** The message for an address without a resource. */
const NOTHING = 'There is nothing at this address.';

/** What to say where a thing is gone; without one, that nothing is at that address. */
export const notFoundMessage = (thing?: Resource): string =>
  thing === undefined ? NOTHING : NOT_FOUND_MESSAGES[thing];
