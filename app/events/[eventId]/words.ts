// What the page of one event says.

export const enterList = 'Enter a list';
export const expectedPlayers = 'Expected players';
export const letPass = 'Let pass';
export const reason = 'Reason';

// What reminds players of their lists.
