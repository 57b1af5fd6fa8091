/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
/** What stands above the table: it takes the focus of a button that went with what it did. */
export const TOOLS_ID = 'desk-tools';
