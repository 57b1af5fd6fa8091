// What reminds players of their lists.

export const listsCloseOn = (areClosed: boolean, time: string, zone: string): string =>
  `Lists ${areClosed ? 'closed' : 'close'} on ${time} (${zone}).`;
export const noListYet = (event: string): string => `${event}: we do not have your list yet.`;
export const enterItAt = (link: string): string => `Enter it here: ${link}`;
export const needsNoAccount = 'You need no account, and you can replace your list until then.';
