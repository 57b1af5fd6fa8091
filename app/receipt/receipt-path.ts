/** The page of a receipt, by its private link or by the id of an entry of one's own. */
export const receiptPath = (receipt: string): string => `/receipt/${encodeURIComponent(receipt)}`;

/** Where another list is sent in the place of the last. */
export const replacePath = (receipt: string): string => `${receiptPath(receipt)}/replace`;
