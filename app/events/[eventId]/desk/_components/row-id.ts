/** The id by which the line of an entry gets the focus. */
export const rowId = (number: number): string => `entry-${number}`;
