/** The id of the search, for the key that leads to it. */
export const SEARCH_ID = 'desk-search';
