/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
/** What stands above the table: it takes the focus of a button that went with what it did. */
export const TOOLS_ID = 'desk-tools';
/** What is done with the ticked, far after the table for whoever goes by the keyboard. */
export const TICKED_ID = 'desk-ticked';

/** The id by which the line of an entry gets the focus. */
export const rowId = (number: number): string => `entry-${number}`;

/** The heading of the chosen list, which takes the focus when it is opened by the keyboard. */
export const HEAD_ID = 'entry-head';
/** The buttons that keys of one letter press. */
export const ACT_IDS = { accept: 'act-accept', return: 'act-return', ask: 'act-ask' } as const;
