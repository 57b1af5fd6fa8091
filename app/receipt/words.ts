// What a receipt says.

export const linkOpensNoReceipt = 'This link does not open a receipt.';
