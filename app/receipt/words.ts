// What a receipt says.

export const yourReceipt = 'Your receipt';
export const replaceIt = 'Replace it';
export const linkOpensNoReceipt = 'This link does not open a receipt.';
export const yourEntries = 'Your entries';
