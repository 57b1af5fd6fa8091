/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
/** What stands above the table: it takes the focus of a button that went with what it did. */
export const TOOLS_ID = 'desk-tools';
/** What is done with the ticked, far after the table for whoever goes by the keyboard. */
export const TICKED_ID = 'desk-ticked';
