// What the list of one’s own orders of battle says.

export const newOrder = 'New order of battle';
