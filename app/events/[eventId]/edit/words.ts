// What an organiser reads who changes an event.

export const eventIsGone = 'This event no longer exists.';
export const keepMine = 'Keep mine and save again';
