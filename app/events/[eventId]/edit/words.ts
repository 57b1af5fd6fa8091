// What an organiser reads who changes an event.

export const whatDeletionDoes =
  'This deletes its page, desk, links and terms. Players keep their receipts, each with their own list and verdict; nobody can enter or answer any more. For everyone else, the codes on printed sheets only say that the event was deleted, and when. You can restore it for 30 days, on the page of events.';
export const eventIsGone = 'This event no longer exists.';
export const keepMine = 'Keep mine and save again';
